# The quiz of Memoir '44: what is asked, the answers, and why a wrong one is wrong. $attacker, $target and $unit are units with their hexes.

quiz-m44-who = { $unit } ({ $hex })
quiz-m44-yes = Yes, because no rule forbids it.
quiz-m44-deed = { $kind }: { $what }
quiz-m44-faces = { $faces }

## Battles

quiz-m44-distance = How many hexes is it from { $hex } to { $to }?
quiz-m44-between = That is { $n } { $n ->
    [one] hex
   *[other] hexes
 } without the target’s own hex, { $to }. That hex also counts.
quiz-m44-start = That is { $n } { $n ->
    [one] hex
   *[other] hexes
 } with the starting hex, { $hex }. Don’t count it.
quiz-m44-slanting = You added { $rows } { $rows ->
    [one] row
   *[other] rows
 } and { $columns } { $columns ->
    [one] column
   *[other] columns
 }. But each step to another row also shifts you half a hex sideways.
quiz-m44-range = Attacker: { $attacker }. Target: { $target }. Distance: { $n }. How many dice does the distance alone give?
quiz-m44-range-alone = { $dice } is the number after the terrain. The question asks only for the distance.
quiz-m44-weak = Attacker: { $attacker }, figures left: { $figures }. Target: { $target }. Distance: { $n }. How many dice do you roll?
quiz-m44-cover = Attacker: { $attacker }. Target: { $target }. On its hex: { $grounds }. How many dice does the attacker lose to it?
quiz-m44-cover-alone = { $dice } is the number of dice that are left. The question asks how many are lost.
quiz-m44-dice = Attacker: { $attacker }. Target: { $target }. Distance: { $n }. How many dice do you roll?
quiz-m44-own-hex = Attacker: { $attacker }. On its own hex: { $ground }. Target: { $target }. How many dice does the attacker lose for its own hex?
quiz-m44-symbols = Attacker: { $attacker }. Target: { $target }. Which symbols hit?
quiz-m44-hits = Attacker: { $attacker }. Target: { $target }. The dice: { $faces }. How many of them hit?
quiz-m44-after-hits = { $n ->
    [one] One die hits.
   *[other] { $n } dice hit.
 } Flags: { $flags }.
quiz-m44-fall = Attacker: { $attacker }. Target: { $target }, figures: { $figures }. The dice: { $faces }. What happens?
quiz-m44-falls = Figures lost: { $lost }, left: { $left }. Flags that count: { $flags }.
quiz-m44-destroyed = The whole unit is eliminated by this attack.
quiz-m44-ignore = Attacker: { $attacker }. Target: { $target }. On its hex: { $grounds }. Flags: { $flags }. How many flags are left if the unit ignores as many as it can?
quiz-m44-one-die = Attacker: { $attacker }. Target: { $target }. How many of the six faces of a die hit?
quiz-m44-expected = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How many hits do they score on average?
quiz-m44-average = { $n }
quiz-m44-after-expected = { $n } of the six faces { $n ->
    [one] hits
   *[other] hit
 }: { $dice } × { $n }/6 = { $mean }.
quiz-m44-chance = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How likely is at least one hit?
quiz-m44-chance-flag = Attacker: { $attacker }. Target: { $target }. Dice: { $dice }. How likely is at least one flag?
quiz-m44-after-chance = { $dice ->
    [one] It fails only if the die misses.
   *[other] It fails only if all { $dice } dice miss.
 } On each die, { $misses } of 6 faces miss. Every other roll is the answer.
quiz-m44-added = Don’t add up the probabilities of several dice ({ $dice }). That counts double successes twice.
quiz-m44-of-one = That is for one die. On each die, { $n } of 6 faces { $n ->
    [one] succeeds
   *[other] succeed
 }.
quiz-m44-miss = That is the probability that it does not happen.
quiz-m44-all = That is the probability that all the dice show it, but one is enough.
quiz-m44-best = Which attack gives { $unit } the most hits on average?
quiz-m44-best-is = { $target }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $n } { $n ->
    [one] hit
   *[other] hits
 } on average.
