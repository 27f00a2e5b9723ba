# The quiz: what is asked, the answers, and why a wrong one is wrong; and what there is to say of a learner's progress.

quiz-title = Quiz
quiz-placement = What do you already know?
quiz-next = Next question
quiz-portion-done = That was today’s review. Go on if you like: the next questions are extra.
quiz-type = Your answer, a number
quiz-check = Check
quiz-placement-none = Start with the first lesson. It explains everything from the beginning.
quiz-placement-known = You know { $n } of { $of } lessons, counting from the first. You can skip them, and open them at any time.
quiz-placement-count = Question { $n } of at most { $most }
quiz-placement-lead = Don’t guess. If you don’t know, say so: a lesson will explain it.
quiz-placement-result = Your result
quiz-result = See the result
quiz-stop = End the test
quiz-unknown = I don’t know

quiz-no-question = Unknown question “{ $name }”. Write a question like this: “un.defense/123”. Kinds of question: { $all }.
quiz-no-maker = Unknown kind of question “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } un.question_kinds("{ $game }") lists all kinds, each with an example.
quiz-no-rule = The quiz has no questions about a rule “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
quiz-no-option = The answer must be a whole number from 0 to { $most }, but it is { $found }.
quiz-no-number = Type a whole number from 0 to { $most }.
quiz-no-game = The quiz has no questions about “{ $name }”. Games with questions: { $all }.
quiz-no-rules = The quiz has no questions { $rules-set ->
    [yes] about { $rules }
   *[no] at all
 }{ $level ->
    [0] {""}
   *[other] {" "}up to level { $level }
 }. Ask for fewer rules or a higher level (1 to 3).
quiz-placement-over = You’ve answered every question. See which lesson to begin with.
quiz-no-lessons = The quiz has no questions about these lessons. Name lessons whose rules have questions.
quiz-answers-missing = { $n } { $n ->
    [one] question needs
   *[other] questions need
 } that many answers, got { $found }.

progress-unusable = Can’t use the progress in { $file } ({ $reason }). { $other-set ->
    [yes] The file was set aside as { $other }. { $kept-set ->
        [yes] { $kept }
       *[no] Your progress starts from zero.
    }
   *[no] The file was not changed. { $kept } Your progress from now on lasts only until the kernel stops.
 }
progress-recovered = This was recovered from it: lessons { $lessons }, rules { $rules }.
progress-unsaved = Can’t save your progress ({ $reason }). It lasts until the kernel stops. To keep it, export it as a line.
fault-progress-form = Expected progress on one line, such as “{ $version }.….…”.
fault-unknown-how = “{ $name }” is not a valid result of an exercise. { $hint }

## What is about to happen

quiz-attack = { $attacker }{ $source-set ->
    [yes] {" "}on { $source }
   *[no] {""}
 }: { $kind } { $x } against { $target } on { $tile }.
quiz-deed = { $card }: { $kind }{ $what-set ->
    [yes] {" "}{ $what }
   *[no] {""}
 }
quiz-guided = { $counter }, { $path }
quiz-cards = { $cards }
quiz-counters = { $counters }
quiz-none = none
quiz-reasons = { $first } { $second }
quiz-zone-own = { $zone } (yours)
quiz-zone-foe = { $zone } ({ $side })

## Attacks

