# The quiz of Memoir '44: what is asked, the answers, and why a wrong one is wrong. $attacker, $target and $unit are units with their hexes.

quiz-m44-who = { $unit } ({ $hex })
quiz-m44-yes = Yes.
quiz-m44-deed = { $kind }: { $what }
quiz-m44-faces = { $faces }

## Battles

quiz-m44-distance = How many hexes is it from { $hex } to { $to }?
quiz-m44-between = The target’s own hex, { $to }, counts as well.
quiz-m44-start = { $hex }, where one starts counting, does not count.
quiz-m44-slanting = A step to a slanting row also leads half a hex to the side: rows and columns are not simply added up.
quiz-m44-range = Attacker: { $attacker }. Target: { $target }. Distance: { $n }. How many dice does the distance alone give?
quiz-m44-range-alone = The distance alone was asked for, without what the ground takes away.
quiz-m44-weak = Attacker: { $attacker }, figures left: { $figures }. Target: { $target }. Distance: { $n }. How many dice are thrown?
quiz-m44-cover = Attacker: { $attacker }. Target: { $target }; on its hex: { $grounds }. How many dice does that take from the attacker?
quiz-m44-cover-alone = These are the dice that are left; what is taken away was asked for.
quiz-m44-dice = Attacker: { $attacker }. Target: { $target }. Distance: { $n }. How many dice are thrown?
quiz-m44-after-dice = For the distance { $base }, less { $cover } for the target’s hex, less { $penalty } for the attacker’s own: { $dice }.
quiz-m44-own-hex = Attacker: { $attacker }; on its own hex: { $ground }. Target: { $target }. How many dice does the attacker lose for its own hex?
quiz-m44-symbols = Attacker: { $attacker }. Target: { $target }. Which symbols hit?
quiz-m44-hits = Attacker: { $attacker }. Target: { $target }. The dice: { $faces }. How many of them hit?
quiz-m44-after-hits = { $n ->
    [one] One die hits
   *[other] { $n } dice hit
 }; flags: { $flags }.
quiz-m44-fall = Attacker: { $attacker }. Target: { $target }, figures: { $figures }. The dice: { $faces }. What follows?
quiz-m44-falls = Figures lost: { $lost }, left: { $left }; flags that count: { $flags }.
quiz-m44-destroyed = The unit is destroyed.
quiz-m44-ignore = Attacker: { $attacker }. Target: { $target }; on its hex: { $grounds }. Flags: { $flags }. How many of them may it ignore?
quiz-m44-one-die = Attacker: { $attacker }. Target: { $target }. On how many of the six faces of a die is there a hit?
quiz-m44-expected = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How many hits do they bring on the average?
quiz-m44-average = { $n }
quiz-m44-after-expected = Of the six faces { $n } hit: { $dice } × { $n }/6.
quiz-m44-chance = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How likely is at least one hit?
quiz-m44-chance-flag = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How likely is at least one flag?
quiz-m44-after-chance = All dice ({ $dice }) must miss for it not to happen, each with { $misses } of its six faces; all the rest is the answer.
quiz-m44-added = The chances of several dice ({ $dice }) are not added up: what happens twice would be counted twice.
quiz-m44-of-one = That would be another number of dice: each has { $n } of six faces for it.
quiz-m44-miss = That is the chance that it does not happen.
quiz-m44-all = That is the chance that all the dice show it; one is enough.
quiz-m44-best = Which attack brings { $unit } most hits on the average?
quiz-m44-best-is = { $target }: dice { $dice }, hits on the average { $n }.

## Sight

quiz-m44-sight = { $unit } looks at { $target }. Is the line of sight open?
quiz-m44-open = Yes, it is open.
quiz-m44-blocked = No, it is blocked: { $hexes }.
quiz-m44-target = Which of these may { $unit } attack now?

## Moves

