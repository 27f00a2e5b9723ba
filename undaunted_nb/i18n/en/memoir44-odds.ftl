# Chances of Memoir '44: how they are worked out, goals of a plan, cards, and what the table wears over the board.

m44-odds-die = Each die hits { $target } with { $symbols }: { $n } of { $faces } faces.
m44-odds-none = { $dice ->
    [one] The die misses: { $chance }.
   *[other] All { $dice } dice miss: { $power } = { $chance }.
 }
m44-odds-one = At least one hits: 1 − { $none } = { $chance }, about { $decimal }.
m44-odds-owner = Whoever owns the target ignores every flag he may, and then falls back as far as he can; each hex that is missing costs a figure.
m44-odds-ambush = An Ambush is not reckoned with.
m44-odds-no-attack = There is no chance to work out for “{ $line }”. Name an attack, e.g. “battle C3 D4”.
m44-odds-no-shot = For “{ $line }” there is nothing to throw. { $why }
m44-odds-one-target = “{ $line }” names several targets. Ask for one at a time, e.g. “{ $first }”, or for all of them in a plan with un.plans.
m44-odds-no-enemy = No enemy stands on { $hex }. Name a hex with one.
m44-odds-no-fire = Nothing can battle the unit on { $hex } from where it stands. Choose another target, or move first.

m44-goal-gone = { $unit } on { $hex } is destroyed
m44-goal-figures = { $unit } on { $hex } loses { $n } { $n ->
    [one] figure
   *[other] figures
 }
m44-goal-driven = { $unit } no longer stands on { $hex }
m44-goal-on = { $side }: a unit stands on { $hex }
m44-goal-medals = { $side }: { $n } { $n ->
    [one] medal
   *[other] medals
 } more
m44-goal-won = { $side }: victory
m44-goal-unknown = “{ $name }” is not a goal. { $hint } A goal is written like “gone D4”, “figures 2 D4”, “driven D4”, “on D4 allies”, “medals 1 axis” or “won axis”.
m44-goal-nobody = Nobody stands on { $hex }, so this goal is about nobody. Name a hex with a unit.

m44-draws-for = any section card: { $section }
m44-draws-tactic = any tactic card
m44-draws-deck = The deck has { $cards } { $cards ->
    [one] card
   *[other] cards
 } left: it does not last that long. Ask for fewer draws.
m44-draws-model = { $cards } { $cards ->
    [one] card is
   *[other] cards are
 } unseen: in the deck or in the other hand. Which lies where cannot be known, so each is as likely as any other to be drawn next, as long as the deck lasts. Round 1 is the next draw of this side, round 2 the one after it.
m44-draws-more = With some of these draws more than one card is seen; it counts as come even where it is not the one that is kept.

m44-overlay-mode-from = From here
m44-overlay-mode-danger = Danger
m44-overlay-mode-best = Best hex
m44-overlay-who = Your unit
m44-overlay-nobody = You have no unit on the board.
m44-overlay-from = { $unit }: on each enemy within range and sight the chance to hit it, and the sum of the dice.
m44-overlay-from-none = { $unit }: there is no enemy to battle from here.
m44-overlay-danger = { $unit }: on each hex the strongest single attack by an enemy from where it stands. Click a hex for all of them, and the chance that at least one hits.
m44-overlay-danger-none = { $unit }: no enemy could attack any hex from where it stands.
m44-overlay-threat = { $unit }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $percent }
m44-overlay-best = { $unit } against { $target }: on each hex the chance to hit from there. { $n ->
    [one] ★ the best hex.
   *[other] ★ the best hexes.
 }
m44-overlay-best-reach = ▸ within reach this turn, with a battle after the move.
m44-overlay-best-none = { $unit }: there is no hex to battle this enemy from.
m44-overlay-ends = The unit is gone: { $gone }; it leaves its hex: { $driven }; figures lost on average: { $figures }.