quiz-m44-sum = Distance { $n }: { $base } { $base ->
    [one] die
   *[other] dice
 }.{ $bonus ->
    [0] {""}
   *[other] {" "}Card: +{ $bonus }.
 }{ $cover ->
    [0] {""}
   *[other] {" "}Target’s hex: −{ $cover }.
 }{ $penalty ->
    [0] {""}
   *[other] {" "}Attacker’s own hex: −{ $penalty }.
 }{ $alone ->
    [yes] {""}
   *[no] {" "}Together: { $dice }.
 }
quiz-m44-band = { $dice } is what { $unit } rolls at a distance of { $n }.
quiz-m44-no-band = No unit rolls { $dice } { $dice ->
    [one] die
   *[other] dice
 } for the distance alone.
quiz-m44-figures = { $n } is the number of figures. They don’t decide how many dice you roll.
quiz-m44-lost-dice = You subtracted the { $n } lost { $n ->
    [one] figure
   *[other] figures
 }. Losses don’t cost dice.
quiz-m44-cover-of = { $unit } loses { $dice } against a unit on this terrain: { $ground }.
quiz-m44-cover-forgotten = You forgot what protects the target: { $ground }, −{ $n }.
quiz-m44-own-forgotten = You forgot the attacker’s own hex: { $ground }, −{ $n }.
quiz-m44-added-covers = You added both protections and got { $n }. Only the best one counts: { $best }.
quiz-m44-cover-card = The summary card of the terrain on the target’s hex ({ $grounds }) shows { $soldier } next to the soldier and { $tank } next to the tank. Attacker: { $attacker }. Target: { $target }. How many dice does the attacker lose?
quiz-m44-wrong-band = You began with { $dice } { $dice ->
    [one] die
   *[other] dice
 }. At a distance of { $n } you begin with { $base }.
quiz-m44-own-hex-of = { $n } is what { $unit } loses when it attacks from there: { $ground }.
quiz-m44-cover-not-own = An attack against a unit there loses that many dice ({ $ground }). The question is about an attack from there.
quiz-m44-left-over = { $dice } is the number of dice that are left.
quiz-m44-symbol-of = The symbol for { $symbol } hits only that kind of unit.
quiz-m44-counted-stars = You counted the stars ({ $n }). Stars miss.
quiz-m44-forgot-grenades = You left out the grenades ({ $n }). Each one hits.
quiz-m44-counted-others = You counted symbols of another kind of unit ({ $n }). The target is { $unit }.
quiz-m44-counted-flags = You counted the flags ({ $n }). Flags make a unit retreat. They don’t hit.
quiz-m44-forgot-own = You counted only grenades. Symbols for { $unit } hit too: { $n }.
quiz-m44-forgot-flags = You left out the flags: { $n }. They come after the losses.
quiz-m44-one-flag = Every flag counts, not just one: { $n }.
quiz-m44-not-all = { $n } { $n ->
    [one] hit removes
   *[other] hits remove
 } { $n ->
    [0] no figures
    [one] one figure
   *[other] { $n } figures
 }, not all { $figures }.
quiz-m44-per-hit = Each hit removes a figure, so count all of them: { $n }.
quiz-m44-flag-forgotten = The unit can ignore the first flag because of this: { $ground }.
quiz-m44-enemy-bunker = A bunker of the other side gives no protection, so no flag is ignored.
quiz-m44-no-flag-there = This terrain lets no unit ignore a flag: { $grounds }.
quiz-m44-only-first-flag = Of { $n } { $n ->
    [one] flag
   *[other] flags
 }, at most the first can be ignored.
quiz-m44-flags-counted = The dice showed { $n } { $n ->
    [one] flag
   *[other] flags
 }. Terrain never adds one.
quiz-m44-flags-ignored = { $n } is the number of ignored flags. The question asks how many are left.
quiz-m44-flags-left = { $flags } { $flags ->
    [one] flag
   *[other] flags
 }{ $n ->
    [0] {""}
   *[other] {" "}− { $n } = { $left }
 }.
quiz-m44-faces-of = { $n } of 6 faces { $n ->
    [one] hits
   *[other] hit
 } { $unit }. The target is another kind of unit.
quiz-m44-star-face = You counted the star as a hit.
quiz-m44-two-infantry = Infantry is on two of the six faces.
quiz-m44-not-every-die = Not every die hits: only { $n } of 6 faces { $n ->
    [one] does
   *[other] do
 }.
quiz-m44-not-dice = That is for another number of dice: { $n }. You roll { $dice }.

## Sight