quiz-defense = { $deed } What is the defense total?
quiz-after-sum = Base defense { $base } + cover { $cover } (of { $tile }) + range { $range } = { $total }.
quiz-forgot-range = You left out the range, { $n }.
quiz-forgot-cover = You left out the cover of { $tile }, { $n }.
quiz-forgot-base = You left out the base defense on the counter, { $n }.
quiz-counted-start = Don’t count the starting tile, { $tile }.
quiz-counted-between = Count { $tile } itself too, not only the tiles in between.
quiz-same-tile = On the same tile, { $tile }, the range is 0.
quiz-other-cover = Cover comes from { $tile }, the target’s tile, not from the attacker’s tile.
quiz-cover = { $deed } How much is the cover worth?
quiz-cover-alone = The question asks only for the cover. You also added the range, { $n }.
quiz-base-alone = { $n } is the base defense on the counter, not the cover.
quiz-range = { $deed } What is the range?
quiz-counted-square = The rows are offset. From each tile you can step to any tile that shares part of an edge, so this path is not the shortest.
quiz-shorter-way = A shorter path has { $n }.
quiz-faces = { $deed } The defense total is { $n }. Which faces of a die hit?
quiz-equal-hits = A die that equals the defense, { $n }, is a hit.
quiz-too-low = You need { $n } or more. A lower number misses.
quiz-not-lower = A die hits on { $n } or more, not on less.
quiz-chance = { $deed } The defense total is { $n }. How likely is a hit with { $dice } { $dice ->
    [one] die
   *[other] dice
 }?
quiz-plain-faces = A ten-sided die has the faces 0 to 9. It hits with { $n } or more, and with a 0. Which faces hit?
quiz-plain-after-faces = A 0 always hits. So do the faces from { $n } to 9, if there are any.
quiz-plain-chance = A ten-sided die has the faces 0 to 9. It hits with { $n } or more, and with a 0. { $dice ->
    [one] You roll one die. How likely is a hit?
   *[other] You roll { $dice } dice. How likely is at least one hit?
 }
quiz-chance-is = { $fraction } = { $percent }
quiz-after-chance = On each die, { $hits } of 10 faces { $hits ->
    [one] hits
   *[other] hit
 } and { $misses } { $misses ->
    [one] misses
   *[other] miss
 }. { $dice ->
    [one] You miss only if the die misses.
   *[other] You miss only if all { $dice } dice miss.
 } Every other roll hits: { $fraction }.
quiz-chance-added = Don’t add up the probabilities of { $n } dice. That counts rolls with two hits twice.
quiz-chance-zero = The 0 hits too, so { $n } { $n ->
    [one] face hits
   *[other] faces hit
 }.
quiz-chance-all = That is the probability that all dice hit, but one hit is enough.
quiz-chance-miss = That is the probability of a miss.
quiz-chance-one = That is the probability for one die, but you roll { $n }.
quiz-dice = { $deed } The defense total is { $n }. { $dice ->
    [one] The die shows
   *[other] The dice show
 } { $faces }. What happens?
quiz-after-dice = { $n ->
    [0] No dice hit:
    [one] One die hits:
   *[other] { $n } dice hit:
 } a hit needs { $total } or more, or a 0.
quiz-miss = A miss, and the unit loses nothing.
quiz-hit = A hit: a card is lost, or the counter.
quiz-hit-turned = A hit: the counter becomes suppressed.
quiz-hit-each = Each good die hits. Cards lost: { $n }.
quiz-hit-sum = A hit, because the dice add up to { $n }.
quiz-die-enough = { $n } equals or beats { $total }, and one die is enough.
quiz-die-short = The highest die, { $n }, is lower than { $total }.
quiz-not-added = Don’t add up the dice. A single die must equal or beat { $total }.
quiz-only-suppress = Only Suppress flips counters to their suppressed side. This is an Attack.
quiz-suppress = { $deed } { $low ->
    [yes] The target is already suppressed.
   *[no] The target is ready.
 } The roll is a hit. What happens?
