chapter-sample-variant-changes = Sample Variant

sample-variant-changes-first = 이 변형 규칙은 아직 바꾸는 것이 없습니다.