quiz-m44-sight = { $unit } looks at { $target }. Is the line of sight clear?
quiz-m44-open = Yes, it is clear.
quiz-m44-blocked = No, it is blocked: { $hexes }.
quiz-m44-target = Which of these can { $unit } attack now?
quiz-m44-clear = Nothing on the line blocks it.
quiz-m44-see-through = { $hex } is on the line, but this doesn’t block it: { $ground }.
quiz-m44-one-side = { $hex } is only on one side of the line, which runs along an edge.
quiz-m44-off-line = The line doesn’t touch { $hex }.

## Moves

quiz-m44-go = { $unit } has an order. To which of these hexes can it move?
quiz-m44-after-go = One legal path: { $path }.
quiz-m44-hinder = { $unit } wants to move { $path }. Which rule forbids it?
quiz-m44-reach = { $unit } was ordered with “{ $card }”. How many hexes can it move at most in one move in open terrain?
quiz-m44-reach-battle = { $unit } was ordered with “{ $card }”. How many hexes can it move at most and still battle after that move?
quiz-m44-then = { $unit }, ordered with “{ $card }”, has just moved: { $path }. Can it still battle this turn?
quiz-m44-no-far = No, because it has moved too far.
quiz-m44-no-ground = No, because of the terrain it entered.
quiz-m44-no-ocean = No, because it’s in the ocean.
quiz-m44-gone = { $unit } moves { $path }. On those hexes: { $things }. What is removed?
quiz-m44-lies = { $ground } ({ $hex })
quiz-m44-taken-away = Removed: { $things }.
quiz-m44-nothing-gone = Nothing is removed.
quiz-m44-reach-alone = Its limit is { $n } { $n ->
    [one] hex
   *[other] hexes
 } if it doesn’t battle.
quiz-m44-reach-then = { $n } is its limit before a battle. The question asks only about the move.
quiz-m44-reach-card = { $n } is its usual limit. “{ $card }” changes it.
quiz-m44-reach-of = { $n } is the limit of another unit: { $unit }.
quiz-m44-reach-battle-of = Another unit can move { $n } and battle: { $unit }.
quiz-m44-driven-off = { $unit } is behind sandbags on { $hex }. { $path-set ->
    [yes] After two flags it ignores one and retreats { $path }.{ $wire ->
        [yes] {" "}There is wire on { $to }.
       *[no] {""}
    }
   *[no] All dice show grenades, and it has one figure left.
 } What is removed besides figures?
quiz-m44-why-gone = { $which ->
    [leave] The sandbags on { $hex } go when their unit leaves, in whatever way.
    [none] There are no sandbags on { $hex }.
    [wire-gone] The wire on { $to } is also removed.
    [wire-stays] The wire on { $to } stays.
    [no-wire] There is no wire on { $to }.
   *[both] Neither is right: look at { $hex } and { $to }.
 }
m44-no-move-2 = No, because it moves only once.
m44-no-move-3 = No, because its kind moves less.
m44-no-move-4 = No, because a unit is in the way.
m44-no-move-5 = No, because the terrain stops it.
m44-no-move-9 = No, because it ends where it began.
m44-no-river-1 = No, because there is no bridge.
m44-no-bunker-1 = No, because only infantry enters.
m44-no-bunker-3 = No, because the guns can’t leave.
m44-no-hedgerow-1 = No, because the hedgerow is too far.
m44-no-hedgerow-2 = No, because a hedgerow slows it.
m44-no-beach-1 = No, because the beach slows it.
m44-no-order-5 = No, because its card forbids it.
m44-no-retreat-2 = No, because it must go toward home.
m44-no-retreat-3 = No, because a unit or river is there.
m44-no-retreat-4 = No, because it can go farther.
m44-no-retreat-7 = No, because its kind can’t enter.
m44-no-ocean-2 = No, because the ocean stops it.
m44-no-card-air-power-1 = No, because it hits four at most.
m44-no-card-air-power-2 = No, because they are not connected.
m44-no-sight-1 = No, because no unit sees them.
m44-no-range-1 = No, because they are out of range.
m44-no-battle-3 = No, because it hits only one unit.
m44-no-wire-3 = No, because only armor clears it.
m44-no-wire-4 = No, because artillery can’t do it.
m44-no-wire-6 = No, because its card forbids battle.
m44-no-infantry-1 = No, because it has moved too far.
m44-no-card-dig-in-2 = No, because no sandbags are left.
m44-no-card-dig-in-2-there = No, because the hex has sandbags.
m44-no-card-dig-in-3 = No, because it is on the ocean.
m44-no-sandbags-2 = No, because it loses its sandbags.
quiz-m44-may-move = { $unit }, ordered with “{ $card }”{ $moved ->
    [yes] {" "}and already moved once
   *[no] {""}
 }, wants to move { $path }. Is that legal?
