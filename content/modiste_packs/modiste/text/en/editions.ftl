# Editions and options of any game.

edition-standard = standard
    .about = The readings that are proposed where sources differ.

editions-heading = What the editions change
editions-rule = Rule
editions-hint = The rules of an edition: modiste rules { $game } --edition EDITION. Beside another: --compare EDITION.

options-heading = Options

switch-yes = yes
switch-no = no
