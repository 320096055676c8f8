# The editor of boards for Genesis.
editor-title = Draw a board
editor-lead = Choose what to paint with, then tap or drag over the land. No tile may be placed on a volcano or a tar pit; the two differ only in looks.
editor-sheet = The board you are drawing. Use the arrow keys to move and Enter to paint; v, t and the full stop paint a volcano, a tar pit and open land.
editor-paints = Paint with
editor-volcano = Volcano
editor-tar = Tar pit
editor-open = Open land
editor-space = { $space }: { $what ->
    [volcano] volcano
    [tar] tar pit
   *[open] open
}
editor-pangaea = Pangaea
editor-random = Random
editor-empty = Empty
editor-two = Two players:
editor-more = Three or four players:
editor-fits = you can play on this board.
editor-counts = { $volcanoes ->
    [one] One volcano
   *[other] { $volcanoes } volcanoes
}, { $tar ->
    [one] one tar pit
   *[other] { $tar } tar pits
}. Open: { $left } of 110 left of the river, { $right } of 30 right of it.
editor-walled = Some open land is walled in; on a board of your own that is allowed.
editor-play = Play on this board
editor-shelf = Saved in this browser
editor-name = Name
editor-save = Save
editor-replace = Replace
editor-forget = Remove { $name }
editor-text = As text
editor-text-form = A board is ten rows of fourteen characters: a full stop, v or t.
editor-copy = Copy
editor-copied = Copied
editor-asked-wrong = The address names a board that cannot be played on. Choose another one here, or draw one.
editor-own = a board of your own
editor-draw = Draw a board
