variant-sample-variant = Sample Variant
    .about = Changes nothing yet.