quiz-is-turned = The counter becomes suppressed.
quiz-nothing-more = Nothing at all happens to it.
quiz-card-lost = The unit loses one of its cards.
quiz-counter-gone = The counter leaves the board.
quiz-casualty = { $deed } It hits. { $target } has cards in these places: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. Which place loses a card, or does the counter leave?
quiz-after-loss = Check the hand, then the discard pile, then the deck. If all three are empty, the counter is lost. Here: { $zone }.
quiz-loss-none = No card there: { $wrong } 0. Go on to: { $zone }.
quiz-loss-later = Too far: you check { $zone } ({ $n }) before { $wrong }.
quiz-blast = The Mortar blasts { $tile }. Which counters does it attack?
quiz-blast-own = It also attacks your own counters on the tile.
quiz-blast-all = It attacks every counter on { $tile }, each with its own roll.
quiz-blast-tile = It hits only { $tile }, not the adjacent tiles.
quiz-blast-sum = The Mortar blasts { $tile }. What is the defense total of { $target } there?
quiz-after-blast = Base defense { $base } + cover { $cover } + no range = { $total }.
quiz-pinned = { $deed } It hits, and { $target } has no cards left in hand, discard pile, or deck. Other Riflemen counters on the board: { $side } { $n }, { $foe } { $more }. Goals before that: { $goals }. { $token } has the initiative marker. What happens?
quiz-hopeless = { $deed } It hits. { $side } has no other card with Control than those of { $target }: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. Goals before that: { $goals }. What happens?
quiz-wins = { $side } wins the game at once.
quiz-goes-on = The game continues as before.
quiz-end-of-round = The game ends after this round.
quiz-nothing-won = { $side } was hit. Nothing has brought it closer to its goal.

## The board

quiz-neighbor = Which tile is adjacent to { $tile }?
quiz-steps-away = { $tile } is { $n } { $n ->
    [one] step
   *[other] steps
 } away from { $from }. They don’t share any part of an edge.
quiz-after-near = Adjacent to { $tile }: { $near }.
quiz-neighbors = How many tiles are adjacent to { $tile }?
quiz-near-few = { $guess } is too few. Every tile that shares even part of an edge counts: { $near }.
quiz-near-many = { $guess } is too many. Only tiles that share part of an edge count: { $near }.
quiz-distance = How many steps is it from { $from } to { $tile }?
quiz-after-distance = The shortest path from { $from } to { $tile } has { $n } { $n ->
    [one] step
   *[other] steps
 }. The starting tile doesn’t count.
quiz-go = { $unit } on { $tile }: where can a Move with { $card } end?
quiz-after-go = Adjacent to { $tile } and with your marker: { $mine }.
quiz-target = The Mortar is on { $tile }. Which tile can it Target?
quiz-spawn = The counter { $unit } left the board from { $tile }. Now you play { $deed }. Where does the counter enter?
quiz-spawn-there = The spawn marker for { $unit } is on { $tile }.
quiz-spawn-gone = Nowhere, because it’s out of the game.
quiz-control = { $unit } are on { $tile }. Can they Control it now?
quiz-control-yes = Yes, because no rule forbids it.
quiz-control-enemy = No, because an enemy counter is there.
quiz-control-bare = No, because your marker is missing.
quiz-control-twice = No, because you already control it.
quiz-no-enemy = { $tile } has no enemy counter.
quiz-has-mark = { $tile } has your marker.
quiz-not-twice = You don’t control { $tile } yet.
quiz-scout = { $deed }, from { $tile }. The supply of { $side } has { $n } Fog of War { $n ->
    [one] card
   *[other] cards
 }. How many markers do you place, and how many Fog of War cards do you take?
quiz-cost = Markers: { $markers }, Fog of War: { $fog }
quiz-after-scout = Tiles entered without your marker: { $markers }. Fog of War cards taken: { $fog }.

## Cards

quiz-legal = { $side } plays a card. Which of these actions is legal?
quiz-after-legal = { $deed } is legal. { $rule }
quiz-goes = { $deed }. Where is { $card } afterward?
quiz-goes-end = { $side } ends its turn with { $card } still in hand. Where does that card go?
quiz-chosen = { $first } shows { $first_card } ({ $n }), { $second } shows { $second_card } ({ $m }). { $token } has the initiative marker. What happens?
quiz-moved = { $deed }. Where are { $cards-set ->
    [yes] these cards ({ $cards })
   *[no] the drawn cards
 } afterward?
