# The quiz: what is asked, the answers, and why a wrong one is wrong; and what there is to say of a learner's progress.

quiz-title = Quiz
quiz-placement = What do you know already?
quiz-next = Next question
quiz-placement-known = You may skip { $n } of { $of } { $of ->
    [one] lesson
   *[other] lessons
 }.{ $names-set ->
    [yes] {" "}{ $names }.
   *[no] {""}
 }

quiz-no-question = There is no question “{ $name }”. A question is called like “un.defence/123”, with one of: { $all }.
quiz-no-maker = There is no kind of question “{ $name }”. There are: { $all }.
quiz-no-option = The answer must be a whole number from 0 to { $most }; it is { $found }.
quiz-no-game = There are no questions about “{ $name }”. There are some about: { $all }.
quiz-no-rules = There are no questions { $rules-set ->
    [yes] about { $rules }
   *[no] at all
 }{ $level ->
    [0] {""}
   *[other] {" "}up to level { $level }
 }. Ask for fewer rules or a higher level (1 to 3).
quiz-placement-over = There is nothing more to ask: see which lessons are known.
quiz-no-lessons = There is nothing to ask about these lessons: name lessons with rules about which there are questions.
quiz-answers-missing = For { $n } { $n ->
    [one] question
   *[other] questions
 } as many answers are needed; found { $found }.

progress-unusable = The progress in { $file } cannot be used ({ $reason }). { $other-set ->
    [yes] It was put aside as { $other }, and a new one is begun.
   *[no] It is left as it is, and what you do now is kept only until the kernel stops.
 }
progress-unsaved = The progress cannot be written ({ $reason }). It is kept until the kernel stops; export it as a line to keep it.
fault-progress-form = progress as one line looks like “{ $version }.….…”; this does not.
fault-unknown-how = an exercise cannot be done as “{ $name }”. { $hint }

## What is about to happen

quiz-attack = { $attacker }{ $source-set ->
    [yes] {" "}on { $source }
   *[no] {""}
 }: { $kind } { $x } at { $target } on { $tile }.
quiz-deed = { $card }: { $kind }{ $what-set ->
    [yes] {" "}{ $what }
   *[no] {""}
 }
quiz-guided = { $counter } – { $way }
quiz-cards = { $cards }
quiz-counters = { $counters }
quiz-none = none
quiz-reasons = { $first } { $second }
quiz-zone-own = { $zone } (yours)
quiz-zone-foe = { $zone } ({ $side })

## Attacks

quiz-defence = { $deed } What is the defence?
quiz-after-sum = On the counter { $base }, cover on { $tile } { $cover }, range { $range }: { $total }.
quiz-forgot-range = The range of { $n } is missing.
quiz-forgot-cover = The cover of { $tile }, { $n }, is missing.
quiz-forgot-base = The base defence on the counter, { $n }, is missing.
quiz-counted-start = { $tile }, where one starts, does not count.
quiz-counted-between = Not only the tiles in between count: { $tile } itself counts too.
quiz-same-tile = On one and the same tile, { $tile }, the range is 0.
quiz-other-cover = Cover comes from { $tile }, where the target stands, not from the attacker’s tile.
quiz-cover = { $deed } How much is the cover worth?
quiz-cover-alone = Cover alone was asked for; the range of { $n } comes on top.
quiz-base-alone = { $n } is the base defence on the counter, not the cover.
quiz-range = { $deed } What is the range?
quiz-counted-square = The tiles are staggered: from each one may step to any that shares part of an edge, so this way is not the shortest.
quiz-shorter-way = There is a shorter way: { $n }.
quiz-faces = { $deed } The defence is { $n }. Which faces of a die hit?
quiz-equal-hits = A die that equals the defence, { $n }, hits too.
quiz-too-low = { $n } is needed; a number below it is too low.
quiz-not-lower = A die must reach { $n }, not stay below it.
quiz-chance = { $deed } The defence is { $n }. How likely is a hit with { $dice } { $dice ->
    [one] die
   *[other] dice
 }?
quiz-chance-is = { $fraction } = { $percent } %
quiz-after-chance = { $hits } of 10 faces hit and { $misses } miss. A miss needs all dice ({ $dice }) to miss; all the rest hits: { $fraction }.
quiz-chance-added = The chances of { $n } dice are not added up: what hits twice would be counted twice.
quiz-chance-zero = The 0 hits as well: { $n } faces in all.
quiz-chance-all = That is the chance that all dice hit; one is enough.
quiz-chance-miss = That is the chance to miss.
quiz-chance-one = That is the chance of one die; { $n } are rolled.
quiz-dice = { $deed } The defence is { $n }; the dice show { $faces }. What follows?
quiz-after-dice = { $n ->
    [0] No die
    [one] One die
   *[other] { $n } dice
 } reached { $total } or showed a 0.
