# Results that show themselves: their titles, what stands in their tables, the names of the columns of their data frames.

teach-odds = { $dice } { $dice ->
    [one] die
   *[other] dice
 } against a defense of { $defense }
teach-value = { $fraction } { $decimal }, that is { $percent }{ $one-set ->
    [yes] {", or "}{ $one }
   *[no] {""}
 }
teach-face = Face
teach-hits = Hits
teach-part = Part of the total
teach-number = Number
teach-rule = “{ $title }”
teach-rules = Rules: { $rules }
teach-sum = Defense: { $sum } = { $total }
teach-table = Probability that at least one die equals or beats the defense
teach-dice = { $dice } { $dice ->
    [one] die
   *[other] dice
 }
teach-more = … and { $n } more { $n ->
    [one] row
   *[other] rows
 }. Use to_dataframe() to get them all.
result-no-order = Results have no order. Compare numbers in them.
result-no-order-number = Results have no order. Compare numbers in them, for example with { $example }.
error-no-extra = This needs { $name }, which is not installed. In the folder of this project, run: pip install '.[{ $extra }]'
error-not-here = This needs { $name }, which this copy in the browser does not include. Everything else works. For { $name }, install undaunted-nb on a computer.
error-load-here = Run “import { $name }” in a cell first. The site then loads { $name }.
draws-needs-game = { $names } needs a game or a position. Start the game with un.new_game, and pass it in place of the deck.
draws-needs-deck = { $names } is only for a deck without a game. Leave it out, or pass the number of copies of each card.
error-no-game = Expected a game, such as un.new_game("normandy/la-raye"), got { $value }.
error-no-position = Expected a game or a position, such as un.new_game("normandy/la-raye"), got { $value }.
error-by-name = Expected a name for each, for example { $example }, got { $value }.

losses-title = { $until ->
    [card] Attacks until a card is lost
    [counter] Attacks until the counter is removed
    [pinned] Attacks until the last counter is removed
    [suppressed] Attacks until the counter is suppressed
   *[none] Attack after attack
 }: { $units ->
    [one] { $cards ->
        [0] no cards, only the counter
       *[other] { $hand } in hand, { $discard } in the discard pile, { $deck } in the deck
     }
   *[other] { $units } units, one after the other
 }
losses-first-hit = Attacks until the first hit{ $dice ->
    [0] {""}
    [one] : one die against { $defense }
   *[other] : { $dice } dice against { $defense }
 }
losses-of-vehicle = { $until ->
    [disabled] Attacks until it is disabled
    [destroyed] Attacks until it is destroyed
   *[none] Attack after attack
 }: { $n ->
    [0] it already is
    [one] one hit is enough
   *[other] it takes { $n } hits
 }
losses-by-pile = { $vehicle ->
    [yes] Effect of each attack
   *[no] Losses from each attack
 }{ $until ->
    [hit] , until the first hit
    [card] , until a card is lost
    [counter] , until the counter is removed
    [pinned] , until the last counter is removed
    [suppressed] , until the counter is suppressed
    [disabled] , until it is disabled
    [destroyed] , until it is destroyed
   *[none] {""}
 }
losses-here = In this attack
losses-by = By this attack
losses-within = { $n ->
    [one] With this attack
   *[other] Within these { $n } attacks
 }: { $percent } ({ $exact }).
losses-lost = On average { $n ->
    [one] this attack takes
   *[other] these { $n } attacks take
 }: { $mean } cards.
losses-expected = On average it takes { $exact }{ $decimal-set ->
    [yes] {" "}{ $decimal }
   *[no] {""}
 } attacks{ $n ->
    [one] {" "}if this attack is repeated.
   *[other] {" "}if these attacks are repeated in this order.
 }
losses-never = Even if these attacks are repeated forever, the probability of this is only { $percent }.
losses-no-suppress = None of these attacks is a Suppress, so the counter stays ready. To suppress with the same dice, use (un.odds(2, 8), "suppress").
losses-wounds = Each hit wounds one soldier aboard. On average that makes { $mean } wounds with { $n ->
    [one] this attack
   *[other] these { $n } attacks
 }.
losses-no-damage = The Suppress action does no damage. It only suppresses a soldier aboard the vehicle. Name another attack.
simulated-title = { $n ->
    [one] 1 run
   *[other] { $n } runs
 } with dice
simulated = { $mean } ± { $error } (one standard error)
simulated-share = { $mean } (95% interval: { $low } to { $high })
simulated-beside = The exact value is { $exact }.{ $off-set ->
    [yes] {" "}The simulation is { $off } standard errors away from it.
   *[no] {""}
 }
takes-hand = from the hand
takes-discard = from the discard pile
takes-deck = from the deck
takes-counter = the counter
takes-damage = damage
takes-disabled = damage that disables
takes-destroyed = damage that destroys
takes-suppressed = suppressed
takes-nothing = nothing
takes-over = already over
fire-attack = Attack
fire-suppress = Suppress

plans-title = Goal: { $goal }
plans-better = { $n ->
    [one] { $names } is better by { $points } percentage points.
   *[other] { $names } are equally good, and better than the rest by { $points } percentage points.
 }
