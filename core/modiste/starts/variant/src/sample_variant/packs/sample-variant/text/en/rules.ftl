chapter-sample-variant-changes = Sample Variant

sample-variant-changes-first = This variant changes nothing yet.