quiz-take = { $card }: { $kind } { $x }{ $squad-set ->
    [yes] {", only squad "}{ $squad }
   *[no] {""}
 }. Which cards can you take with it?
quiz-low = { $unit } on { $tile }: { $low ->
    [yes] suppressed
   *[no] ready
 }. You play { $card } for: { $kind }. What happens?
quiz-low-turned = The counter recovers and does nothing else.
quiz-low-both = The counter recovers and then acts as well.
quiz-low-acts = The counter acts, and the card stays in play.
quiz-low-refused = You can’t play the card for this action.
quiz-low-stays = The card goes to the supply, suppression stays.
quiz-low-down-ready = The card goes to the supply, the unit recovers.
quiz-deck = { $deed }: you draw two cards. The deck has { $deck }, the discard pile { $discard }, and afterward the play area { $play }. How many cards does the deck have afterward?
quiz-after-deck = You draw two cards from a deck of { $deck } and a discard pile of { $discard }, which you shuffle if needed. That leaves { $n }.
quiz-deck-drawn = You drew { $n } cards into your hand.
quiz-deck-first = First draw the { $n } in the deck. Shuffle only after that.

## The course of a game

quiz-initiative = { $first } shows { $first_card } ({ $n }), { $second } shows { $second_card } ({ $m }). { $token } has the initiative marker. Which side plays first?
quiz-higher = { $n } is higher than { $m }, so { $side } takes or keeps the marker.
quiz-tie = Both cards show { $n }, so { $side } keeps the marker.
quiz-choose-again = Both sides choose again.
quiz-same-time = Both play at the same time.
quiz-next-phase = In this round, { $first } plays first. { $side } { $n ->
    [0] has no cards left
   *[other] still has { $cards } in hand
 } and ends its turn. What comes next?
quiz-next-turn = { $side } is the next to play its turn.
quiz-next-round = Both sides draw cards for a new round.
quiz-next-initiative = Both sides choose cards for initiative.
quiz-secret = You play { $side }. The numbers of cards are known to both sides. Which of these cards can you look at?
quiz-view-deck = You can’t look through a deck, not even your own.
quiz-points = { $side } has { $n } { $n ->
    [one] point
   *[other] points
 } and needs { $goal }. { $card } controls { $tile }. What happens?
quiz-enough = { $side } then has { $n } { $n ->
    [one] point
   *[other] points
 }, and { $goal } { $goal ->
    [one] is
   *[other] are
 } enough to win.
quiz-short = { $side } then has { $n } { $n ->
    [one] point
   *[other] points
 } but needs { $goal }.
quiz-foe-points = { $side } doesn’t reach its goal. It then has { $n } { $n ->
    [one] point
   *[other] points
 }.
quiz-begin-with = Begin with lesson { $n }: { $title }

quiz-one-in = { $deed } The defense total is { $n }, and you roll { $dice } { $dice ->
    [one] die
   *[other] dice
 }. How many of these attacks do you need for one hit, on average?
quiz-plain-one-in = A ten-sided die has the faces 0 to 9. It hits with { $n } or more, and with a 0. { $dice ->
    [one] You roll one die again and again. How many rolls do you need for one hit, on average?
   *[other] You roll { $dice } dice at once, again and again. How many rolls do you need for at least one hit, on average?
 }
quiz-plain-after-one-in = The probability of a hit is { $fraction }. The average number of rolls is its reciprocal: { $turned }.
quiz-attacks-are = { $whole ->
    [yes] { $n }
   *[other] about { $n }
 }
