# Memoir '44 at the live table: what the map, the cards and the plans say.

m44-game = Memoir '44
m44-unit-at = { $unit } on { $hex }
m44-medals = { $n ->
    [one] one medal
   *[other] { $n } medals
 }
m44-rest = All other hexes are open terrain.
cite-002_7e92e1a7c9c70758 = Translation by Filippov
cite-003_2d2ee1578af61443 = Translation by Maksimov

## Around the map

m44-turn-of = { $side } to play
m44-log-turn = Turn: { $side }
m44-phase-card = Card
m44-phase-order = Orders
m44-phase-move = Moves
m44-phase-battle = Battles
m44-phase-draw = Draw
m44-phase-order-counted = Orders: { $n } of { $of }
m44-phase-move-counted = Moves: { $n } of { $of } left
m44-phase-battle-counted = Battles: { $n } of { $of } left
m44-score-word = medals
m44-score = { $goal ->
    [0] { $n ->
        [one] one medal
       *[other] { $n } medals
    }
   *[other] { $n } of { $goal } medals
 }
m44-outcome = { $side } { $side-gender ->
    [pl] win
   *[other] wins
 } with { $n ->
    [one] one medal
   *[other] { $n } medals
 }.
m44-foe-turn = to play
m44-foe-waits = waiting
m44-pile-deck = Deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, face down
m44-pile-discard = Discard pile, visible to both sides
m44-pile-hand = { $side }: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in hand, hidden

## Short words on the map (seven letters at most), a letter for each kind of unit, and its badge

m44-short-forest = forest
m44-short-hedgerow = hedge
m44-short-hill = hill
m44-short-town = town
m44-short-river = river
m44-short-water = water
m44-short-ocean = ocean
m44-short-beach = beach
m44-short-bridge = bridge
m44-short-bunker = bunker
m44-short-hedgehog = hedgeh.
m44-short-sandbags = bags
m44-short-wire = wire
m44-short-unit = unit
m44-letter-infantry = I
m44-letter-special-forces = S
m44-letter-french-resistance = R
m44-letter-armor = A
m44-letter-elite-armor = A
m44-letter-artillery = G
m44-badge-special-forces = SF
m44-badge-elite-armor = EL
m44-legend-unit = { $badge-set ->
    [yes] { $letter }, { $badge }
   *[no] { $letter }
 }: { $unit }
m44-legend-figures = 1 figure left, the others lost
m44-legend-ordered = has an order this turn
m44-legend-done = finished this turn
m44-legend-sandbags = sandbags, placed only by “{ $card }”
m44-legend-steep = steep side: no unit can cross it
m44-legend-medal = medal for the side of that color
m44-cost-retreat = { $n ->
    [0] no loss
   *[other] −{ $n } fig.
 }
m44-cost-no-battle = no battle

## What is said of what lies on the map

m44-label-unit = { $unit }, { $n } of { $max } figures{ $medals ->
    [one] {""}
   *[other] , worth { $medals } medals
 }{ $state ->
    [ordered] , ordered
    [done] , finished this turn
   *[other] {""}
 }
m44-label-steep = steep side toward { $hex }
m44-label-object = { $ground }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
m44-label-medal = { $n ->
    [one] medal
   *[other] { $n } medals
 } for a unit here: { $side }{ $held ->
    [yes] , won
   *[no] {""}
 }{ $hold ->
    [yes] , only while the unit is here
   *[no] {""}
 }

## A hex as its differences from open ground

m44-about-sections = { $sections-count ->
    [one] Section of { $hex }, seen from the lower edge: { $sections }.
   *[other] Sections of { $hex }, seen from the lower edge: { $sections }. A unit here belongs to both.
 }
m44-about-open = Open terrain: it doesn’t stop, protect, or hide a unit.
m44-about-closed = { $ground }: units can’t enter, not even in a retreat.
m44-about-opens = { $ground }: units can cross the water here, from any side.
m44-about-infantry-only = { $ground }: only infantry can enter.
m44-about-barred = The terrain of this scenario lets only some arms in, or none: { $ground }.
m44-about-steep = Too steep to cross: the side toward { $hexes }. No unit moves, takes ground or retreats over it. Units can see and battle over it.
m44-about-near = { $ground }: only a unit that began its move adjacent to it can enter.
m44-about-out = { $ground }: a unit that leaves it moves only 1 hex.
m44-about-most = { $ground }: a unit that enters it moves at most { $most ->
    [one] 1 hex
   *[other] { $most } hexes
 } this turn.
