# Plugins: what is installed, and what is wrong with one: the problem first, and in .cure what would be right.

plugin-left-out = The plugin { $plugin } is left out. { $problem } { $cure } ({ $place })
plugin-doubtful = The plugin { $plugin } may play differently from one run to the next. { $problem } { $cure } ({ $place })
plugin-raised = The plugin { $plugin } has failed. { $problem } { $cure } ({ $place })
plugin-names-nothing = The plugin { $plugin } names what is not there. { $problem } { $cure } ({ $place })
plugin-more = There is more to mend in it: `modiste plugins` lists everything.

heading-plugins = Plugins
plugins-name = Plugin
plugins-version = Version
plugins-brings = Brings
plugins-place = From
plugins-problems = Left out
plugins-doubts = Doubtful
plugins-loose = Names of what is not there
plugins-thing =
    { $kind ->
        [game] game
        [variant] variant
        [bot] bot
       *[pack] pack
    } { $id }
plugins-thing-for = { $thing } for { $game }
plugins-answers = answers { $things }
plugins-wraps = adjusts { $things }
plugins-follows = follows { $things }
plugins-patches = flow: { $things }
plugins-wordless = brings no pack, so no words for those who play
plugins-sets = sets { $things }

error-plugin-broken = Something is wrong: { $cause }.
    .cure = Mend it, or take it out.
error-plugin-raised = It raised { $cause }.
    .cure = Mend it there. With MODISTE_TRACEBACK=1 in front, the same command shows how it came to that.
error-plugin-failed =
    { $reason ->
        [file] It is no Python file.
        [import] It imports { $name } from { $module }, where there is no such name{ $near_given ->
            [yes] {" "}(perhaps { $near })
           *[no] {""}
        }.
       *[raised] It fails with { $cause }.
    }
    .cure =
    { $reason ->
        [file] Name a file that ends in .py.
        [import] Correct the name, or get the version of the plugin that fits this Modiste.
       *[raised] Mend it, or take it out.
    }
error-plugin-unknown-hook =
    There is no hook { $hook }{ $near_given ->
        [yes] , perhaps { $near }.
       *[no] .
    }
    .cure = Correct the name, or mark a hook of a newer Modiste with @hookimpl(optionalhook=True).
error-plugin-unmarked-hook = { $hook } is called like a hook, but is not marked as one.
    .cure = Mark it with @hookimpl, or call it something else.
error-plugin-wrong-signature = { $hook } takes { $unknown }, which it is not given: there is { $wanted }.
    .cure = Take only what there is, by these names; what is not needed may be left out.
error-plugin-bad-wrapper =
    { $reason ->
        [old] { $hook } is a wrapper of the old style.
       *[plain] { $hook } is marked as a wrapper, but does not yield.
    }
    .cure = Mark it with @hookimpl(wrapper=True), write "answer = yield" and return the answer.
error-plugin-other-api = It speaks version { $api } of the plugin contract, and this Modiste { NUMBER($known, useGrouping: 0) }.
    .cure = Get the version of it that fits this Modiste.
error-plugin-id-taken =
    The { $what ->
        [plugin] name
        [game] game id
        [variant] variant id
        [bot] bot id
       *[pack] pack id
    } "{ $id }" belongs to { $owner }.
    .cure = Choose another one.
error-plugin-not-registrable =
    { $reason ->
        [id] The id "{ $id }" is not made of small letters, digits and single hyphens.
       *[thing] It registers as a { $kind ->
            [game] game
            [variant] variant
            [bot] bot
           *[pack] pack
        } what is none.
    }
    .cure =
    { $reason ->
        [id] Choose another one.
       *[thing] { $kind ->
            [game] Register a Game(...).
            [variant] Register a Variant(...).
            [bot] Register a BotKind(...).
           *[pack] Register a folder, such as importlib.resources.files(...) / "name".
        }
    }
error-plugin-brings-nothing = The file brings nothing.
    .cure = Register something in a function with @hookimpl, such as modiste_register_variants or modiste_register_bots.
error-plugin-missing-part = { $thing }(...) lacks { $parts }.
    .cure = Give it what is missing.
error-plugin-unknown-part =
    { $thing }(...) has no part { $part }{ $near_given ->
        [yes] , perhaps { $near }.
       *[no] .
    }
    .cure = Correct the name, or leave it out.
error-plugin-wrong-part =
    { $part } of the { $what ->
        [game] game
        [bot] bot
       *[variant] variant
    } "{ $id }" cannot be { $found }.
    .cure =
    { $wanted ->
        [counts] Give a list of whole numbers, at least one.
        [number] Give a whole number.
        [function] Give a function.
        [bots] Give a class with a method choose(sight, rng), or a function that makes such a bot.
        [mapping] Give a dict; that of editions holds a dict for each.
        [texts] Give a list of texts.
        [flow] Give a Step, a Sequence or a Repeat.
        [patches] Give a list of Patch(...).
        [state] Give a class derived from { $base }, marked with @state_class.
        [states] Give a list of classes derived from { $base }, each marked with @state_class.
        [classes] Give a list of classes derived from { $base }.
        [class] { $base_given ->
            [yes] Give a class derived from { $base }.
           *[no] Give a class.
        }
       *[object] Give an object: a class needs "()" behind it.
    }
