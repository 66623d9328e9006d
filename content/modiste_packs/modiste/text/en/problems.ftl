# What is wrong with the files of content packs, after the place where it is, and why the system refuses a file.
# No full stop and no capital: problem-line adds what stands there ($got) and what was probably meant ($near).

problem-line = { $what }{ $got_given ->
    [yes] {" "}(got { $got })
   *[no] {""}
}{ $near_given ->
    [yes] ; did you mean { $near }?
   *[no] {""}
}
problem-own-words = { $words }
problem-a-list = a list
problem-a-mapping = a mapping

# Files and folders

problem-no-folder = is no folder
problem-no-file = there is no such file
problem-strange-file = is no readable file
problem-unreadable = is no readable file: { $reason }
problem-outside = leads out of the pack's folder
problem-too-large = is larger than { NUMBER($most, useGrouping: 0) } bytes
problem-no-utf8 = the byte { $byte } is not UTF-8

# YAML

problem-yaml = { $words }
problem-yaml-character = the character { $character } may not stand in a YAML file
problem-yaml-too-many = holds more than { NUMBER($most, useGrouping: 0) } words, lists and mappings
problem-yaml-too-deep = more than { $most } lists and mappings stand in one another
problem-yaml-tag = a tag ({ $tag }) may not stand here; write the value alone
problem-yaml-anchor = an anchor (&{ $name }) may not stand here; write the value out, or quote the text
problem-yaml-alias = an alias (*{ $name }) may not stand here; write the value out, or quote the text
problem-yaml-key = a key must be plain text
problem-yaml-key-twice = the key { $key } stood already on line { NUMBER($line, useGrouping: 0) }
problem-key-elsewhere = the key { $key } stands in { $file } too

# Values

problem-missing = is missing
problem-unknown-key = is not a known key
problem-no-form = is none of the forms that may stand here
problem-no-form-of = is none of the forms that may stand here (its keys: { $keys })
problem-value-dict-type = should be a mapping
problem-value-model-type = should be a mapping
problem-value-model-attributes-type = should be a mapping
problem-value-list-type = should be a list
problem-value-tuple-type = should be a list
problem-value-string-type = should be text
problem-value-int-type = should be a whole number
problem-value-int-parsing = should be a whole number
problem-value-int-parsing-size = should be a smaller whole number
problem-value-int-from-float = should be a whole number, without a fraction
problem-value-float-type = should be a number
problem-value-float-parsing = should be a number
problem-value-finite-number = should be a finite number
problem-value-bool-type = should be true or false
problem-value-bool-parsing = should be true or false
problem-value-literal-error = should be { $count ->
    [1] { $last }
   *[other] { $others } or { $last }
}
problem-value-enum = should be { $count ->
    [1] { $last }
   *[other] { $others } or { $last }
}
problem-value-union-tag-invalid = { $tag } is none of { $expected_tags }
problem-value-greater-than = should be greater than { NUMBER($gt, useGrouping: 0) }
problem-value-greater-than-equal = should be greater than or equal to { NUMBER($ge, useGrouping: 0) }
problem-value-less-than = should be less than { NUMBER($lt, useGrouping: 0) }
problem-value-less-than-equal = should be less than or equal to { NUMBER($le, useGrouping: 0) }
problem-value-multiple-of = should be a multiple of { NUMBER($multiple_of, useGrouping: 0) }
problem-value-too-short = should have at least { $min_length ->
    [one] 1 item
   *[other] { $min_length } items
}, not { $actual_length }
problem-value-too-long = should have at most { $max_length ->
    [one] 1 item
   *[other] { $max_length } items
}, not { $actual_length }
problem-value-string-too-short = should have at least { $min_length ->
    [one] 1 character
   *[other] { $min_length } characters
}
problem-value-string-too-long = should have at most { $max_length ->
    [one] 1 character
   *[other] { $max_length } characters
}
problem-value-string-pattern-mismatch = should match the pattern { $pattern }
problem-value-other = is refused: { $words }

# pack.yaml

problem-folder-name = should be the name of the pack's folder, { $folder }
problem-extends-itself = a pack cannot extend itself
problem-circle = packs extend one another in a circle: { $packs }
problem-no-pack = there is no pack '{ $name }'
problem-no-game = there is no game '{ $name }'
problem-other-game = is '{ $name }', and what is played is '{ $game }'
problem-no-licence = should name the licence under which others may use the pack
problem-no-provenance = is missing: say where values come from (rulebook, example, deduced or house)
problem-no-language = there is no text/{ $language } with messages
problem-unnamed-language = there is a text/{ $language }, which is not named here
problem-language-with-cards = a language pack has no cards; make a pack of kind cards of them
problem-ending = is not read: only files that end in { $ending } are

# Cards

problem-unread-file = the game reads no such file
problem-twice = { $value } stood already on line { NUMBER($line, useGrouping: 0) }
problem-twice-elsewhere = { $value } stood already on { $file }:{ NUMBER($line, useGrouping: 0) }
problem-no-record = there is no '{ $name }' among { $files }
problem-new-record = is a new id, whose record must be whole
problem-no-value = the record has no such value
problem-total = should hold { $wanted } cards (got { $found })
problem-total-of = should hold { $wanted } cards of { $where } (got { $found })
problem-no-message = the message { $message } is missing in { $language }

# rules.yaml and rules.ftl

problem-no-option = the game has no option '{ $name }'
problem-no-option-value = is not written as a value of the option { $name }
problem-no-rules-value = the rules are given no ${ $variable }

# Texts

problem-fluent = { $words } ({ $code })
problem-fluent-deep = too many braces stand in one another
problem-fluent-twice = stands there twice
problem-control = a control character may not stand in a text ({ $character })
problem-no-function = there is no function { $name } in { $language }
problem-no-original = the original has no such message
problem-foreign-variable = the original does not speak of ${ $variable }
problem-unsaid-variable = should say ${ $variable }, as the original does
problem-no-reference = there is no message { $name } in this language
problem-round = contains itself
problem-untranslated = is missing in { $language }
problem-lacking = { $count ->
    [one] 1 message is missing
   *[other] { NUMBER($count, useGrouping: 0) } messages are missing
}
problem-wide = is { $width } columns wide, its place has { $room }
problem-josa-bare = { $particle } is right for some words only; call { $call }
problem-josa-arguments = JOSA takes what stands before it, and a particle: { $call }
problem-josa-pair = { $pair } is no particle after a consonant and after a vowel
problem-josa-word = JOSA should follow the word that it is called with

# Why the system refuses a file or folder

system-eacces = Permission denied
system-eperm = Operation not permitted
system-enoent = No such file or folder
system-eexist = It is there already
system-eisdir = It is a folder
system-enotdir = A part of the path is no folder
system-enotempty = The folder is not empty
system-enametoolong = The name is too long
system-eloop = Its links lead in a circle
system-enospc = No space left on device
system-edquot = Your share of the disk is full
system-efbig = The file is too large
system-erofs = The disk is read-only
system-emfile = Too many files are open
system-eio = The device does not work
system-ebusy = It is in use
system-etxtbsy = It is in use
system-enxio = No such device
system-enodev = No such device