quiz-miss = A miss.
quiz-hit = A hit: one card is lost, or else the counter.
quiz-hit-turned = A hit: the counter is turned to its suppressed side.
quiz-hit-each = A hit for each die that succeeded: { $n } cards are lost.
quiz-hit-sum = A hit: the dice make { $n } together.
quiz-die-enough = { $n } reaches { $total }, and one die is enough.
quiz-die-short = The highest die, { $n }, does not reach { $total }.
quiz-not-added = Dice are not added up: one of them must reach { $total } by itself.
quiz-only-suppress = Only Suppress turns counters over; this is an Attack.
quiz-suppress = { $deed } { $low ->
    [yes] The target is suppressed already.
   *[no] The target is ready.
 } It succeeds. What happens?
quiz-is-turned = The counter is turned to its suppressed side.
quiz-nothing-more = Nothing more.
quiz-card-lost = A card of the unit is lost.
quiz-counter-gone = The counter leaves the board.
quiz-casualty = { $deed } It hits. Cards of { $target }: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. What is lost from where?
quiz-after-loss = Hand, discard pile, deck, in this order; else the counter. Here: { $zone }.
quiz-loss-none = There is no card of this unit there.
quiz-loss-later = This comes before it: { $zone }.
quiz-blast = The Mortar blasts { $tile }. Who is attacked?
quiz-blast-own = Your own counters on the tile are attacked too.
quiz-blast-all = Every counter on { $tile } is attacked, each with a roll of its own.
quiz-blast-tile = Only { $tile } is hit, not the tiles beside it.
quiz-blast-sum = The Mortar blasts { $tile }. What is the defence of { $target } there?
quiz-after-blast = On the counter { $base }, cover { $cover }, no range: { $total }.
quiz-pinned = { $deed } It hits, and no card of { $target } is left in hand, discard pile or deck. { $n ->
    [0] They are the last Riflemen of { $side } on the board.
    [one] One other Riflemen counter of { $side } is on the board.
   *[other] { $n } other Riflemen counters of { $side } are on the board.
 } What then?
quiz-hopeless = { $deed } It hits. The last card with Control that { $side } has in hand, deck or discard pile belongs to { $target }; { $n ->
    [0] there is none in the supply.
   *[other] one more lies in the supply.
 } { $side } has { $points } { $points ->
    [one] point
   *[other] points
 }{ $goal ->
    [0] {""}
   *[other] {" "}and needs { $goal }
 }; { $foe } has { $more }. What then?
quiz-wins = { $side } wins at once.
quiz-goes-on = The game goes on.
quiz-end-of-round = The game ends after this round.
quiz-not-pinned = Other Riflemen of theirs are still on the board, so they are not pinned.
quiz-pin-no-goal = They are pinned, but here nobody wins by pinning them: the goal is points.
quiz-nothing-won = Nothing has happened that would make them win.

## The board

quiz-neighbour = Which tile is a neighbour of { $tile }?
quiz-steps-away = { $tile } is { $n } { $n ->
    [one] step
   *[other] steps
 } away from { $from }: the two share no part of an edge.
quiz-after-near = Neighbours of { $tile }: { $near }.
quiz-neighbours = How many neighbours does { $tile } have?
quiz-near-few = Every tile that shares even a part of an edge counts: { $near }.
quiz-near-many = Only tiles that share a part of an edge count: { $near }.
quiz-distance = How many steps is it from { $from } to { $tile }?
quiz-after-distance = From { $from } to { $tile } it is { $n } { $n ->
    [one] step
   *[other] steps
 } by the shortest way; the tile where one starts does not count.
quiz-go = { $unit } on { $tile }: where can a Move with { $card } end?
quiz-after-go = Neighbours of { $tile } that carry your marker: { $mine }.
quiz-target = The Mortar stands on { $tile }. Which tile can it Target?
quiz-spawn = The counter { $unit } has left the board; it stood on { $tile }. Now you play { $deed }. Where does the counter enter?
quiz-spawn-there = The spawn marker that fits { $unit } lies on { $tile }.
quiz-spawn-gone = Nowhere: it is gone for good.
quiz-control = { $unit } are on { $tile }. Can they Control it now?
quiz-control-yes = Yes.
quiz-control-enemy = No: an enemy counter stands there.
quiz-control-bare = No: your marker is missing there.
quiz-control-twice = No: it is yours already.
quiz-no-enemy = No enemy counter stands on { $tile }.
quiz-has-mark = There is a marker of yours on { $tile }.
quiz-not-twice = You do not control { $tile } yet.
quiz-scout = { $deed }, from { $tile }. { $n } Fog of War { $n ->
    [one] lies
   *[other] lie
 } in the supply of { $side }. How many markers are placed, how many Fog of War cards taken?
quiz-cost = Markers: { $markers }, Fog of War: { $fog }
quiz-after-scout = Tiles entered that had no marker: { $markers }. Fog of War taken: { $fog }.
quiz-scout-marked = A tile that carries your marker already gets none, and costs nothing.

## Cards

quiz-legal = { $side } plays a card. Which of these can be done?
quiz-after-legal = This can be done: { $deed }.
quiz-goes = { $deed }. Where does { $card } lie afterwards?
quiz-goes-end = { $side } ends its turn with { $card } still in hand. Where does that card go?
quiz-chosen = { $side } has chosen { $card } for the initiative. Where does the card lie afterwards?
quiz-moved = { $deed }. Where are { $cards-set ->
    [yes] these cards ({ $cards })
   *[no] the cards drawn
 } afterwards?