error-plugin-unanswered-rule = The game "{ $id }" publishes the rule { $rule }, but its base_rules do not answer it.
    .cure = Answer it there, in a method of that name with @hookimpl.
error-plugin-bad-flow =
    { $reason ->
        [twice] In the flow, two parts of { $path } have the same name.
       *[laps] In the flow, { $path } is gone through less than once.
    }
    .cure =
    { $reason ->
        [twice] Give them different names.
       *[laps] Give the Repeat at least one lap.
    }
error-plugin-unlisted-phase = The phase { $phase } stands in the flow at { $path }, but not in phases.
    .cure = Add it to phases, or it cannot be saved.
error-plugin-no-standard = The game "{ $id }" has no edition "standard".
    .cure = Add it to editions; it may be empty.
error-plugin-bad-preset =
    The { $what ->
        [edition] edition
       *[variant] variant
    } "{ $id }" sets the option { $option }{ $value_given ->
        [no] , which there is not{ $near_given ->
            [yes] {" "}(perhaps { $near })
           *[no] {""}
        }.
       *[yes] {" "}to "{ $value }".
    }
    .cure =
    { $value_given ->
        [no] The options are { $known }.
       *[yes] { $wanted ->
            [number] { $most_given ->
                [yes] It is a whole number from { $least } to { $most }.
               *[no] It is a whole number.
            }
            [switch] It is True or False.
            [choice] It is one of { $choices }.
           *[other] It is refused: { $known }.
        }
    }
error-plugin-no-such-game =
    The variant "{ $variant }" is for the game "{ $game }", which is not there{ $near_given ->
        [yes] {" "}(perhaps { $near }).
       *[no] .
    }
    .cure = Install the game, or correct the id.
error-plugin-bad-patch =
    The variant "{ $variant }" patches the flow at { $path }, { $reason ->
        [several] which fits several places: { $places }.
        [whole] which is the whole flow.
       *[unknown] where there is nothing{ $near_given ->
            [yes] {" "}(perhaps { $near }).
           *[no] .
        }
    }
    .cure =
    { $reason ->
        [several] Write more of the path.
        [whole] Name a part of it.
       *[unknown] Name a place of the flow by its path, or by the end of it.
    }
error-plugin-unmarked-field = The field { $field } of { $cls } does not say who sees it.
    .cure = Write Public[...], Owner[...], Each[...] or Nobody[...] around its type.
error-plugin-bad-field =
    { $reason ->
        [each] The field { $field } of { $cls } is marked with Each, but is no list.
        [owner] { $cls } has an Owner field, but no field seat.
       *[type] The field { $field } of { $cls } is of the type { $type }, which a state cannot hold.
    }
    .cure =
    { $reason ->
        [each] Make it a list with an entry for every seat.
        [owner] Add "seat: Public[int]", which says who the owner is.
       *[type] Use int, str, bool, float, tuple, list, dict or a state class.
    }
error-plugin-doubled-kind = In "{ $id }", two classes would be of one kind in saves: { $cls }.
    .cure = Give one of them another name.
error-plugin-names-nothing =
    { $part ->
        [folder] The folder of the pack "{ $id }" is not there: { $name }.
       *[other] The { $what ->
            [game] game
           *[variant] variant
        } "{ $id }" names { $part ->
            [packs] the pack "{ $name }", which is not installed{ $near_given ->
                [yes] {" "}(perhaps { $near })
               *[no] {""}
            }.
           *[other] the variant "{ $name }" in { $part }, which is not installed{ $near_given ->
                [yes] {" "}(perhaps { $near })
               *[no] {""}
            }.
        }
    }
    .cure =
    { $part ->
        [folder] Correct the path, and let the distribution contain the files of the pack.
        [packs] Correct the name, or register the pack: without it, nobody can play this.
       *[other] Correct the name; it may stand if the variant comes with another plugin.
    }
error-plugin-unrepeatable =
    Its rules go by what no seed decides: { $how ->
        [imports] imports { $name }
        [calls] calls { $name }()
        [hands] hands over { $name }
       *[order] depends on the order of the set { $name }
    }.
    .cure =
    { $reason ->
        [chance] Draw from table.random("a name").
        [clock] Leave clocks out of rules.
        [machine] Leave the machine out of rules.
        [value] Go by a value of the thing, such as a field.
        [key] Sort the set without a key first.
       *[order] Go through sorted(...), or keep a list or a dict.
    }
