# The words around the rules of any game. Like all files of this name it is read only when somebody asks for rules.

rules-title = The rules of { $game }
rules-setting = These are the rules of the { $edition } edition{ $given ->
    [yes] , played with { $changes }.
   *[no] .
}
rules-untold = The variant "{ $variant }" brings no words of its own; what it does is not told here: { $things }.
rules-contents = Contents
rules-changes = What is not as in the { $edition } edition
rules-changed = not so in the { $edition } edition
rules-comparing = Only what differs stands here: on the left the { $one } edition, on the right the { $other } edition.
rules-here = here
rules-alike = Nothing differs here.
rules-no-such = (no such rule)
rules-chapter = Chapter
rules-hint = One chapter: { $command } CHAPTER. One clause: { $command } CLAUSE.
rules-none = This game brings no rules to read.

## Where a clause comes from

rules-source-pages =
    { $count ->
        [one] English text, page { $pages }
       *[other] English text, pages { $pages }
    }
rules-source-sections = English text: { $sections }
rules-source-korean = Korean text: { $places }
rules-source-ours = settled by us
rules-dispute = open question { $dispute }
rules-option = as long as { $options }
rules-variant = variant: { $variant }
rules-replaces = in place of { $clauses }

## In the place of a clause that does not hold

rules-does-not-hold = { $clause } does not hold here: it belongs to { $options }.
rules-not-played = { $clause } cannot be played yet.
rules-replaced = { $clause } does not hold here: { $other } { $count ->
    [one] stands
   *[other] stand
} in its place.