m44-about-afloat = { $ground }: units can’t battle from here.
m44-about-ashore = { $ground }: units can’t retreat onto it.
m44-about-stop = { $ground }: a unit that enters must stop here.
m44-about-calm = { $ground }: a unit that enters can’t battle this turn (except the Resistance).
m44-about-cover = { $ground }: infantry that attacks a unit here rolls { $infantry } fewer dice, armor { $armor } fewer. Artillery rolls all its dice.{ $side-set ->
    [yes] {" "}It protects only its owner ({ $side }).
   *[no] {""}
 }
m44-about-cover-hill = { $ground }: infantry that attacks from below rolls { $infantry } fewer dice, armor { $armor } fewer. Units on another hill roll all their dice.
m44-about-hinders-infantry = { $ground }: infantry that attacks from here rolls { $dice ->
    [one] 1 fewer die
   *[other] { $dice } fewer dice
 }.
m44-about-hinders-armor = { $ground }: armor that attacks from here rolls { $dice ->
    [one] 1 fewer die
   *[other] { $dice } fewer dice
 }.
m44-about-flag = { $ground }: the unit can ignore one flag.
m44-about-height = { $ground }: blocks the line of sight, except between two units on hills.
m44-about-blocks = { $ground }: blocks the line of sight.
m44-about-rooted = { $ground }: artillery in it never moves.
m44-about-fades = { $ground }: removed when the unit leaves.
m44-about-cleared = { $ground }: infantry can remove it instead of attacking. Armor crushes it and can still attack.
m44-about-best = Only the best cover counts. Covers don’t add up.
m44-about-medal = { $n ->
    [one] A medal
   *[other] { $n } medals
 } for { $side }: { $hold ->
    [yes] it counts while one of their units is here.
   *[no] { $taken ->
        [yes] won permanently.
       *[no] the first of their units to reach this hex wins it permanently.
    }
 }

## A unit

m44-about-ground = On hex { $hex }: { $grounds }.
m44-about-figures = { $unit }: { $n } of { $max } figures. Lost figures don’t reduce its dice. When it loses the last one, the enemy gains { $medals }.
m44-about-lost = { $unit }: eliminated.
m44-about-move-infantry = Moves 1 hex and can battle, or 2 hexes and can’t.
m44-about-move-special-forces = Moves up to 2 hexes and can battle.
m44-about-move-french-resistance = Moves 1 hex and can battle, or 2 hexes and can’t.
m44-about-move-armor = Moves up to 3 hexes and can battle.
m44-about-move-elite-armor = Moves up to 3 hexes and can battle.
m44-about-move-artillery = Moves 1 hex or battles, not both.
m44-about-dice = Dice by distance, starting at 1 hex: { $dice }. { $sight ->
    [yes] It must see its target.
   *[no] It doesn’t need line of sight.
 }
m44-about-hit-infantry = Hit by infantry and grenade: 3 of the 6 faces.
m44-about-hit-armor = Hit by armor and grenade: 2 of the 6 faces.
m44-about-hit-artillery = Hit only by grenade: 1 of the 6 faces.
m44-about-ordered = { $moves ->
    [0] { $battles ->
        [0] { $able ->
            [yes] Ordered this turn, not used yet.
           *[no] Ordered this turn, but it can’t act anymore.
        }
       *[other] Ordered this turn. It has battled.
    }
   *[other] { $steps ->
        [0] Ordered this turn. It has battled.
        [one] Ordered this turn. It has moved 1 hex.
       *[other] Ordered this turn. It has moved { $steps } hexes.
    }
 }
m44-about-may-move = It can move up to { $most ->
    [one] 1 hex
   *[other] { $most } hexes
 }{ $battle ->
    [0] , but it can’t battle after a move.
    [one] . It can battle after a move of 1 hex.
   *[other] . It can battle after a move of up to { $battle } hexes.
 }
m44-about-entered = It entered terrain this turn from which it can’t battle yet.

## Hints

m44-hint-card = Choose a command card.
m44-hint-pass = You can’t play any of your cards.
m44-hint-order = Click the units to order.
m44-hint-dig = Click the units that should dig in.
m44-hint-move = Click a unit, then the hex it moves to.
m44-hint-battle = Click a unit, then its target.
m44-hint-strike = Click the enemies to attack.
m44-hint-ambush = The enemy assaults your unit. Play Ambush, or decline.
m44-hint-retreat = Choose a hex to retreat to.
m44-hint-choose = Choose one.
m44-hint-end = You’ve done everything. End your turn.

## The plan: the card

