# What `undaunted-nb check` shows of a scenario: a summary to compare with the book, and what can’t work.

review-of = { $what } × { $n }
review-points = { $what } ({ $n })
review-at = { $what } on { $place }
review-tiles = Tiles: { $n }.
review-objectives = Objectives, { $n } { $n ->
    [one] point
   *[other] points
 } in total: { $each }.
review-structures = Structures: { $each }.
review-goal = { $side }, to win: { $goal-set ->
    [yes] { $goal }
   *[no] nothing
 }.
review-placed = { $side } on the board: { $each-count ->
    [0] nothing
   *[other] { $each }
 }.
review-deck = { $side }, deck of { $n }: { $each-count ->
    [0] nothing
   *[other] { $each }
 }.
review-supply = { $side }, supply of { $n }: { $each-count ->
    [0] nothing
   *[other] { $each }
 }.
review-board = Board: { $boards }.
review-board-country = countryside
review-board-beach = beach
review-terrain = Terrain to lay: { $each-count ->
    [0] none
   *[other] { $each }
 }.
review-objects = Objects: { $each-count ->
    [0] none
   *[other] { $each }
 }.
review-units = { $side }, { $n } { $n ->
    [one] unit
   *[other] units
 }: { $each-count ->
    [0] none
   *[other] { $each }
 }.
review-steep = Steep sides: { $sides }.
review-hand = { $side }, command cards in hand: { $n }.
review-hexes = terrain hexes
review-slabs = bunkers and bridges
review-obstacles = obstacles (wire, sandbags, hedgehogs)
review-figures-infantry = infantry figures ({ $side })
review-figures-armor = tank figures ({ $side })
review-figures-artillery = artillery figures ({ $side })
review-doubts = This can fail:
doubt-no-goal = { $side } has no goal, so this side cannot win. Add goals.
doubt-points = { $side } needs { $wanted } { $wanted ->
    [one] point
   *[other] points
 }, but only { $most } { $most ->
    [one] is
   *[other] are
 } on the board. Lower the goal, or add objectives.
doubt-no-deck = { $side } has no cards in the deck. Add some in “deck”.
doubt-no-cards = { $counter } is on the board but has no cards, so it can never act. Add its cards, or remove the counter.
doubt-no-way-on = { $counter } has cards but no way to come onto the board. Place the counter on a tile, or add a spawn marker.
doubt-no-medals = { $side } needs 0 medals, so this side cannot win. Set “medals”.
doubt-medals = { $side } needs { $wanted } { $wanted ->
    [one] medal
   *[other] medals
 }, but can win only { $most }. Lower the number, or add units or objectives.
doubt-no-units = { $side } has no units. Add some in “units”.
doubt-no-hand = { $side } starts with no command cards. Set “cards”.
doubt-box = This needs { $n } { $what }, but the box has { $most }.
