# The explorer: sliders and menus with their numbers.

explore-title = Explore the odds
explore-code = The same in a cell
explore-steps = How it is computed
explore-kind = Game
explore-kind-undaunted = Undaunted: ten-sided dice
explore-kind-memoir44 = Memoir '44: dice with symbols
explore-what = Question
explore-what-attack = One attack
explore-what-losses = Attack after attack
explore-what-draws = Draw cards
explore-what-simulation = Roll the dice
explore-dice = Dice
explore-base = Defense or armor
explore-cover = Cover
explore-range = Range
explore-defense = Defense total
explore-hand = Cards in hand
explore-discard = Cards in the discard pile
explore-deck = Cards in the deck
explore-until = Until
explore-times = Attacks
explore-size = Cards in the deck
explore-copies = Cards that you want
explore-draw = Cards drawn per round
explore-rounds = Rounds
explore-rolls = Rolls
explore-seed = Series of rolls
explore-target = Target
explore-figures = Figures
explore-terrain = Terrain
explore-attacker = Attacker
explore-until-counter = the counter is removed
explore-until-card = a card is lost
explore-until-gone = the unit is eliminated
explore-until-figure = a figure is lost
explore-one-misses = One die misses
explore-all-miss = All dice miss
explore-one-hits = At least one hits
explore-by-defense = Chance of a hit: one line for each number of dice
explore-expected = Attacks needed on average
explore-half = Attacks for at least 50%
explore-course = Bars: it happens with this attack. Line: it has happened by then
explore-cards = Expected in the first round
explore-hits = Rolls that hit
explore-exactly = Exact probability
explore-off = Difference
explore-ticks-exact = Dice that hit (orange line: exact)
explore-ticks-open = Figures lost (orange line: in open terrain)
explore-figures-lost = How many figures are lost
explore-message = The explorer couldn’t read that message. Nothing was changed.
explore-error = Internal error ({ $error }). Move a slider to try again.
explore-no-control = Unknown setting “{ $name }”. Choose from: { $all }.
explore-line = “{ $line }” needs a game or a position. Start with un.explore(game, "{ $line }").
explore-choose = No attack is chosen. Choose one on the table first, or name it: un.explore(game, "Rifleman A: attack DE Riflemen B").
explore-within = { $n ->
    [one] With the first attack
   *[other] Within { $n } attacks
 }
explore-told = { $what }. { $title }
explore-by-round = By round { $n }
explore-deck-title = { $size } { $size ->
    [one] card
   *[other] cards
 }, { $copies } of them wanted, { $draw } drawn per round
explore-points = { $sign }{ $n } { $n ->
    [one] percentage point
   *[other] percentage points
 }
explore-cover-takes = The terrain ({ $terrain }) removes { $dice } { $dice ->
    [one] die
   *[other] dice
 }.
explore-faces = Faces that hit
explore-drawn = Bars: drawn in this round. Line: drawn by then
