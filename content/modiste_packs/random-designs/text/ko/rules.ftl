# The rules of the variant. Every id is that of a clause in rules.yaml.

pap-random-designs-token = 의류 유형 토큰을 무작위로 1개씩 뽑습니다. 토큰에 적힌 유형(재킷, 드레스, 신발, 바지, 셔츠)이 자기 회사의 전문 의류 유형입니다. 토큰에 적힌 디자인 번호는 쓰지 않습니다.
pap-random-designs-hand = 시작 디자인을 포함해 모든 디자인을 함께 섞습니다. 플레이어마다 무작위로 2장을 받아 시작합니다.
pap-random-designs-deck = 남은 디자인은 뒷면으로 더미를 만듭니다. 더미에서 { $display_designs }장을 앞면으로 펼칩니다.