quiz-m44-may-retreat = Attacker: { $attacker }. Target: { $target }. Flags: { $flags }. The target’s owner chooses the retreat { $path }. Is that legal?
quiz-m44-may-strike = You played Air Power and chose { $n ->
    [one] the enemy on { $hexes }
   *[other] the { $n } enemies on { $hexes }
 }. Is that legal?
quiz-m44-may-clear = { $unit }, ordered with “{ $card }”, is on wire. { $n ->
    [0] It did not move.
    [one] It has moved 1 hex.
   *[other] It has moved { $n } hexes.
 } Can it remove the wire now?
quiz-m44-may-dig = { $unit }, ordered with “Dig-In”, wants sandbags on { $hex }. Sandbags left in the supply: { $n }. { $bags ->
    [yes] There are sandbags on its hex.
   *[no] Its hex has no sandbags.
 } Is that legal?
quiz-m44-may-go = { $unit }, ordered with “Dig-In”, wants to move to { $hex }. Is that legal?

## Orders

quiz-m44-section = { $side }: to which sections does hex { $hex } belong, as seen from this side?
quiz-m44-sections = { $sections }
quiz-m44-called = { $side }: you played “{ $card }”. Which of these units can you order?
quiz-m44-enemy-unit = { $hex } has a unit of the other side.
quiz-m44-other-arm = { $hex }: the card is not for this kind of unit, { $unit }.
quiz-m44-in-section = { $hex } is in another section: { $sections }.
quiz-m44-near-enemy = An enemy is adjacent to { $hex }.
quiz-m44-far-from-enemy = No enemy is adjacent to { $hex }.
quiz-m44-together = { $side }: you played “{ $card }”. Which of these units can you order together?
quiz-m44-most = { $side }: you played “{ $card }”. How many units can you order at most?
quiz-m44-substitute = { $side }: you played “{ $card }”. On the board you have: infantry { $infantry }, armor { $armor }, artillery { $artillery }. What does the card do now?
quiz-m44-one-any = It orders one unit of any kind.
quiz-m44-nobody = It gives no orders to any unit.
quiz-m44-as-many = It orders as many of any kind.
quiz-m44-not-playable = It returns, and you play another.
quiz-m44-legal = { $side }: { $card-set ->
    [yes] you played “{ $card }”. Ordered units: { $orders }. Which of these actions is legal now?
   *[no] your turn begins. Which of these actions is legal now?
 }
quiz-m44-fitting = It orders the units that fit it.
quiz-m44-on-line = A dashed line runs through { $hex }.
quiz-m44-off-dashes = No dashed line runs through { $hex }, so it belongs to one section.
quiz-m44-sections-of = { $hex } belongs to the { $sections }, not to the { $not }.
quiz-m44-refused = { $hex }: { $why }
quiz-m44-with-order = { $unit } ({ $state ->
    [battled] has battled
    [moved] has moved
   *[ordered] not used yet
 })
quiz-m44-printed = The card allows { $n }, but only { $fitting } { $fitting ->
    [one] unit fits
   *[other] units fit
 }.
quiz-m44-fits = { $n } { $n ->
    [one] unit fits
   *[other] units fit
 } the card, but it gives only { $most } { $most ->
    [one] order
   *[other] orders
 }.
quiz-m44-all-units = You have { $n } { $n ->
    [one] unit
   *[other] units
 }, but only { $fitting } { $fitting ->
    [one] fits
   *[other] fit
 } the card.
quiz-m44-one-more-order = One more is possible: { $n }.
quiz-m44-one-less-order = That is one too many: { $fitting } { $fitting ->
    [one] unit fits
   *[other] units fit
 }, and { $n } can get an order.
quiz-m44-most-is = { $fitting } { $fitting ->
    [one] unit fits
   *[other] units fit
 } the card. At most { $n } can get an order. { $rule }