m44-plan-play = Play “{ $card }”
m44-plan-pass = You can’t play any card in your hand
m44-plan-nothing-to-copy = The enemy has no card to repeat yet, so this orders no units.
m44-plan-copies = Repeats “{ $card }”{ $section-set ->
    [yes] , { $section }
   *[no] {""}
 }:
m44-plan-strike-dice = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
 } against each target. Terrain gives no cover.
m44-plan-calls = { $units-count ->
    [0] It can’t order any of your units now.
   *[other] { $instead ->
        [yes] You have no unit of that kind, so you can order any one unit.
       *[no] { $every ->
            [yes] It can order { $units }.
           *[no] { $most ->
                [one] It orders one of these: { $units }.
               *[other] It orders up to { $most } of these: { $units }.
            }
        }
    }
 }
m44-choice-section = { $section } ({ $n ->
    [one] 1 unit
   *[other] { $n } units
 })
m44-button-play = Play the card
m44-button-pass = Pass

## The plan: orders and moves

m44-plan-order = Orders: { $n } of { $most } given
m44-plan-heal = Choose a unit to treat
m44-plan-grants = Orders from the dice: infantry { $infantry }, armor { $armor }, any unit { $any }
m44-plan-ordered = { $units-count ->
    [0] Click the units to order. You lose unused orders.
   *[other] Ordered: { $units }. Click a unit again to cancel its order.
 }
m44-plan-either = On a dashed line, in both sections: { $units }.
m44-choice-all = Order all remaining units ({ $n })
m44-button-ordered = { $n ->
    [0] Confirm orders
   *[other] Confirm orders: { $n } unused
 }
m44-button-back-to-orders = Back to orders
m44-button-back-to-moves = Back to moves
m44-plan-dig = Dig in
m44-plan-dig-left = Can still dig in: { $units }. Sandbags left: { $n }.
m44-button-dug = { $n ->
    [0] Done digging in
    [one] Done digging in: { $hex } gets no sandbags
   *[other] Done digging in: { $n } units get no sandbags
 }
m44-plan-move = Move
m44-plan-can-move = { $units-count ->
    [0] No unit can move now.
   *[other] Not moved yet: { $units }.
 }
m44-plan-unused = { $n ->
    [one] 1 order is unused. You lose it
   *[other] { $n } orders are unused. You lose them
 } as soon as a unit moves or battles.
m44-plan-move-unit = Move: { $unit }
m44-plan-reach = { $card ->
    [no] Up to { $most } { $most ->
        [one] hex
       *[other] hexes
    }. No battles under this card.
   *[yes] { $battle ->
        [0] { $most ->
            [one] 1 hex, then no battle.
           *[other] Up to { $most } hexes, then no battle.
        }
       *[other] Up to { $most ->
            [one] 1 hex
           *[other] { $most } hexes
        }{ $always ->
            [yes] {" "}and a battle.
           *[no] . No battle after more than { $battle }.
        }
    }
 }
m44-plan-move-to = Move: { $unit } from { $hex } to { $to }
m44-plan-after = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
 }. { $battle ->
    [yes] The unit can still battle.
   *[no] { $ground-set ->
        [yes] The unit can’t battle this turn: { $ground }.
       *[no] The unit can’t battle this turn.
    }
 }
m44-button-move = Move to { $to }
m44-button-moved = { $n ->
    [0] Done moving
    [one] Done moving: { $hex } stays where it is
   *[other] Done moving: { $n } units stay where they are
 }

## The plan: battles

m44-plan-battle = Battle
m44-plan-can-battle = { $units-count ->
    [0] No unit can battle now.
    [one] Can still battle: { $units }. Click it, then its target.
   *[other] Can still battle: { $units }. Click one, then its target.
 }
m44-plan-not-moved = { $n ->
    [one] 1 unit has not moved. It can’t move after you battle.
   *[other] { $n } units have not moved. They can’t move after you battle.
 }
m44-button-battled = { $n ->
    [0] End battles
    [one] End battles: { $hex } does not battle
   *[other] End battles: { $n } units do not battle
 }
m44-plan-battle-unit = { $unit }
m44-plan-targets = { $units-count ->
    [0] No targets now.
   *[other] { $overrun ->
        [yes] Armor Overrun, one more battle against: { $units }.
       *[no] Targets: { $units }.
    }
 }
m44-plan-again = It can move once more.
m44-plan-take = The target’s hex is empty, so your unit can take ground.
m44-choice-take = Take ground: { $hex }
m44-choice-clear = { $arm ->
    [armor] Crush the wire
   *[other] Remove the wire instead of attacking
 }
