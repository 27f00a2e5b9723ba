# Results that show themselves: their titles, what stands in their tables, the names of the columns of their data frames.

teach-odds = { $dice } { $dice ->
    [one] die
   *[other] dice
 } against a defence of { $defence }
teach-value = { $exact } = { $decimal }, that is { $percent }, or 1 in { $k }
teach-face = Face
teach-hits = Hits
teach-part = Part of the sum
teach-number = Number
teach-sum = Defence: { $sum } = { $total }
teach-table = The chance that at least one die reaches the defence
teach-dice = { $dice } { $dice ->
    [one] die
   *[other] dice
 }
teach-more = … and { $n } more { $n ->
    [one] row
   *[other] rows
 }: to_dataframe() has them all.
error-no-extra = This needs { $name }, which is not installed here: pip install 'undaunted-nb[{ $extra }]'.
error-no-position = A game or a position is wanted here, such as un.new_game("normandy/la-raye"); this is { $value }.
error-by-name = A name is wanted for each, e.g. { $example }; this is { $value }.

losses-title = { $until ->
    [card] How many attacks until a card is lost
    [counter] How many attacks until the counter is gone
    [pinned] How many attacks until the last counter is gone
    [suppressed] How many attacks until the counter is suppressed
   *[none] Attack after attack
 }: { $units ->
    [one] { $cards ->
        [0] no cards, only the counter
       *[other] { $hand } in hand, { $discard } discarded, { $deck } in the deck
     }
   *[other] { $units } units, one after the other
 }
losses-of-vehicle = { $until ->
    [disabled] How many attacks until it is disabled
    [destroyed] How many attacks until it is destroyed
   *[none] Attack after attack
 }: { $n ->
    [0] it is so already
    [one] one hit is enough
   *[other] it takes { $n } hits
 }
losses-by-pile = { $vehicle ->
    [yes] What each attack does
   *[no] What each attack takes
 }{ $until ->
    [card] , until a card is lost
    [counter] , until the counter is gone
    [pinned] , until the last counter is gone
    [suppressed] , until the counter is suppressed
    [disabled] , until it is disabled
    [destroyed] , until it is destroyed
   *[none] {""}
 }
losses-within = { $n ->
    [one] With this attack
   *[other] Within these { $n } attacks
 }: { $percent } ({ $exact }).
losses-expected = On average it takes { $exact } attacks{ $about-set ->
    [yes] , about { $about },
   *[no] {""}
 }{ $n ->
    [one] {" "}if this attack is made again and again.
   *[other] {" "}if these attacks are repeated in this order.
 }
losses-never = However often these attacks are repeated, it comes to that with a chance of { $percent } only.
losses-wounds = Each hit wounds one soldier aboard: { $mean } wounds on average with { $n ->
    [one] this attack
   *[other] these { $n } attacks
 }.
losses-no-damage = A Suppress does no damage: it only suppresses a soldier aboard the vehicle. Name another attack.
simulated-title = { $n ->
    [one] 1 run
   *[other] { $n } runs
 } with dice
simulated = { $mean } ± { $error } (one standard error)
simulated-beside = Exactly it is { $exact }: the runs lie { $off } standard errors from it.
takes-hand = from the hand
takes-discard = from the discard pile
takes-deck = from the deck
takes-counter = the counter
takes-damage = damage
takes-disabled = damage that disables
takes-destroyed = damage that destroys
takes-suppressed = suppressed
takes-nothing = nothing
takes-over = over already
fire-attack = Attack
fire-suppress = Suppress

plans-title = Goal: { $goal }
plans-better = { $n ->
    [one] { $names } is better, by { $points } percentage points.
   *[other] { $names } are equally good, and better than the rest by { $points } percentage points.
 }
plans-idle = In plan “{ $plan }” this line is never played: { $line }
plans-equal = { $n ->
    [one] There is only this plan.
   *[other] They are equally good.
 }
plans-unsure = The two best differ by { $points } percentage points, which so few runs cannot tell from chance. Run more, or ask for the exact answer.
plans-best = The best that can be done in this turn: { $percent } ({ $exact }).
plans-then = If anything is left to do then, it depends on what the dice show or on the cards that are drawn.
plans-nothing = Nothing in this turn leads to it, or it is reached already.

choice-title = Attack or Suppress: { $counter }
choice-cards = for ever
choice-actions = in this round
choice-best = Takes most { $measure }: { $names }{ $n ->
    [one] .
   *[other] {" "}(all alike).
 }
choice-about = A card lost is lost for ever. A suppressed unit needs a card of its own only to be turned ready.

teach-blast-title = { $line } on { $tile }
teach-blast-own = own
teach-blast-enemy = enemy
teach-blast-nobody = nobody
teach-blast-set = Who is hit
teach-blast-any = At least one enemy: { $enemy }.{ $some ->
    [yes] {" "}At least one of one’s own: { $own }.
   *[no] {""}
 }

draws-title = { $what ->
    [by] The chance that a card has come by this round
   *[here] The chance that a card comes in this round
 }
draws-by = by round { $n }
draws-beside = { $one } beside { $other }: { $what ->
    [by] the chance that a card has come by this round
   *[here] the chance that a card comes in this round
 }
draws-difference = difference

column-action = Action
column-actions = Actions taken away
column-at = Exactly then
column-attack = Attack
column-base = Base
column-best = Best
column-card = Card
column-cards = Cards lost
column-chance = Chance
column-counter = Counter
column-cover = Cover
column-deck = Deck
column-defence = Defence
column-dice = Dice
column-exact = Exactly
column-exact_here = Exactly in this round
column-expected = Cards on average
column-goal = Goal
column-here = In this round
column-kind = How
column-one_in = 1 in …
column-own = Own
column-percent = Chance
column-plan = Plan
column-range = Range
column-round = Round
column-mean = Mean
column-runs = Runs
column-series = What
column-takes = What it takes
column-turned = Newly suppressed
column-whose = Whose
column-within = By then

unit-actions = actions on average
unit-attacks = attacks for a success, on average
unit-cards = cards on average
unit-fraction = a fraction
unit-percent = %
unit-probability = from 0 to 1

chart-defence-axis = Defence (the number that a die must reach)
chart-percent-axis = Chance, %
chart-average = { $decimal } on average
chart-heat-about = A table of { $rows } by { $columns }: the chance in percent for each number of dice and each defence. The darker, the likelier.
chart-curves-about = A line for each number of dice: the chance in percent falls as the defence rises, and stays the same from 10 on.
chart-here = { $dice } { $dice ->
    [one] die
   *[other] dice
 } against { $defence }: { $percent }
chart-until-about = A bar for each attack: the chance that it is the one that decides. A rising line: the chance that it has happened by then.
chart-by-pile-about = A table with a column for each attack: the chance in percent of everything that it can take. The darker, the likelier.
chart-beside-about = { $n ->
    [one] One bar: the chance in percent.
   *[other] { $n } bars, one below the other: the chance of each in percent.
 }
chart-choice-about = Bars for each way to fire: cards lost for ever, actions taken away in this round, and how often the unit is newly suppressed, on average.
chart-rounds-about = A line for each card, round by round: the chance in percent that it { $what ->
    [by] has come by then
   *[here] comes in that round
 }. Cards with equal chances share a line.
chart-decks-about = A small picture for each card, with a line for either deck: the chance in percent that it { $what ->
    [by] has come by then
   *[here] comes in that round
 }.
