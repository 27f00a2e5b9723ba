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
distribution-outcome = Outcome
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
behavior-title = Hidden cards: { $drawn } of { $size }, before and after you have seen something
behavior-seen = Number { $n } of the things seen had a probability of { $percent } ({ $exact }) before you saw it.
behavior-model = A cell is the probability of at least one such card in the hand. Each of { $n } possible hands counts with its probability to be dealt, times the probability that a player with this hand does what you have seen. Hands that still fit: { $left }.
behavior-function = Expected a function that takes a hand and returns a probability, got { $value }.
behavior-many = The deck needs at least as many cards as the hand, and at most { $most } different hands.
chart-behavior-about = Bars show the probability that the hand holds at least one copy of each card, before and after each thing seen. { $numbers }
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
experiment-test = Chi-square test: χ² ≈ { $statistic }, degrees of freedom: { $freedom }, p ≈ { $p }. If the theory is right, { $exact ->
    [yes] {""}
   *[no] about{" "}
 }{ $p } of all classes are at least as far from it as yours. { $how ->
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

# A distribution as a value of its own.
distribution-title = Distribution
distribution-chance = The chance of { $outcome } must be a fraction of at least 0, but it is { $value }. Try un.distribution, which also takes decimals and weights.
distribution-sum = The chances must sum to 1, but they sum to { $sum }. Try un.distribution, which scales weights.
distribution-empty = Give at least one outcome with a weight above 0, for example un.distribution({ "{" }1: 1, 2: 3{ "}" }).
distribution-part = A quantile needs a number from 0 to 1, but got { $value }.
distribution-impossible = None of the outcomes fits this condition, so nothing can be said about that case.
distribution-no-order = Neither of these two is always ahead: one is more likely to exceed some numbers, and the other to exceed others. Compare numbers instead, such as mean.
distribution-no-number = Only numbers have an average, an order and a sum, but one outcome is { $outcome }. Use map(…) to turn outcomes into numbers.

# Two shares compared, and resamples.
difference-title = Two shares, and the difference between them
difference-first = First
difference-second = Second
difference-difference = Difference
difference-points = The difference is { $share } (percentage points), with a 95% interval from { $low } to { $high }. { $clear ->
    [yes] The interval leaves out 0, so chance alone rarely explains such a difference.
   *[no] The interval contains 0, so this does not decide whether the shares differ. Nor does it show that they are equal.
 }
difference-pair = { $name } must be the games of a kind and all games, such as (79, 100). Got { $value }.
chart-difference-about = Each share with its 95% interval, and below them the difference with its own. A dashed line shows where there is no difference.
chart-points-axis = Difference in percentage points
bootstrap-title = The { $statistic ->
    [median] median
    [std] standard deviation
   *[mean] mean
 } of { $size } values, and of { $n } resamples
bootstrap-interval = The values give { $estimate }. Of 100 resamples, 95 lie from { $low } to { $high }. Standard error: { $error }.
bootstrap-model = A resample draws as many values as there are, and puts each back before the next. It shows how much the result depends on the values that happened to be seen.
bootstrap-estimate = Values
bootstrap-low = From
bootstrap-high = To
chart-bootstrap-about = A histogram of the resamples. Dashed lines show the result of the values themselves and the ends of the 95% interval. { $marks }
chart-resamples-axis = Share (%)
column-estimate = Result
permutation-title = { $first } and { $second } values, shuffled { $n ->
    [one] once
   *[other] { $n } times
 }
permutation-p = The means are { $first } and { $second }, so the difference is { $observed }. After a shuffle, they differ at least as much in about { $p } of all cases.
permutation-model = A shuffle puts all values together and deals them to the two groups again, as if the group made no difference. A large share means that chance can easily explain the difference, not that there is none.
permutation-observed = Seen
permutation-opposite = Opposite
permutation-axis = Difference between the means after a shuffle
chart-permutation-about = A histogram of the differences after the shuffles. Dashed lines show the difference that was seen, and its opposite. { $marks }
sample-values = { $name } must be several numbers, such as [3, 4, 4, 7]. Got { $value }.
sample-value = { $name } must hold numbers only, but one value is { $value }. Leave out rows without a value.
sample-size = { $name } needs at least 2 numbers and at most { $most }. It has { $n }.
simulate-no-log = This simulation has kept totals only. Run it again with rows=True to keep one row per game.
log-no-question = The opponents of this simulation are no longer known, so its games cannot be played again. Run un.simulate again.
log-points = Points, { $side }
column-game = Game
column-decisions = Decisions
column-group = Group

# Two players who choose at the same time.
matrix-title = { $games ->
    [yes] The share of games that the first side wins
   *[no] What the first player wins
 }
matrix-first = Choice of the first player
matrix-second = Choice of the second player
matrix-part = { $choice } ({ $percent })
matrix-model = Rows are choices of the first side, columns those of the second. Games behind each number: { $n }. All pairs have the same dice and cards.
matrix-dominated = { $player ->
    [first] For the first side
   *[second] For the second side
  }, “{ $better }” is never worse than “{ $choice }” and sometimes better, so it doesn’t need “{ $choice }”.
matrix-saddle = A saddle point: with “{ $choice }” against “{ $reply }”, neither side gains by another choice. The value is { $value }.
matrix-mixed = There is no saddle point, so both sides mix their choices. First: { $first }. Second: { $second }. The value is { $value } ({ $exact }).
matrix-unsure = These numbers are estimates. Where they differ by less than their intervals, another simulation can move the saddle point or the mixture.
matrix-rows = values must be rows of numbers, such as [[3, -1], [-2, 4]]. Got { $value }.
matrix-shape = All rows need the same length, and each player needs 1 to { $most } choices.
matrix-number = { $name } must hold numbers, such as 3, 0.5 or "-1/2". Got { $value }.
matrix-names = { $name } must name each choice once. It needs this many names: { $n }.
payoff-secret = Both sides must choose at the same time, as before the initiative. Use a position in which both sides are to act.
payoff-choice = { $side } can’t choose “{ $line }” now.
chart-matrix-about = A cell for each pair of choices ({ $rows } × { $columns }) with its number. Stronger color means more for the first player. A frame marks a saddle point.
column-choice = First player
column-reply = Second player
column-value = Value

# A decision tree.
tree-title = Decision tree: { $goal }
tree-root = Which plan?
tree-branch = { $level }{ $branch }
tree-reached = goal reached: { $percent }
tree-open = not yet: { $percent }
tree-choice = choice
tree-luck = luck
tree-end = end
tree-best = { $n ->
    [one] The best plan is { $names }
   *[other] The best plans are { $names }
 }, with a chance of { $percent }.
tree-model = A place after a throw is worth the average of its branches, and a choice is worth its best branch.
chart-tree-yes = yes { $percent }
chart-tree-no = no { $percent }
chart-tree-key = “yes”: the goal is reached. “no”: not yet.
chart-tree-about = A tree from left to right with { $n } places. Squares are choices, circles are luck, triangles are ends. Each place has the chance of the goal from there, and the best branches are thick.
plan-tree-large = This tree would have more than { $limit } places. Use shorter plans, or un.plans for the result alone.
column-branch = Branch
column-place = Place

# Lanchester's laws beside battles.
lanchester-title = { $first } against { $second } units: { $n } battles beside Lanchester’s laws
lanchester-battles = Battles
lanchester-square = Square law
lanchester-linear = Linear law
lanchester-first = First side
lanchester-second = Second side
lanchester-axis = Units left
lanchester-rate = In a round, a unit removes { $rate } of an enemy unit on average (≈ { $decimal }).
lanchester-nearer = On average, the square law is { $square } units away from the battles, and the linear law { $linear }. { $law ->
    [square] So the battles follow the square law more closely: every unit can fire at the same enemy.
    [linear] So the battles follow the linear law more closely.
   *[both] With sides of this size, both laws are equally close.
 }
lanchester-end = In the end, the battles leave { $battles } units on average, the square law { $square }, and the square law in steps of a whole round { $steps }. Units that fall in a round still fire in it, so short steps and whole rounds differ.
lanchester-model = Each unit fires once in a round at the weakest enemy unit, both sides at the same time. Nobody moves or retreats, and hits beyond the last figure are lost. Figures lost do not weaken a unit, but units lost weaken their side.
chart-lanchester-about = Lines for the units of both sides, round by round. The solid lines are the average of the battles, the dashed ones the two laws. In the end: { $ends }.
column-course = Course
column-first_units = Units, first side
column-second_units = Units, second side

# Rows of games as data: least squares, and games with the same dice.
regression-title = { $name }: least squares (rows: { $n })
regression-constant = Constant
regression-fit = The terms explain { $percent } of the variance (R²). What they leave has a standard deviation of { $error }.
regression-model = A number says how much { $name } differs on average between rows in which this term is larger by 1 and the other terms are equal. It doesn’t say what would happen if you changed the term yourself.
regression-data = Expected rows with equal columns, such as un.simulate(…, rows=True).log, got { $value }.
regression-column = Unknown column { $name }. Columns: { $all }.
regression-columns = y needs one column, or two for their difference. x needs columns, too: at least 1, at most { $most }.
regression-rows = For these terms, the number of rows must be from { $least } to { $most }. Got { $n }.
regression-same = One of these terms follows from the others, so their numbers can’t be told apart: { $names }. Leave one out.
column-term = Term
column-coefficient = Coefficient
column-error = Standard error
column-difference = Difference
chart-regression-line = A point for each pair of numbers, and the line of least squares. { $constant } + { $slope } × { $term }
chart-regression-about = The coefficient of each term with its 95% interval, and a dashed line at 0. { $numbers }
pairs-title = { $n } pairs of games with the same dice
pairs-paired = As pairs
pairs-separate = As separate games
pairs-means = The means are { $first } and { $second }.
pairs-gain = { $more ->
    [yes] Separate games would need about { $gain } times as many to be as sure.
   *[no] The same dice don’t help here: separate games would need about { $gain } times as many to be as sure.
 }
pairs-model = Games with the same dice share their luck, so it drops out of their difference. That works only as far as both games go alike.
pairs-length = Both series need the same length, at least { $least }. They have { $first } and { $second }.
chart-pairs-about = The difference with two 95% intervals, and a dashed line at 0. { $numbers }
