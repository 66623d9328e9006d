variant-sample-variant = Sample Variant
    .about = 아직 바꾸는 것이 없습니다.