m44-plan-attack = { $range ->
    [one] Close assault
   *[other] Fire at range { $range }
 }: { $unit } on { $hex } against { $target } on { $to }
m44-plan-crushes = The armor first crushes the wire on its hex.
m44-plan-target = The target has { $n ->
    [one] 1 figure
   *[other] { $n } figures
 } left. Eliminating it gains { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
 }. Each flag makes it retreat { $most ->
    [one] 1 hex
   *[other] 1 to { $most } hexes
 }.{ $ignores ->
    [0] {""}
   *[other] {" "}It can ignore the first flag.
 }
m44-button-roll = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
m44-sum-range = { $n ->
    [one] close
   *[other] range { $n }
 }
m44-sum-target = the target’s hex
m44-sum-own-hex = its own hex
m44-sum-dice = { $n ->
    [one] die
   *[other] dice
 }
m44-sum-dice-note = { $n } of { $max } figures left, still all its dice
m44-struck-artillery = artillery ignores cover
m44-struck-owner = a bunker protects only its owner
m44-struck-height = the attacker is on a hill too
m44-struck-best = only the best cover counts
m44-struck-best-flag = only the best cover counts, but the unit can still ignore a flag
m44-struck-strike = gives no cover against this card
m44-face = { $symbol }, on { $times ->
    [one] 1 face
   *[other] { $times } faces
 }: { $state ->
    [hit] a hit
    [flag] a retreat
   *[other] no effect
 }
m44-chance = { $percent } to hit at all{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
m44-hits = { $n ->
    [0] no hits
    [one] 1 hit
   *[other] { $n } hits
 }

## The plan: strikes, answers, the end

m44-plan-strike = { $card }: { $most ->
    [one] 1 target
   *[other] up to { $most } adjacent targets
 }
m44-plan-strike-at = { $units-count ->
    [0] Click any enemy on the board.
   *[other] Targets: { $units }.
 }
m44-button-strike = { $n ->
    [one] Attack this unit
   *[other] Attack these { $n } units
 }
m44-button-no-strike = Skip the attack
m44-plan-next = Choose the next target
m44-plan-ambush = { $unit } assaults { $target }. Play Ambush?
m44-plan-ambush-line = With Ambush, your unit rolls first. If that eliminates the attacker or makes it retreat, its attack is called off.
m44-plan-no-ambush = You have no Ambush card. The assault continues.
m44-button-go-on = Continue
m44-choice-ambush = Ambush: roll { $n ->
    [one] 1 die
   *[other] { $n } dice
 }
m44-choice-decline = Decline
m44-plan-retreat = { $unit } must retreat: { $n ->
    [one] 1 flag
   *[other] { $n } flags
 }
m44-plan-retreat-line = Retreat { $exact ->
    [yes] { $least ->
        [one] 1 hex
       *[other] { $least } hexes
    }
   *[no] { $least } to { $most } hexes
 } toward your own edge. You lose one figure for each hex you can’t retreat.
m44-choice-ignore = Ignore one flag
m44-choice-retreat = Retreat to { $hex }{ $gone ->
    [yes] {" "}(eliminated)
   *[no] { $n ->
        [0] {""}
        [one] {" "}(lose 1 figure)
       *[other] {" "}(lose { $n } figures)
    }
 }
m44-choice-stay = Stay { $gone ->
    [yes] (eliminated)
   *[no] { $n ->
        [one] (lose 1 figure)
       *[other] (lose { $n } figures)
    }
 }
m44-plan-keep = Choose a card to keep
m44-plan-keep-line = { $n ->
    [one] The other one goes
   *[other] The { $n } others go
 } to the discard pile.
m44-plan-keep-card = { $card }: { $say }
m44-plan-end = End of the turn
m44-plan-end-nothing = You’ve done everything you can this turn.
m44-plan-end-open = You can still act this turn. Go back (✕) to do so.

## The dice as they lie

m44-roll-at = against { $unit } on { $hex }
m44-roll-need = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }, { $flags ->
    [0] no flags
    [one] 1 flag
   *[other] { $flags } flags
 }, { $lost ->
    [0] no figures lost
    [one] 1 figure lost
   *[other] { $lost } figures lost
 }
m44-roll-heal = { $unit } is treated
m44-roll-healed = { $n ->
    [0] no figures return
    [one] 1 figure returns
   *[other] { $n } figures return
 }
m44-roll-grant = The dice give orders
m44-die = { $symbol }{ $state ->
    [hit] , a hit
    [flag] , a retreat
   *[other] {""}
 }
m44-card-all = all