quiz-after-one-in = The probability of a hit is { $fraction }. The average number of attacks is its reciprocal: { $turned }.
quiz-one-in-miss = That is the average number of attacks for one miss.
quiz-one-in-one = That is the average with a single die, but you roll { $n }.
quiz-one-in-half = You left out half of the faces that hit.
quiz-one-in-more = You counted one too many. The attack that hits is already included.
quiz-best = Which of these attacks is most likely to hit?
quiz-shot-is = { $deed }
quiz-best-why = Defense { $n } with { $dice } { $dice ->
    [one] die
   *[other] dice
 } gives { $percent }. The best of these has { $top }.
quiz-after-best = Defense { $n } with { $dice } { $dice ->
    [one] die
   *[other] dice
 } gives { $percent }.
quiz-until = { $deed } The probability of a hit is { $fraction }. The target still has cards: { $hand } in hand, { $discard } in the discard pile, { $deck } in the deck, { $supply } in the supply. Assume the unit gains or loses no cards in any other way. How many of these attacks does it take, on average, to remove the counter?
quiz-after-until = Hit number { $n } removes the counter, and each hit takes { $turned } attacks on average.
quiz-until-card = The last card is gone by then, but the counter stays. Hit number { $n } removes it.
quiz-until-one = That is the average number of attacks for the first hit.
quiz-until-supply = Cards in the supply don’t count. They can’t save the unit.
quiz-until-miss = That is the number of hits, but not every attack hits.
quiz-draw = The deck has { $size } { $size ->
    [one] card
   *[other] cards
 }. { $n } of them { $n ->
    [one] is
   *[other] are
 } { $card }. You draw { $draw } { $draw ->
    [one] card
   *[other] cards
 }. What is the probability that you draw at least one { $card }?
quiz-percent-is = { $whole ->
    [yes] { $n }
   *[other] about { $n }
 }
quiz-plain-draw = A deck has { $size } { $size ->
    [one] card
   *[other] cards
 }. { $n } of them { $n ->
    [one] is
   *[other] are
 } red. You draw { $draw } { $draw ->
    [one] card
   *[other] cards
 } and put none back. What is the probability that you draw at least one red card?
quiz-after-draw = Either all { $draw } cards come from the { $others } other cards of { $size }, or you draw at least one. The probability is { $fraction }.
quiz-draw-added = Don’t add up the probabilities of the { $draw } cards. That counts hands with two of them twice.
quiz-draw-back = You don’t put cards back, so the deck shrinks with each card you draw.
quiz-draw-one = That is the probability for a single card, but you draw { $draw }.
quiz-draw-none = That is the probability of drawing none of them.
quiz-draw-size = The number of cards you draw is not enough. It also depends on what the deck contains.
quiz-goes-why = { $how ->
    [act] { $zone ->
        [discard] Cards you play move to the discard pile only when your turn ends.
        [supply] Only Hunker Down returns a card to the supply.
        [deck] A card gets into the deck only when you shuffle the discard pile.
       *[removed] You don’t lose a card by playing it.
    }
    [hunker] { $zone ->
        [play] Hunker Down is not an action of the card, so the card doesn’t stay in the play area.
        [discard] The supply is not part of your deck. That is the price of Hunker Down.
        [deck] A card gets into the deck only when you shuffle the discard pile.
       *[removed] The card is not lost. Bolster can bring it back later.
    }
   *[end] { $zone ->
        [play] Only cards that you play lie in the play area. You didn’t play this one.
        [supply] Only Hunker Down returns a card to the supply.
        [deck] A card gets into the deck only when you shuffle the discard pile.
        [hand] You keep no cards for the next round. You draw a new hand then.
       *[removed] You don’t lose a card by not playing it.
    }
 }