quiz-take = { $card }: { $kind } { $x }{ $squad-set ->
    [yes] {", squad "}{ $squad } only
   *[no] {""}
 }. Which cards can be taken with it?
quiz-low = Suppressed: { $unit }. You play { $card } for: { $kind }. What happens?
quiz-low-turned = The counter is turned ready; nothing else.
quiz-low-both = The counter is turned ready, and then acts.
quiz-low-acts = It acts, and stays suppressed.
quiz-low-refused = The card cannot be played for this.
quiz-low-stays = The card goes back to the supply; the counter stays suppressed.
quiz-low-down-ready = The card goes back to the supply, and the counter is turned ready.
quiz-deck = { $deed }: two cards are drawn. Deck { $deck }, discard pile { $discard }, play area afterwards { $play }. How many cards lie in the deck afterwards?
quiz-after-deck = From a deck of { $deck } and a discard pile of { $discard }, shuffled when it is needed, two are drawn: { $n } are left.
quiz-deck-drawn = { $n } cards were drawn into the hand.
quiz-deck-first = The { $n } in the deck { $n ->
    [one] is
   *[other] are
 } drawn first, before anything is shuffled.

## The course of a game

quiz-initiative = { $first } shows { $first_card } ({ $n }), { $second } shows { $second_card } ({ $m }). The token lies with { $token }. Who plays first?
quiz-higher = { $n } is higher than { $m }: { $side } takes or keeps the token.
quiz-tie = Both cards show { $n }: the token stays with { $side }.
quiz-choose-again = Both choose again.
quiz-same-time = Both at the same time.
quiz-next-phase = In this round { $first } plays first. { $side } ends its turn. What comes next?
quiz-next-turn = A turn of { $side }.
quiz-next-round = A new round: both sides draw cards.
quiz-next-initiative = The initiative is settled anew.
quiz-secret = You play { $side }. Which of these cards may you look at?
quiz-view-deck = Nobody looks into a deck, not even one’s own.
quiz-points = { $side } has { $n } { $n ->
    [one] point
   *[other] points
 } and needs { $goal }. { $card } controls { $tile }. What then?
quiz-enough = { $side } then has { $n } { $n ->
    [one] point
   *[other] points
 }, and { $goal } are enough to win.
quiz-short = { $side } then has { $n } { $n ->
    [one] point
   *[other] points
 }; { $goal } are needed.
quiz-foe-points = It is not { $side } that reaches its goal: it then has { $n } { $n ->
    [one] point
   *[other] points
 }.
quiz-begin-with = Begin with: { $title }

quiz-one-in = { $deed } The defence is { $n }, { $dice } { $dice ->
    [one] die is
   *[other] dice are
 } rolled. How many such attacks does one hit take, on average?
quiz-attacks-are = about { $n }
quiz-after-one-in = The chance of a hit is { $fraction }; the average number of attacks is the fraction turned over: { $turned }.
quiz-one-in-miss = That is how often one has to shoot, on average, for a miss.
quiz-one-in-one = That is the average with a single die; { $n } are rolled.
quiz-one-in-half = Half of the faces that hit are left out.
quiz-one-in-more = The attack that hits is counted already.
quiz-best = Which of these attacks is the likeliest to succeed?
quiz-shot-is = { $deed }
quiz-best-why = Defence { $n } with { $dice } { $dice ->
    [one] die
   *[other] dice
 }: { $percent } %. The best of these has { $top } %.
quiz-after-best = Defence { $n } with { $dice } { $dice ->
    [one] die
   *[other] dice
 }: { $percent } %.
quiz-until = { $deed } It hits with { $fraction }. The target still has cards: { $hand } in hand, { $discard } in the discard pile, { $deck } in the deck, { $supply } in the supply. How many such attacks are needed, on average, until the counter is gone, if no card comes or goes in another way?
quiz-after-until = The counter is gone with hit number { $n }, and each hit takes { $turned } attacks on average.
quiz-until-card = The last card is gone by then, but the counter stays: it leaves with hit number { $n }.
quiz-until-one = That is the average number of attacks for the first hit.
quiz-until-supply = Cards in the supply are not looked for: they save nobody.
quiz-until-miss = So many hits are needed; not every attack hits.
quiz-draw = The deck has { $size } cards, { $n } of them { $card }. What is the chance that at least one of these is among the { $draw } cards that are drawn?
quiz-percent-is = about { $n } %
quiz-after-draw = All { $draw } cards come from the { $others } other cards of { $size }, or else at least one is drawn: the chance is { $fraction }.
quiz-draw-added = The chances of the { $draw } cards are not added up: hands with two of them would be counted twice.
quiz-draw-back = Cards are drawn without being put back, so the deck shrinks with each card.
quiz-draw-one = That is the chance of a single card; { $draw } are drawn.
quiz-draw-none = That is the chance to draw none of them.
quiz-draw-size = The number of cards drawn says nothing by itself: what is in the deck decides.
