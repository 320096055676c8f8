# The editor of boards for Genesis.
editor-title = Draw a board
editor-lead = Choose what to paint with, then tap or drag over the land. Nothing may be laid where a volcano or a tar pit is; the two differ in looks only.
editor-sheet = The board that you draw. Arrow keys move, Enter paints, v, t and the full stop paint a volcano, a tar pit and open land.
editor-paints = Paint with
editor-volcano = Volcano
editor-tar = Tar pit
editor-open = Open land
editor-space = { $space }: { $what ->
    [volcano] volcano
    [tar] tar pit
   *[open] open
}
editor-pangaea = Our board
editor-random = By chance
editor-empty = Empty
editor-two = Two players:
editor-more = Three or four players:
editor-fits = the board can be played on.
editor-counts = { $volcanoes ->
    [one] One volcano
   *[other] { $volcanoes } volcanoes
}, { $tar ->
    [one] one tar pit
   *[other] { $tar } tar pits
}. Open: { $left } of 110 left of the river, { $right } of 30 right of it.
editor-walled = Some open land is walled in; on a board of your own that is allowed.
editor-play = Play on this board
editor-shelf = Kept in this browser
editor-name = Name
editor-save = Keep
editor-replace = Replace
editor-forget = Remove { $name }
editor-text = As text
editor-text-form = A board is ten rows of fourteen signs: a full stop, v or t.
editor-copy = Copy
editor-copied = Copied
editor-asked-wrong = The address names a board that cannot be played on. Choose another one here, or draw one.
editor-own = a board of your own
editor-draw = Draw a board
