# The quiz of Memoir '44: what is asked, the answers, and why a wrong one is wrong. $attacker, $target and $unit are units with their hexes.

quiz-m44-who = { $unit } ({ $hex })
quiz-m44-yes = Yes.
quiz-m44-deed = { $kind }: { $what }
quiz-m44-faces = { $faces }

## Battles

quiz-m44-distance = How many hexes is it from { $hex } to { $to }?
quiz-m44-between = The target’s own hex, { $to }, counts as one.
quiz-m44-start = Don’t count the starting hex, { $hex }.
quiz-m44-slanting = A diagonal step also shifts you half a hex sideways, so you can’t simply add rows and columns.
quiz-m44-range = Attacker: { $attacker }. Target: { $target }. Distance: { $n }. How many dice does the distance alone give?
quiz-m44-range-alone = The question asks only for the distance, without the effect of terrain.
quiz-m44-weak = Attacker: { $attacker }, figures left: { $figures }. Target: { $target }. Distance: { $n }. How many dice do you roll?
quiz-m44-cover = Attacker: { $attacker }. Target: { $target }. On its hex: { $grounds }. How many dice does the attacker lose to this cover?
quiz-m44-cover-alone = That is how many dice are left. The question asks how many are lost.
quiz-m44-dice = Attacker: { $attacker }. Target: { $target }. Distance: { $n }. How many dice do you roll?
quiz-m44-after-dice = Distance { $base } − target’s hex { $cover } − attacker’s own hex { $penalty } = { $dice }.
quiz-m44-own-hex = Attacker: { $attacker }. On its own hex: { $ground }. Target: { $target }. How many dice does the attacker lose for its own hex?
quiz-m44-symbols = Attacker: { $attacker }. Target: { $target }. Which symbols hit?
quiz-m44-hits = Attacker: { $attacker }. Target: { $target }. The dice: { $faces }. How many of them hit?
quiz-m44-after-hits = { $n ->
    [one] One die hits.
   *[other] { $n } dice hit.
 } Flags: { $flags }.
quiz-m44-fall = Attacker: { $attacker }. Target: { $target }, figures: { $figures }. The dice: { $faces }. What happens?
quiz-m44-falls = Figures lost: { $lost }, left: { $left }. Flags that count: { $flags }.
quiz-m44-destroyed = The unit is eliminated.
quiz-m44-ignore = Attacker: { $attacker }. Target: { $target }. On its hex: { $grounds }. Flags: { $flags }. How many flags can it ignore?
quiz-m44-one-die = Attacker: { $attacker }. Target: { $target }. How many of the six faces of a die hit?
quiz-m44-expected = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How many hits do they score on average?
quiz-m44-average = { $n }
quiz-m44-after-expected = { $n } of the six faces hit: { $dice } × { $n }/6.
quiz-m44-chance = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How likely is at least one hit?
quiz-m44-chance-flag = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How likely is at least one flag?
quiz-m44-after-chance = It fails only if all dice ({ $dice }) miss. On each die, { $misses } of 6 faces miss. Every other roll is the answer.
quiz-m44-added = Don’t add up the probabilities of several dice ({ $dice }). That counts double successes twice.
quiz-m44-of-one = That is for a different number of dice. On each die, { $n } of 6 faces succeed.
quiz-m44-miss = That is the probability that it does not happen.
quiz-m44-all = That is the probability that all the dice show it, but one is enough.
quiz-m44-best = Which attack gives { $unit } the most hits on average?
quiz-m44-best-is = { $target }: { $dice } dice, { $n } hits on average.

## Sight

quiz-m44-sight = { $unit } looks at { $target }. Is the line of sight clear?
quiz-m44-open = Yes, it is clear.
quiz-m44-blocked = No, it is blocked: { $hexes }.
quiz-m44-target = Which of these can { $unit } attack now?

## Moves