plans-idle = In plan “{ $plan }”, this line is never played: { $line }
plans-equal = { $n ->
    [one] This is the only plan.
   *[other] They are equally good.
 }
plans-unsure = The best two differ by { $points } percentage points. With this few runs, that can be chance. Run more, or ask for the exact answer.
plans-best = The best you can do in this turn: { $percent } ({ $exact }).
plans-then = Your later actions depend on the dice or on the cards you draw.
plans-nothing = No action in this turn leads to the goal, or you have already reached it.

choice-title = Attack or Suppress: { $counter }
choice-cards = permanently
choice-actions = in this round
choice-best = Takes most { $measure }: { $names }{ $n ->
    [one] .
   *[other] {" "}(equally good).
 }
plans-view = The numbers use both hands and both decks, so they are a teacher’s view, not a player’s.
choice-about = A lost card is gone for the rest of the game. A suppressed unit must spend one of its cards just to recover.

teach-blast-title = { $line } on { $tile }
teach-blast-own = yours
teach-blast-enemy = enemy
teach-blast-nobody = nobody
teach-blast-set = Targets hit
teach-blast-any = At least one enemy: { $enemy }.{ $some ->
    [yes] {" "}At least one of your own: { $own }.
   *[no] {""}
 }

draws-title = { $what ->
    [by] Probability that you have drawn a card by this round
    [turn-by] Probability that you have drawn a card by this turn
    [turn-here] Probability that you draw a card in this turn
   *[here] Probability that you draw a card in this round
 }
draws-by = by round { $n }
draws-here = in round { $n }
draws-turn-by = by turn { $n }
draws-turn-here = in turn { $n }
draws-turn = Turn
draws-beside = { $one } and { $other }: { $what ->
    [by] probability that a card has been drawn by this round
   *[here] probability that a card is drawn in this round
 }
draws-difference = difference

column-action = Action
column-actions = Actions lost
column-attack = Attack
column-base = Base
column-best = Best
column-card = Card
column-cards = Cards lost
column-chance = Probability
column-counter = Counter
column-cover = Cover
column-deck = Deck
column-defense = Defense
column-dice = Dice
column-exact = Exactly
column-exact_here = Exactly at this point
column-expected = Cards on average
column-goal = Goal
column-here = At this point
column-kind = How
column-one_in = 1 in …
column-own = Own
column-percent = Probability
column-plan = Plan
column-range = Range
column-round_number = Round
column-average = Average
column-runs = Runs
column-series = Series
column-takes = Loss
column-turned = Newly suppressed
column-whose = Side

unit-actions = actions on average
unit-attacks = attacks per hit, on average
unit-cards = cards on average
unit-fraction = a fraction
unit-percent = %
unit-probability = from 0 to 1

chart-defense-axis = Defense (a die must equal or beat it)
chart-percent-axis = Probability, %
chart-average = { $decimal } on average
chart-option = Unknown argument: { $value }. Arguments here: { $names }. To change anything else, use the Altair chart, for example .chart.properties(width=300).
chart-file = Expected a file name that ends in one of these: { $kinds }. Got “{ $name }”.
chart-heat-about = A table of { $rows } by { $columns }. It shows the probability in percent for each number of dice and each defense. The more a cell stands out from the card, the more likely it is.
chart-curves-about = One line per number of dice. The probability in percent falls as the defense rises, and stays the same from 10 on.
chart-here = { $dice } { $dice ->
    [one] die
   *[other] dice
 } against { $defense }: { $percent }
chart-until-about = One bar per attack shows the probability that this attack is the decisive one. A rising line shows the probability that it has happened by then.
chart-by-pile-about = A table with one column per attack. It shows the probability in percent of each possible loss. The more a cell stands out from the card, the more likely it is.
chart-beside-about = { $n ->
    [one] One bar shows the probability in percent.
   *[other] { $n } bars, one below the other, show the probabilities in percent.
 }
chart-choice-about = Bars for each kind of attack: cards lost permanently, actions lost in this round, and how often the unit is newly suppressed, on average.
chart-rounds-about = A line for each card, round by round: the probability in percent that it { $what ->
    [by] has been drawn by then
   *[here] is drawn in that round
 }. Cards with equal probabilities share a line.
chart-turns-about = A line for each card, turn by turn: the probability in percent that it { $what ->
    [turn-by] has been drawn by then
   *[turn-here] is drawn in that turn
 }. Cards with equal probabilities share a line.
chart-decks-about = A small chart for each card, with one line per deck: the probability in percent that it { $what ->
    [by] has been drawn by then
   *[here] is drawn in that round
 }.

# Games and lists at the end of a cell.

value-open = To play on this board, run un.table(game) with the name of your game.
list-scenarios = { $n } { $n ->
    [one] scenario
   *[other] scenarios
 }
    .name = Name
    .title = Title
    .more = Game
list-lessons = { $n } { $n ->
    [one] lesson
   *[other] lessons
 }
    .name = Name
    .title = Title
    .more = Exercises
list-rest = … and { $n } more.
list-print = print(…) shows all of it.
