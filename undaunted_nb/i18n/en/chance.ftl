# Statistics of a class: the spread of a result.

spread-note = { $what }: { $average } on average, { $one ->
    [yes] { $sure ->
        [yes] always { $low }
       *[no] mostly { $low } ({ $percent })
    }
   *[no] { $sure ->
        [yes] from { $low } to { $high }
       *[no] mostly { $low } to { $high } ({ $percent })
    }
 }. Standard deviation: { $deviation }.
spread-title = Spread: { $title }
spread-mostly = { $one ->
    [yes] { $low } ({ $percent })
   *[no] { $low } to { $high } ({ $percent })
 }
spread-model = “Mostly” is the range without the extremes. Smaller numbers come up in at most 1 of 10 cases, and so do larger ones.
spread-hits = Dice that hit
spread-hits-symbols = Dice that hit
spread-attacks = Attacks made ({ $n } at most)
spread-rolls = Rolls made ({ $n } at most)
spread-cards = Cards lost
spread-damage = Damage
spread-figures = Figures lost
spread-figures-by = Figures lost, { $line }
spread-counters = Counters hit
spread-drawn = { $card }, round { $n }
column-counted = What is counted
column-variance = Variance
column-standard_deviation = Standard deviation
column-middle = Median
column-most_likely = Most likely
column-mostly = Mostly
column-outcome = Number
chart-spread-about = A bar for each number shows its probability. A dashed line shows the average. { $numbers }

chain-state = { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }{ $suppressed ->
    [yes] , suppressed
   *[no] {""}
 }{ $next-set ->
    [yes] {", next: "}{ $next }
   *[no] {""}
 }{ $goal ->
    [yes] {": the goal"}
   *[no] {""}
 }
chain-figures = { $n ->
    [0] no figures
    [one] 1 figure
   *[other] { $n } figures
 }
chain-one = A chain needs one attack that is repeated. These attacks differ. Give a single attack.
chain-long = This chain has { $n } states. Use at most { $most }: fewer cards, units, or figures.
given-impossible = This can’t happen in any case that you allow. Check what you have seen.
given-rounds = You have seen { $n } rounds, but the question has only { $rounds }. Ask for more rounds.

chain-title = States and steps. { $title }
chain-from = From \ to
chain-state-column = State
chain-meaning = Meaning
chain-exactly = Attacks to the end
chain-model = Each row of the matrix is a state. Its numbers are the probabilities of the next state, and their sum is 1.
chain-end = It ends with “{ $state }”: { $percent } ({ $exact }).
chart-chain-about = A diagram of { $n } states, one below the other, with an arrow for each step. { $steps }
chart-chain-step = { $name } ({ $state }): { $steps }.
column-from_state = From state
column-to_state = To state

given-nothing = Name what you have seen, round by round, such as {"{"}"Rifleman A": 0{"}"}: in the first round, none of these cards came.
given-title = { $card }, after you have seen: { $seen }
given-round = round { $n }: { $cards }
given-card = { $n } × { $card }
given-here-before = In this round, before
given-here-after = In this round, after
given-by-before = By this round, before
given-by-after = By this round, after
given-seen = Probability of what you have seen: { $percent } ({ $exact }).
given-rule = The rule for round { $n }: the probability of both, { $joint }, divided by the probability of what you have seen, { $seen }, is { $after }.
bayes-title = Before and after you have seen something
bayes-after = { $n ->
    [0] Before
    [one] After 1 thing seen
   *[other] After { $n } things seen
 }
bayes-cell = { $percent } ({ $exact })
bayes-model = For each hypothesis, the number before is multiplied by the probability of what you have seen. Then all are divided by their sum.
bayes-nothing = All weights are 0. Give at least one hypothesis a weight above 0.
bayes-missing = { $names } has no probability in number { $n } of the things seen. Give one for each hypothesis.
bayes-number = { $most ->
    [0] { $what }: “{ $name }” needs a number of at least 0, got { $value }.
   *[other] { $what }: “{ $name }” needs a probability from 0 to 1, got { $value }.
 }