quiz-m44-go = { $unit } has an order. To which of these hexes can it move?
quiz-m44-after-go = One legal path: { $path }.
quiz-m44-hinder = { $unit } wants to move { $path }. Which rule forbids it?
quiz-m44-reach = { $unit } was ordered with “{ $card }”. How many hexes can it move at most in open terrain?
quiz-m44-reach-battle = { $unit } was ordered with “{ $card }”. How many hexes can it move at most and still battle?
quiz-m44-then = { $unit } has just moved: { $path }. Can it still battle this turn?
quiz-m44-no-far = No, because it has moved too far.
quiz-m44-no-ground = No, because it entered terrain where it can’t battle this turn.
quiz-m44-no-ocean = No, because it’s in the ocean.
quiz-m44-gone = { $unit } moves { $path }. On those hexes: { $things }. What is removed?
quiz-m44-lies = { $ground } ({ $hex })
quiz-m44-taken-away = Removed: { $things }.
quiz-m44-nothing-gone = Nothing is removed.

## Orders

quiz-m44-section = { $side }: to which sections does hex { $hex } belong, as seen from this side?
quiz-m44-sections = { $sections }
quiz-m44-called = You played “{ $card }”. Which of these units can you order?
quiz-m44-together = You played “{ $card }”. Which of these units can you order together?
quiz-m44-most = You played “{ $card }”. How many units can you order at most?
quiz-m44-substitute = You played “{ $card }” but have no unit that fits. What does the card do now?
quiz-m44-one-any = It orders one unit of any kind.
quiz-m44-nobody = It gives no orders.
quiz-m44-as-many = It orders as many units of any kind as the card says.
quiz-m44-not-playable = It returns to your hand, and you play another card.
quiz-m44-legal = Which of these actions is legal now?

## Cards

quiz-m44-card = What does the card “{ $card }” say?
quiz-m44-other-card = That is another card: “{ $card }”.
quiz-m44-extra = “{ $card }”. Attacker: { $attacker }. Target: { $target }. Distance: { $n }. How many dice do you roll?
quiz-m44-strike = { $side } played “{ $card }” and chose { $target } as a target. How many dice does it roll against that unit?
quiz-m44-heal = Medics & Mechanics: { $unit }, figures: { $figures }. The dice: { $faces }. How many figures return?
quiz-m44-hand-dice = You have { $n } cards in hand, including “{ $card }”. How many dice do you roll when you play it?
quiz-m44-counter = The enemy’s last card was “{ $card }”. You play Counter-Attack. Which order do you give?
quiz-m44-counter-first = You play Counter-Attack, but the enemy has not played a card yet. Which order do you give?
quiz-m44-nothing-repeated = No order, because you have no card to repeat.
quiz-m44-draw = { $side } played “{ $card }”, and the turn ends. Which cards does it draw?
quiz-m44-draws = Cards drawn: { $n }, kept: { $keeps }.

## What is left

quiz-m44-retreat = Attacker: { $attacker }. Target: { $target }. The dice showed no hits and { $flags } { $flags ->
    [one] flag
   *[other] flags
 }. On which of these hexes can the retreat end?
quiz-m44-pay = Attacker: { $attacker }. Target: { $target }. The dice showed no hits and { $flags } { $flags ->
    [one] flag
   *[other] flags
 }. How many figures does the retreat cost?
quiz-m44-take = { $unit } has just battled at a distance of { $n }, against { $hex }. Can it take ground there?
quiz-m44-no-emptied = No, because the hex is not empty.
quiz-m44-no-guns = No, because artillery never takes ground.
quiz-m44-no-stopped = No, because it entered a hex this turn where it had to stop.
quiz-m44-no-front = No, because it was not a close assault.
quiz-m44-no-arm = No, because only infantry can enter that hex.
quiz-m44-overrun = { $unit } has won a close assault and taken ground. Can it battle once more?
quiz-m44-no-overrun = No, because only armor has Armor Overrun.
quiz-m44-medals = How many Victory Medals does { $side } have now?
quiz-m44-after-medals = For eliminated units and permanent objectives: { $n }. For objectives held now: { $board }.
quiz-m44-wins = Medals of { $side }: { $n } of { $needed }. Attacker: { $attacker }. Target: { $target }, with one figure left. All dice show grenades. What happens?
quiz-m44-after-wins = That makes { $n } of the { $needed } medals needed.
quiz-m44-end-of-turn = The game ends at the end of this turn.
quiz-m44-victory = { $side-gender ->
    [pl] { $side } win at once.
   *[other] { $side } wins at once.
 }
