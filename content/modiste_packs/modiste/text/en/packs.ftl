# Content packs: `modiste packs`, and packs in the player's data folder.

heading-packs = Content packs

packs-id = Pack
packs-game = Game
packs-kind = Kind
packs-kind-cards = cards
packs-kind-language = language
packs-version = Version
packs-languages = Languages
packs-licence = Licence
packs-from = From
packs-broken = The pack { $pack } cannot be used:
packs-left-out = The pack { $pack } in your data folder is left out.
packs-broken-rules = The rules text of the pack { $pack } cannot be read and is left out. To see why: modiste packs check { $path }
packs-broken-texts = Some texts of the pack { $pack } are broken and left out. To see which: modiste packs check { $path }

packs-language = Language
packs-beside = Pack { $pack }
packs-said = Messages
packs-provenance = Values on the cards: { $rulebook } from the rulebook, { $example } from examples, { $deduced } deduced, { $house } our own.
packs-missing = Missing in { $language }:
packs-house = Unknown values, for which ours stand:

packs-note = Note: { $note }
packs-checked = { $pack }: { $problems ->
    [0] nothing is wrong
    [one] 1 problem
   *[other] { $problems } problems
}{ $notes ->
    [0] .
    [one] , 1 note.
   *[other] , { $notes } notes.
}
