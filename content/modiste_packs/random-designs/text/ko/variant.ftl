# What the variant is called, and what it changes in one sentence.

variant-random-designs = 무작위 시작 디자인
    .about = 의류 유형 토큰에 적힌 디자인 대신 2011년판처럼 무작위로 받은 디자인 2장으로 시작합니다.