held-before = Before
held-now = Now
held-model = “Before” is the probability without any knowledge: each card of the whole deck could be in that hand. “Now” leaves out the cards you can see.
held-rows = Each row has the probability that the other side holds at least one such card. A row that begins with “any” counts several cards together. “Unseen” is how many of them you can’t see.
chart-given-about = Two lines show the probability that the card has been drawn by each round: before and after you have seen something. { $numbers }.
chart-bayes-about = Bars show the probability of each hypothesis before and after each thing seen. { $numbers }
chart-held-line = The bar is the probability now, the line before you saw any card.
chart-held-about = One bar per card: the probability that the other side holds it. A line shows it before you saw any card. Before and now: { $numbers }
column-known = When
column-exact_before = Exactly, before
column-before = Before
column-hypothesis = Hypothesis
column-seen_so_far = Things seen

experiment-title = Your rolls and the theory: { $title }
experiment-none = No rolls yet. The numbers and the picture appear with the first roll.
experiment-usual = { $low } to { $high }
experiment-share = { $n ->
    [one] 1 roll
   *[other] { $n } rolls
 }, { $hits } with a hit: { $share }. Exactly: { $percent }. In 95 of 100 classes with as many rolls, { $low } to { $high } rolls hit. { $where ->
    [below] You have fewer than most classes.
    [above] You have more than most classes.
   *[within] Your class is one of them.
 }
experiment-test = Chi-square test: χ² ≈ { $statistic }, degrees of freedom: { $freedom }, p ≈ { $p }. If the theory is right, { $p } of all classes are at least as far from it as yours. { $how ->
    [usual] So nothing speaks against the theory.
    [unusual] That is unusual. It can be luck, so roll more.
   *[rare] That is very unusual. Check the dice and how you counted.
 }{ $cells-count ->
    [0] {""}
   *[other] {" "}Counted together, because fewer than 5 rolls are expected: { $cells }.
 }
experiment-few = For a chi-square test, you need more rolls, perhaps { $n }. For each number, at least 5 must be expected.
experiment-bad = { $pupil-set ->
    [yes] { $pupil }, entry { $n }
   *[no] Entry { $n }
 }: “{ $entry }” was not counted. { $faces ->
    [yes] Expected the faces of { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, each from 0 to 9.
   *[no] Expected the number of dice that hit, 0 to { $dice }.
 }
experiment-more = … and { $n } more { $n ->
    [one] entry
   *[other] entries
 } like these.
experiment-box = Rolls
experiment-hint = { $faces ->
    [yes] One entry for each roll, with the faces of all dice.
   *[no] One entry for each roll: how many dice hit, 0 to { $dice }.
 } A line can start with a name and a colon.{ $n ->
    [0] {""}
    [one] {" "}Your entries are added to the roll below.
   *[other] {" "}Your entries are added to the { $n } rolls below.
 }
experiment-symbols = For dice with symbols, enter the number of dice that hit. Leave out “faces”.
experiment-precision = The precision must be a number from 0.0001 to 1, but it is { $value }. For one percentage point, write 0.01.
experiment-needed = How many rolls you need, if the probability is { $percent }
experiment-root = In 95 of 100 classes, the share of hits is as close to the exact probability as the first column says. Half the error takes four times as many rolls.
experiment-points = ± { $n ->
    [one] { $n } percentage point
   *[other] { $n } percentage points
 }
column-precision = Precision
experiment-counts = How many dice hit: { $n } { $n ->
    [one] roll
   *[other] rolls
 }
experiment-shares = Share of rolls that hit: { $n } { $n ->
    [one] roll
   *[other] rolls
 }
experiment-pupils = Share of each pupil: { $n } { $n ->
    [one] roll
   *[other] rolls
 }
experiment-legend = Bar: your rolls. Wide line: the theory.
experiment-legend-band = Upright line: 95 of 100 classes.
experiment-band = Dashed line: the theory, { $percent }. Band: 95 of 100 classes.
experiment-share-axis = Rolls that hit, %
experiment-row = { $dice_hit }: { $rolls } (theory { $told }, most classes { $usual }).
experiment-point = { $n ->
    [one] 1 roll
   *[other] { $n } rolls
 }: { $percent }.
experiment-pupil = { $percent } of { $n }
chart-experiment-counts = A bar for each number of dice that hit shows your rolls, beside the theory and the range of 95 of 100 classes. { $rows }
chart-experiment-shares = A line shows the share of rolls that hit, roll by roll. The theory is { $percent }, and a band around it shows 95 of 100 classes. { $points }
chart-experiment-pupils = A point for each pupil shows the share of rolls that hit. The theory is { $percent }. { $rows }
column-expected_rolls = Rolls in theory
column-usual = 95 of 100 classes