quiz-moved-why = { $mine ->
    [no] { $zone ->
        [hand] Conceal never puts a card into the enemy’s hand.
        [deck] The card doesn’t go into the enemy’s deck yet. First the enemy must shuffle its discard pile.
        [discard] Conceal burdens the enemy, so the card goes to the enemy’s discard pile.
       *[removed] Conceal doesn’t remove a card from the game. Only Recon does that.
    }
   *[yes] { $zone ->
        [hand] Only Command and Inspire bring cards into your hand, and this is neither.
        [deck] No action puts a card straight into the deck.
        [discard] { $kind ->
            [conceal] Conceal burdens the enemy, so the card doesn’t go to your own discard pile.
           *[other] Only Bolster and Conceal send cards to a discard pile.
        }
        [play] The play area holds the card that you play for the action, not the cards that it moves.
        [removed] Only Recon removes a card from the game.
       *[supply] These cards don’t go to the supply. Only Hunker Down returns a card there.
    }
 }
quiz-low-acts-low = The counter acts and is still suppressed.
quiz-low-supply = The card goes to the supply, nothing else happens.
quiz-low-low = The card goes to the supply, the unit is suppressed.
quiz-low-why = { $case ->
    [turned] { $name ->
        [both] Recovering uses up the card. To act, you need another card of this unit.
        [acts-low] A suppressed counter can’t act. Its card only makes it recover.
       *[refused] You can play the card, but only to make the counter recover.
    }
    [stays] { $name ->
        [down-ready] Hunker Down never flips the counter.
        [turned] The counter recovers only if you play its card for one of its actions.
       *[refused] You can Hunker Down with any card except Fog of War.
    }
    [ready] { $name ->
        [low] Hunker Down never flips the counter.
        [acts] You choose one: an action of the card, or Hunker Down.
       *[refused] You can Hunker Down with any card except Fog of War, even if the counter is ready.
    }
   *[acts] { $name ->
        [turned] The counter is ready, so there is nothing to recover from.
        [supply] Only Hunker Down returns the card to the supply.
       *[refused] The card offers this action, and the counter is ready.
    }
 }
quiz-low-after = { $case ->
    [turned] A suppressed unit’s card, played for an action, only makes its counter recover.
    [stays] Hunker Down only returns the card to the supply. It doesn’t flip the counter.
    [ready] Hunker Down returns the card to the supply instead of an action.
   *[acts] A ready counter acts when you play its card for an action.
 }
quiz-chosen-then = { $side } plays first. { $where ->
    [discard] Both cards go to the discard piles.
    [hand] Both cards go back to the hands.
   *[play] Its card goes to the play area.
 }
quiz-chosen-hand = Cards shown for initiative don’t go back to the hand. { $n } { $n ->
    [one] card is
   *[other] cards are
 } left to play.
quiz-chosen-play = Nobody plays a card shown for initiative, so it doesn’t go to the play area.
quiz-after-chosen = { $why } Both cards go to the discard piles.
quiz-no-second-choice = { $tie ->
    [yes] On a tie, nobody chooses again. The marker decides.
   *[no] The numbers differ, so the first choice already decides.
 }
quiz-one-after-other = Only the choice of cards is simultaneous. The turns come one after the other.
quiz-next-once = { $side } has just ended its turn, and each side has one turn per round.{ $n ->
    [0] {""}
   *[other] {" "}The cards left in hand go to the discard pile.
 }
quiz-next-draw-first = { $other ->
    [yes] You choose cards for initiative once per round, and { $side } hasn’t had its turn.
   *[no] You choose cards for initiative only after you have drawn new ones.
 }
quiz-next-not-yet = The round isn’t over: { $side } hasn’t had its turn yet.
quiz-next-had = { $side } has already had its turn in this round.
quiz-pile = { $pile }: { $n }
quiz-view-foe = { $zone ->
    [hand] Hands are secret. You know only how many cards { $side } holds.
    [deck] You can’t look through the enemy’s deck. You know only its size.
   *[removed] Only { $side } can look at the cards that it has removed.
 }
quiz-ends-now = A goal that is reached ends the game at once, not after the round.
quiz-no-last-round = There is no last round. The game goes on until a side has won.
quiz-range-twice = You added the range, { $n }, twice.
quiz-cover-and-base = You also added the base defense on the counter, { $n }.
quiz-cover-total = { $n } is the whole defense total, not the cover.
quiz-chance-below = You counted one number too many. Only { $n } { $n ->
    [one] face hits
   *[other] faces hit
 }.
