# Chances of Memoir '44: how they are worked out, goals of a plan, cards, and what the table wears over the board.

m44-odds-die = Each die hits { $target } on { $symbols }, which is { $n } of { $faces } faces.
m44-odds-none = { $dice ->
    [one] Probability that the die misses: { $chance }.
   *[other] Probability that all { $dice } dice miss: { $power } { $equals }.
 }
m44-odds-one = Probability that at least one hits: 1 − { $none } { $chance } { $decimal }.
m44-odds-owner = Assumes that the defender ignores every flag it can, retreats as far as possible, and loses one figure for each hex it can’t retreat.
m44-odds-ambush = Ambush cards are not taken into account.
m44-odds-no-attack = “{ $line }” is not an attack, so it has no probability. Name an attack, for example “battle C3 D4”.
m44-odds-no-shot = “{ $line }” doesn’t roll any dice. { $why }
m44-odds-one-target = “{ $line }” names several targets. Ask for one at a time, for example “{ $first }”, or for all of them in a plan with un.plans.
m44-odds-no-enemy = { $hex } has no enemy unit. Name a hex with one.
m44-odds-no-fire = Your units can’t attack the unit on { $hex } from where they are. Choose another target, or move first.

m44-goal-gone = { $unit } on { $hex } is eliminated
m44-goal-figures = { $unit } on { $hex } loses { $n } { $n ->
    [one] figure
   *[other] figures
 }
m44-goal-driven = { $unit } leaves { $hex }
m44-goal-on = { $side } has a unit on { $hex }
m44-goal-medals = { $side } gains { $n } { $n ->
    [one] medal
   *[other] medals
 }
m44-goal-won = { $side } wins
m44-goal-unknown = “{ $name }” is not a goal. { $hint } Write goals like this: “gone D4”, “figures 2 D4”, “driven D4”, “on D4 allies”, “medals 1 axis”, or “won axis”.
m44-goal-nobody = { $hex } has no unit, so this goal has no target. Name a hex with a unit.

m44-draws-for = any section card: { $section }
m44-draws-tactic = any tactic card
m44-draws-deck = The deck has only { $cards } { $cards ->
    [one] card
   *[other] cards
 } left. Ask for fewer draws.
m44-draws-model = You can’t see { $cards } { $cards ->
    [one] card
   *[other] cards
 } in the deck and the other hand. Each of them is equally likely to be drawn next, as long as the deck lasts. Turn 1 is the turn of this side’s next draw, turn 2 the one after it.
m44-draws-more = Some of these draws show more than one card. A card counts as drawn even if it isn’t kept.

m44-overlay-mode-from = From here
m44-overlay-mode-danger = Danger
m44-overlay-mode-best = Best hex
m44-overlay-who = Your unit
m44-overlay-nobody = You have no unit on the board.
m44-overlay-from = { $unit }: each enemy in range and in sight shows the probability of a hit and the number of dice.
m44-overlay-from-none = { $unit } has no enemy to attack from here.
m44-overlay-danger = { $unit }: each hex shows the strongest single attack that an enemy could make on it without moving. Click a hex to see all of them and the probability that at least one hits.
m44-overlay-danger-none = { $unit }: no enemy could attack any hex without moving.
m44-overlay-threat = { $unit }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $percent }
m44-overlay-best = { $unit } against { $target }: each hex shows the probability of a hit from there. { $n ->
    [one] ★ marks the best hex.
   *[other] ★ marks the best hexes.
 }
m44-overlay-best-reach = ▸ within reach this turn, with a battle after the move
m44-overlay-best-none = { $unit } can’t attack this enemy from any hex.
m44-overlay-ends = Probability that the unit is eliminated: { $gone }. Probability that it leaves its hex: { $driven }. Figures lost on average: { $figures }.