quiz-m44-go = { $unit } has an order. Which of these hexes may the unit move to?
quiz-m44-after-go = A way that may be gone: { $way }.
quiz-m44-hinder = { $unit } is to move { $way }. Which rule forbids it?
quiz-m44-reach = { $unit } was ordered with “{ $card }”. In open country, how many hexes may the unit move at most?
quiz-m44-reach-battle = { $unit } was ordered with “{ $card }”. How many hexes may the unit move at most and still battle?
quiz-m44-then = { $unit } has just moved: { $way }. May the unit still battle this turn?
quiz-m44-no-far = No: it has moved too far.
quiz-m44-no-ground = No: it has entered ground that forbids it this turn.
quiz-m44-no-ocean = No: it is in the ocean.
quiz-m44-gone = { $unit } moves { $way }. On those hexes: { $things }. What is removed?
quiz-m44-lies = { $ground } ({ $hex })
quiz-m44-taken-away = Removed: { $things }.
quiz-m44-nothing-gone = Nothing is removed.

## Orders

quiz-m44-section = { $side }: to which sections does the hex { $hex } belong, as seen from this side?
quiz-m44-sections = { $sections }
quiz-m44-called = “{ $card }” was played. Which of these units may be ordered?
quiz-m44-together = “{ $card }” was played. Which of these units may be ordered together, by their hexes?
quiz-m44-most = “{ $card }” was played. How many units may be ordered at most?
quiz-m44-substitute = “{ $card }” was played, and there is no unit that fits. What does the card do now?
quiz-m44-one-any = One unit of any kind may be ordered.
quiz-m44-nobody = It gives no orders.
quiz-m44-as-many = As many units of any kind as the card says may be ordered.
quiz-m44-not-playable = It goes back into the hand; another card is played.
quiz-m44-legal = Which of these may be done now?

## Cards

quiz-m44-card = What does the card “{ $card }” say?
quiz-m44-other-card = That is another card: “{ $card }”.
quiz-m44-extra = “{ $card }”. Attacker: { $attacker }. Target: { $target }. Distance: { $n }. How many dice are thrown?
quiz-m44-strike = { $side }: “{ $card }” was played; the target is { $target }. How many dice are thrown at that unit?
quiz-m44-heal = Medics & Mechanics: { $unit }, figures: { $figures }. The dice: { $faces }. How many figures come back?
quiz-m44-hand-dice = Cards in hand: { $n }, “{ $card }” among them. How many dice are thrown when it is played?
quiz-m44-counter = The enemy’s last card was “{ $card }”. A Counter-Attack is played: which order holds?
quiz-m44-counter-first = A Counter-Attack is played, and the enemy has not played a card yet. Which order holds?
quiz-m44-nothing-repeated = There is nothing to repeat: no orders.
quiz-m44-draw = { $side }: “{ $card }” was played, and the turn ends. What is drawn?
quiz-m44-draws = Cards taken: { $n }, kept: { $keeps }.

## What is left

quiz-m44-retreat = Attacker: { $attacker }. Target: { $target }. The dice showed no hits and so many flags: { $flags }. On which of these hexes may the retreat end?
quiz-m44-pay = Attacker: { $attacker }. Target: { $target }. The dice show no hits and so many flags: { $flags }. How many figures does the retreat cost?
quiz-m44-take = { $unit } has just fought at a distance of { $n }, against { $hex }. May the unit take ground there?
quiz-m44-no-emptied = No: the hex is not empty.
quiz-m44-no-guns = No: artillery never takes ground.
quiz-m44-no-stopped = No: it has entered a hex this turn on which it must stop.
quiz-m44-no-front = No: it was no close assault.
quiz-m44-no-arm = No: only infantry may enter that hex.
quiz-m44-overrun = { $unit } has fought a close assault and taken ground. May the unit battle once more?
quiz-m44-no-overrun = No: only armor overruns.
quiz-m44-medals = How many victory medals does this side have now: { $side }?
quiz-m44-after-medals = For destroyed units and for good: { $n }; for hexes held now: { $board }.
quiz-m44-wins = Medals of { $side }: { $n } of { $needed }. Attacker: { $attacker }. Target: { $target }, with one figure left. All dice show grenades. What follows?
quiz-m44-after-wins = That makes { $n } of the { $needed } medals that are needed.
quiz-m44-end-of-turn = The game ends at the end of this turn.
quiz-m44-victory = { $side-gender ->
    [pl] { $side } win at once.
   *[other] { $side } wins at once.
 }