quiz-m44-why-no-substitute = { $found ->
    [yes] The card’s own kind of unit is on the board, so there is no substitute.
   *[no] Only a card whose text says so lets you order another unit instead.
 }
quiz-m44-why-none-fits = No unit on the board fits this card now.
quiz-m44-why-someone = A unit on the board fits this card.
quiz-m44-followed = { $first } → { $second }
quiz-m44-step-fails = Step { $n }: { $why }
quiz-m44-sequence = All dice miss. { $side }: you hold “{ $card }”. Which of these turns is legal?
quiz-m44-do-play = play the card
quiz-m44-do-order = order { $what }
quiz-m44-do-move = move { $what }
quiz-m44-do-battle = battle { $what }
quiz-m44-comes-first = Wrong order. “{ $first }” comes before “{ $second }”.
quiz-m44-steps-turn = { $side }: put these parts of a turn in order. Which order is right?
quiz-m44-step-turn-read = play a card and read it aloud
quiz-m44-step-turn-order = name all ordered units
quiz-m44-step-turn-move = move them one after another
quiz-m44-step-turn-battle = battle with them one after another
quiz-m44-step-turn-draw = discard the card and draw
quiz-m44-steps-attack = { $attacker } attacks { $target }. Put the steps in order. Which order is right?
quiz-m44-step-attack-name = name the attacker and the target
quiz-m44-step-attack-count = count the dice for the distance
quiz-m44-step-attack-subtract = subtract dice for the terrain
quiz-m44-step-attack-roll = roll
quiz-m44-step-attack-lose = remove a figure per hit
quiz-m44-step-attack-retreat = retreat a hex per flag
quiz-m44-steps-assault = { $attacker } wins its close assault against { $target }. Put the steps in order. Which order is right?
quiz-m44-step-assault-hits = the target loses figures
quiz-m44-step-assault-leave = its last figures retreat
quiz-m44-step-assault-take = { $attacker } takes ground
quiz-m44-step-assault-overrun = it makes an overrun if it is armor
quiz-m44-step-assault-next = the next unit battles
quiz-m44-steps-ambush = { $attacker } attacks { $target }, which answers with an Ambush. Put the steps in order. Which order is right?
quiz-m44-step-ambush-declare = the attacker declares a close assault
quiz-m44-step-ambush-ambush = the defender plays Ambush and rolls
quiz-m44-step-ambush-back = the attacker takes losses and retreats
quiz-m44-step-ambush-own = the attacker attacks if it still can
quiz-m44-step-ambush-ambusher = the side that ambushed draws a card
quiz-m44-step-ambush-other = the side whose turn ends draws a card
quiz-m44-steps-air = { $side }: you play Air Power against a group with { $target }. Put the steps in order. Which order is right?
quiz-m44-step-air-group = choose a connected group of enemies
quiz-m44-step-air-first = roll for one of them
quiz-m44-step-air-away = it takes losses and retreats
quiz-m44-step-air-second = roll for the next one
quiz-m44-step-air-end = end the turn without ordered units
quiz-m44-steps-hour = { $side }: you play Their Finest Hour. Put the steps in order. Which order is right?
quiz-m44-step-hour-roll = roll a die per command card
quiz-m44-step-hour-give = give the orders that the dice allow
quiz-m44-step-hour-act = move and battle
quiz-m44-step-hour-shuffle = shuffle the deck with the discard pile
quiz-m44-step-hour-card = draw a card
quiz-m44-steps-recon = { $side }: you play Recon. Put the steps in order. Which order is right?
quiz-m44-step-recon-one = order one unit in the section
quiz-m44-step-recon-acts = it moves and battles
quiz-m44-step-recon-look = draw two cards
quiz-m44-step-recon-keep = keep one of them
quiz-m44-step-recon-away = discard the other one
quiz-m44-ambush = { $attacker }, figures: { $figures }, close assaults { $target }, which plays Ambush. The dice of the Ambush: { $faces }.{ $n ->
    [0] {""}
    [one] {" "}The attacker retreats 1 hex.
   *[other] {" "}The attacker retreats { $n } hexes.
 } What happens to the attack?
quiz-m44-ambush-on = The attacker battles now and rolls { $n } { $n ->
    [one] die
   *[other] dice
 }.