quiz-suppress-why = { $low ->
    [yes] The counter already shows its suppressed side. A second hit doesn’t flip it back.
   *[no] The counter was ready, so this hit does flip it.
 }
quiz-suppress-no-card = Suppress costs no cards. Only a hit by Attack does.
quiz-suppress-no-counter = { $low ->
    [yes] Being suppressed twice doesn’t remove a counter. Only an Attack can.
   *[no] Suppress never removes a counter. Only an Attack can.
 }
quiz-no-range = You added the range, { $n }. A Blast counts no range.
quiz-no-range-between = A Blast counts no range, not even the { $n } { $n ->
    [one] tile
   *[other] tiles
 } in between.
quiz-blast-some = { $n ->
    [one] One counter is on the tile, so the Mortar rolls for it.
   *[other] { $n } counters are on the tile, so the Mortar rolls { $n } times.
 }
quiz-blast-beside = These counters are next to { $tile }, not on it.
quiz-other-hill = { $low ->
    [yes] { $tile } is a hill and { $source } is lower, so the cover is { $n }, not { $other }.
   *[no] { $source } and { $tile } are both hills, so the cover is only { $n }, not { $other }.
 }
quiz-why-over = { $why } The goals after the hit: { $goals }.
quiz-wrong-winner = This hit helps { $side }, not { $foe }.
quiz-why-on = { $how ->
    [hopeless] { $victim } can’t win by points anymore. { $side } still needs its own goal or more points.
    [pinned] { $victim } is pinned, but { $side } has another goal here.
    [neither] { $victim } is not pinned and can still score.
   *[able] Neither side has reached a goal, and { $victim } still can.
 } The goals after the hit: { $goals }.
quiz-spawn-why = { $how ->
    [other] { $wrong } has one of your spawn markers, but it is for another unit. The one for { $unit } is on { $tile }.
    [was] The counter doesn’t return to the tile that it left. It enters on its spawn marker, on { $tile }.
    [enemy] { $wrong } has an enemy spawn marker. Yours for { $unit } is on { $tile }.
   *[mine] You control { $wrong }, but counters enter only on their spawn marker, on { $tile }.
 }
quiz-cost-why = { $wrong ->
    [markers] Not { $markers } but { $placed }: that many tiles had no marker of yours, and each gets one.
   *[fog] Not { $fog } but { $taken }: each new marker ({ $placed }) costs one Fog of War, as long as the supply ({ $have }) has one.
 }
quiz-illegal = { $side } plays a card. Which of these actions is not legal?
quiz-illegal-why = { $deed } is legal. { $rule }
quiz-after-illegal = { $why } { $rule }
quiz-applies = { $deed }.{ $note-set ->
    [yes] {" "}{ $note }
   *[no] {""}
 } Which of these rules applies here?
quiz-applies-why = That rule doesn’t apply here. { $rule }
quiz-note-fog = { $side } has { $n } Fog of War { $n ->
    [one] card
   *[other] cards
 } in its supply.
quiz-note-deck = Your deck has { $n }, your discard pile { $m }.
quiz-note-unit = { $tile-set ->
    [yes] { $unit } is on { $tile }{ $low ->
        [yes] {" "}and suppressed
       *[no] {""}
    }.
   *[no] { $unit } is not on the board.
 }
quiz-order = { $deed } It hits, and so do the next two attacks like it. { $target } has cards in these places: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. In which order are the { $hits } losses?
quiz-in-order = { $one }, then { $two }, then { $three }
quiz-order-why = Hit { $n } goes wrong: it takes from { $zone }, not from { $wrong }.
quiz-after-order = Each hit searches the hand, then the discard pile, then the deck. Only then does the counter leave. Here: { $order }.
quiz-point = You can also choose the place on the board.