quiz-m44-ambush-canceled = The attacker stays, but it can’t attack.
quiz-m44-ambush-gone = The attacker is eliminated before it rolls.
quiz-m44-ambush-stays = The attacker is still on its hex, so its attack goes on. Flags: { $flags }.
quiz-m44-ambush-lost = Hits of the Ambush: { $hits }. Figures of the attacker: { $figures }.
quiz-m44-ambush-left = The attacker lost { $lost } of { $figures } figures, so { $left } { $left ->
    [one] is
   *[other] are
 } left.

## Cards

quiz-m44-card = What does the card “{ $card }” say?
quiz-m44-other-card = That is another card: “{ $card }”.
quiz-m44-extra = “{ $card }”. Attacker: { $attacker }. Target: { $target }. Distance: { $n }. { $over ->
    [yes] This attack is an overrun.
   *[no] {""}
 } How many dice do you roll?
quiz-m44-strike = { $side } played “{ $card }” and chose { $target } as a target. How many dice does this side roll against that unit?
quiz-m44-heal = Medics & Mechanics: { $unit }, { $figures } of { $full } figures left. The dice: { $faces }. How many figures return?
quiz-m44-hand-dice = { $side }: you have { $n } { $n ->
    [one] card
   *[other] cards
 } in hand, including “{ $card }”. How many dice do you roll when you play it?
quiz-m44-counter = The enemy ({ $foe }) last played “{ $card }”. You ({ $side }) play Counter-Attack. Which order do you give?
quiz-m44-counter-first = You ({ $side }) play Counter-Attack, but the enemy ({ $foe }) has not played a card yet. Which order do you give?
quiz-m44-nothing-repeated = No order, because you have no card to repeat.
quiz-m44-draw = { $scenario }. { $side } played “{ $card }” and ends turn { $n }. Which cards does this side draw?
quiz-m44-draws = Cards drawn: { $n }, kept: { $keeps }.
quiz-m44-forgot-card = You forgot the card: “{ $card }” adds { $n } here.
quiz-m44-card-twice = “{ $card }” adds only { $n }.
quiz-m44-dice-of-side = { $n } is what the other side rolls: { $side }.
quiz-m44-dice-of-card = { $n } is what another card rolls: “{ $card }”.
quiz-m44-dice-of-assault = Three dice are for a close assault. The card names its own number.
quiz-m44-dice-of-figures = { $n } is the number of figures. It doesn’t matter here.
quiz-m44-strike-flags = “{ $card }”. Target: { $target }.{ $grounds-set ->
    [yes] {" "}On its hex: { $grounds }.
   *[no] {""}
 } No hits. Flags: { $flags }. How many hexes can it retreat at most if the way is free?
quiz-m44-no-ignoring = Against a strike it can’t ignore a flag, even with this: { $ground }.
quiz-m44-each-flag = That is for one flag. The dice showed { $n }.
quiz-m44-not-resistance = Only the Resistance retreats up to three hexes per flag. Flags: { $n }.
quiz-m44-only-flags = You counted all dice. Only flags count: { $n }.
quiz-m44-strike-counts = The flags of a strike count: { $n }.
quiz-m44-full-strength = It had { $left } of { $n } figures. It can’t have more than { $n }.
quiz-m44-stars-heal = You left out the stars ({ $n }). Each one brings back a figure.
quiz-m44-grenades-heal = You counted the grenades ({ $n }). They bring back nothing.
quiz-m44-others-heal = You counted symbols of another kind of unit ({ $n }). This unit is { $unit }.
quiz-m44-own-heal = You counted only stars. Symbols for { $unit } count too: { $n }.
quiz-m44-not-every-heal = Not every die brings back a figure. Here they bring back { $n }.
quiz-m44-are-left = { $left } is the number of figures on the board.
quiz-m44-after-heal = The dice would bring back { $found }. On the board: { $left } of { $full } figures. Figures that return: { $n }.
quiz-m44-borrow = { $side }: you have { $n } { $n ->
    [one] card
   *[other] cards
 } in hand, including “{ $card }”. You play it and roll a die per card. How many dice do you borrow from the other side?
quiz-m44-card-itself = “{ $card }” itself counts too: { $n } { $n ->
    [one] card
   *[other] cards
 }.
quiz-m44-own-dice = You roll { $n } { $n ->
    [one] die
   *[other] dice
 }, but { $own } of them are yours.
quiz-m44-have-dice = { $n } is the number of dice you have.
quiz-m44-may-borrow = You have four dice, but you can borrow more. You roll { $n }.
quiz-m44-counted-twice = “{ $card }” is already among the { $n ->
    [one] cards: there is only one.
   *[other] { $n } cards.
 }
quiz-m44-not-a-battle = Three dice are for a close assault. Here you roll a die per card: { $n }.
quiz-m44-only-flanks = Only left and right are swapped. “{ $card }” is the card to repeat.
quiz-m44-repeats = There is a card to repeat: “{ $card }”.
quiz-m44-not-last = “{ $card }” is not the card that the enemy played last.
quiz-m44-none-played = The enemy has played no card, so not “{ $card }” either.
quiz-m44-keeps-fewer = Recon lets you look at one more card, but you discard one of them.
quiz-m44-not-and-draws = The cards of Recon replace the usual draw. They don’t come on top of it.
quiz-m44-only-recon = Only Recon lets you look at more cards than you keep.
quiz-m44-lost = { $unit } began at full strength. { $n } { $n ->
    [one] figure is
   *[other] figures are
 } left. How many has it lost?
quiz-m44-figures-of = You started from { $n } { $n ->
    [one] figure
   *[other] figures
 }. That is another unit: { $unit }.
quiz-m44-asked-lost = { $n } is what is left.
quiz-m44-all-lost = { $n } is its full strength. It is still on the board.
quiz-m44-map = A scenario map shows { $unit } on a hex with { $badge ->
    [yes] rounded
   *[no] square
 } top corners. Its number of figures is { $n }. Which unit do you place?
quiz-m44-map-badge = That unit has { $n } { $n ->
    [one] figure
   *[other] figures
 } and { $badge ->
    [yes] rounded top corners
   *[no] square top corners
 } on the map: { $unit }.
quiz-m44-map-arm = { $unit } is another kind of unit. The map also shows its symbol.
quiz-m44-copies = { $side }: you hold “{ $card }” cards: { $mine }. In the discard pile: { $gone }. How many of these cards are in the deck or in the enemy’s hand?
quiz-m44-copies-seen = You can see { $n } of them.
quiz-m44-copies-gone = You forgot those in the discard pile: { $n }.
quiz-m44-copies-mine = You forgot those in your hand: { $n }.
quiz-m44-copies-section = That is for one section. All sections together have { $n }.
quiz-m44-copies-are = There { $n ->
    [one] is { $n }
   *[other] are { $n }
 } in all, no more.
quiz-m44-after-copies = { $all } − { $mine } in hand − { $gone } discarded = { $n }.
quiz-m44-dealt = You deal { $a } cards to one side and { $b } to the other. How many cards does the deck have then?
quiz-m44-dealt-young = You play the variant for young generals. You deal { $a } cards to one side and { $b } to the other. How many cards does the deck have then?
quiz-m44-dealt-forgotten = The { $n } dealt cards are not in the deck.
quiz-m44-other-deck = That would be left of { $n } cards. You play with { $whole }.
quiz-m44-dealt-other = The other side gets cards, too: { $n }.
quiz-m44-tactics-only = That would be left of the { $n } tactic cards alone.
quiz-m44-after-dealt = { $whole } − { $a } − { $b } = { $n }.
quiz-m44-new-deck = { $side } played “{ $card }” and ends the turn. The deck is empty. In the discard pile, without this card: { $n }. One card is drawn. How many cards does the deck have then?
quiz-m44-played-too = “{ $card }” also goes into the deck.
quiz-m44-then-drawn = One card has been drawn after that.
quiz-m44-hands-stay = The cards in the hands stay there.
quiz-m44-after-new-deck = { $n } + the played card − the drawn card = { $left }.
quiz-m44-shuffled = { $side } played Their Finest Hour and ends the turn. In the deck: { $deck }. In the discard pile, without this card: { $n }. How many cards does the deck have before the draw?
quiz-m44-discard-too = The discard pile goes into the deck, too: { $n }.
quiz-m44-after-shuffled = { $deck } + { $gone } + the played card = { $n }.

## What is left

quiz-m44-retreat = Attacker: { $attacker }. Target: { $target }. The dice showed no hits and { $flags } { $flags ->
    [one] flag
   *[other] flags
 }. On which of these hexes can the retreat end?
quiz-m44-pay = Attacker: { $attacker }. Target: { $target }, figures: { $figures }. The dice showed no hits and { $flags } { $flags ->
    [one] flag
   *[other] flags
 }. How many figures does the retreat cost at least?
quiz-m44-take = { $unit } has just battled at a distance of { $n }, against { $hex }.{ $path-set ->
    [yes] {" "}Before that it moved { $path }.
   *[no] {" "}It did not move this turn.
 } { $empty ->
    [yes] { $hex } is empty now.
   *[no] The target is still there.
 } Can it take ground?
quiz-m44-no-emptied = No, because the hex is not empty.
quiz-m44-no-guns = No, because artillery never does.
quiz-m44-no-stopped = No, because it had to stop earlier.
quiz-m44-no-front = No, because it wasn’t a close assault.
quiz-m44-no-arm = No, because only infantry can enter.
quiz-m44-overrun = { $unit } has won a close assault and taken ground.{ $path-set ->
    [yes] {" "}Before that it moved { $path }.
   *[no] {""}
 }{ $before ->
    [self] {" "}That was already its overrun.
    [other] {" "}Another armor unit has already overrun this turn.
   *[none] {""}
 } Can it battle once more?
quiz-m44-no-overrun = No, because overruns need armor.
quiz-m44-medals = { $side } eliminated: { $units }.{ $hexes-set ->
    [yes] {" "}Its medal hexes: { $hexes }.
   *[no] {""}
 } How many Victory Medals does this side have now?
quiz-m44-after-medals = Eliminated units: { $n }. Hexes held now: { $board }. Together: { $all }.
quiz-m44-wins = Medals of { $side }: { $n } of { $needed }. Attacker: { $attacker }. Target: { $target }, with one figure left. All dice show grenades. What happens?
quiz-m44-after-wins = That makes { $n } of the { $needed } medals needed.
quiz-m44-end-of-turn = The game ends after this turn.
quiz-m44-victory = { $side-gender ->
    [pl] { $side } win the game at once.
   *[other] { $side } wins the game at once.
 }
quiz-m44-no-second = No, because it has already overrun.
quiz-m44-no-side = No, because another unit overran.
quiz-m44-retreated = { $n } is how many hexes it can retreat. Those cost nothing.
quiz-m44-blocked-hexes = Each hex that it can’t retreat costs a figure, so { $n }.
quiz-m44-hexes-of-retreat = Of { $flags } { $flags ->
    [one] hex
   *[other] hexes
 } it can retreat { $n }. Only the others cost a figure.
quiz-m44-bunker-flag = In the bunker it can ignore the first flag. There { $flags ->
    [one] was { $flags }
   *[other] were { $flags }
 }.
quiz-m44-not-eliminated = It loses { $n } of { $figures } figures, not all of them.
quiz-m44-only-figures = It has only { $figures } to lose.
quiz-m44-per-hex = Every missing hex costs a figure, not just the first: { $n }.
quiz-m44-after-pay = Flags: { $flags }.{ $saved ->
    [0] {""}
   *[other] {" "}Ignored: { $saved }.
 } Hexes of retreat: { $n }. Figures lost: { $lost }. { $rule }
quiz-m44-medals-held = You forgot the hexes that it holds now: { $n }.
quiz-m44-medals-empty = A medal hex counts only while a unit of its side is there. Now it holds { $n }.
quiz-m44-medals-units = You forgot the eliminated units: { $n }.

# Teams. A card can name a section: "Infantry Assault (left flank)".

quiz-m44-commander = { $n ->
    [4] On two boards side by side, a side of four plays “{ $card }”. Who carries it out?
    [3] A team of three plays “{ $card }”. Who carries it out?
   *[other] A team of two plays “{ $card }”. Who carries it out?
 }
quiz-m44-commanders = { $commanders }
quiz-m44-commands = { $n ->
    [one] This is not a card of that section: { $sections }.
   *[other] This is not a card of those sections: { $sections }.
 }
quiz-m44-commands-none = On a side of four, the Commander-in-Chief has no section.
quiz-m44-commands-both = In a team of two, one player commands both flanks.
quiz-m44-commands-too = { $n ->
    [one] One more person gives a part of the orders: { $commanders }.
   *[other] Others give a part of the orders: { $commanders }.
 }
