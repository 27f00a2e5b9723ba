# Memoir '44 at the live table: what the map, the cards and the slips say.

m44-game = Memoir '44
m44-unit-at = { $unit } on { $hex }
m44-medals = { $n ->
    [one] one medal
   *[other] { $n } medals
 }
m44-rest = All other hexes are open ground.
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
m44-foe-waits = waits
m44-pile-deck = Draw pile: { $n ->
    [one] one card
   *[other] { $n } cards
 }, face down
m44-pile-discard = Discard pile, open to both sides
m44-pile-hand = { $side }: { $n ->
    [one] one card
   *[other] { $n } cards
 } in hand, hidden

## Short words on the map (seven letters at most), a letter for each kind of unit, and its badge

m44-short-forest = wood
m44-short-hedgerow = hedge
m44-short-hill = hill
m44-short-town = town
m44-short-river = river
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
m44-legend-figures = one figure left, the others lost
m44-legend-ordered = has an order this turn
m44-legend-done = nothing left to do
m44-legend-sandbags = sandbags: only by “{ $card }”
m44-legend-medal = medal; its color shows which side can win it
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
    [done] , nothing left to do
   *[other] {""}
 }
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
    [yes] , only while it stands here
   *[no] {""}
 }

## A hex as its differences from open ground

m44-about-sections = { $hex } lies in: { $sections } (seen from the lower edge).{ $sections-count ->
    [one] {""}
   *[other] {" "}A unit here counts for either.
 }
m44-about-open = Open ground: nothing stops, protects or hides a unit here.
m44-about-closed = { $ground }: nobody may enter, not even in a retreat.
m44-about-opens = { $ground }: units cross the water here, from any side.
m44-about-infantry-only = { $ground }: only infantry may enter.
m44-about-near = { $ground }: entered only by a unit that began its move next to it.
m44-about-out = { $ground }: a unit that leaves it moves one hex only.
m44-about-most = { $ground }: a unit that enters it moves { $most ->
    [one] one hex
   *[other] { $most } hexes
 } at most this turn.
m44-about-afloat = { $ground }: no battle from here.
m44-about-ashore = { $ground }: closed to a retreat.
m44-about-stop = { $ground }: a unit that enters stops here.
m44-about-calm = { $ground }: a unit that enters does not battle this turn (only the Resistance does).
m44-about-cover = { $ground }: attacking a unit here infantry rolls { $infantry } fewer, armor { $armor } fewer, artillery all its dice.{ $side-set ->
    [yes] {" "}It protects its owner only ({ $side }).
   *[no] {""}
 }
m44-about-cover-hill = { $ground }: from below infantry rolls { $infantry } fewer, armor { $armor } fewer; from another hill nothing is lost.
m44-about-hinders-infantry = { $ground }: infantry here attacks with { $dice ->
    [one] one die
   *[other] { $dice } dice
 } fewer.
m44-about-hinders-armor = { $ground }: armor here attacks with { $dice ->
    [one] one die
   *[other] { $dice } dice
 } fewer.
m44-about-flag = { $ground }: the unit may ignore one flag.
m44-about-height = { $ground }: blocks the line of sight, except between two units on hills.
m44-about-blocks = { $ground }: blocks the line of sight.
m44-about-rooted = { $ground }: artillery in it never moves.
m44-about-fades = { $ground }: gone when the unit leaves.
m44-about-cleared = { $ground }: infantry may remove it instead of a battle; armor crushes it and may still battle.
m44-about-best = Protections do not add up: only the best one counts.
m44-about-medal = { $n ->
    [one] A medal
   *[other] { $n } medals
 } for { $side }: { $hold ->
    [yes] counted while a unit of theirs stands here.
   *[no] { $taken ->
        [yes] won for good.
       *[no] won for good by the first unit of theirs that stands here.
    }
 }

## A unit

m44-about-figures = { $unit }: { $n } of { $max } figures. It rolls all its dice down to the last; with the last the enemy wins { $medals }.
m44-about-lost = { $unit }: destroyed.
m44-about-move-infantry = Moves one hex and may battle, or two and may not.
m44-about-move-special-forces = Moves up to two hexes and may battle.
m44-about-move-french-resistance = Moves one hex and may battle, or two and may not.
m44-about-move-armor = Moves up to three hexes and may battle.
m44-about-move-elite-armor = Moves up to three hexes and may battle.
m44-about-move-artillery = Moves one hex or battles, not both.
m44-about-dice = Dice by distance, from one hex on: { $dice }. { $sight ->
    [yes] It must see its target.
   *[no] It needs no line of sight.
 }
m44-about-hit-infantry = Hit by infantry and grenade: 3 of the 6 faces.
m44-about-hit-armor = Hit by armor and grenade: 2 of the 6 faces.
m44-about-hit-artillery = Hit by grenade only: 1 of the 6 faces.
m44-about-ordered = { $moves ->
    [0] { $battles ->
        [0] Ordered this turn; it has done nothing yet.
       *[other] Ordered this turn; it has battled.
    }
   *[other] { $steps ->
        [0] Ordered this turn; it has battled.
        [one] Ordered this turn; it has moved one hex.
       *[other] Ordered this turn; it has moved { $steps } hexes.
    }
 }
m44-about-may-move = It may move up to { $most ->
    [one] one hex
   *[other] { $most } hexes
 }; after { $battle ->
    [0] any move it does not battle.
    [one] one hex at most it may battle.
   *[other] { $battle } hexes at most it may battle.
 }
m44-about-entered = It has entered ground on which it does not battle this turn.

## Hints

m44-hint-card = Choose a command card.
m44-hint-pass = There is no card that can be played.
m44-hint-order = Click the units to order.
m44-hint-dig = Click the units that dig in.
m44-hint-move = Click a unit, then the hex it moves to.
m44-hint-battle = Click a unit, then its target.
m44-hint-strike = Click the enemies to strike.
m44-hint-ambush = Your unit is assaulted: play the Ambush, or not.
m44-hint-retreat = Choose where the unit goes back to.
m44-hint-choose = Choose one.
m44-hint-end = Nothing is left to do: end the turn.

## The slip: the card

m44-slip-play = Play “{ $card }”
m44-slip-pass = No card in hand can be played
m44-slip-nothing-to-copy = There is no order yet that could be repeated: nobody gets an order.
m44-slip-copies = Repeats “{ $card }”{ $section-set ->
    [yes] , { $section }
   *[no] {""}
 }:
m44-slip-strike-dice = { $n ->
    [one] One die is
   *[other] { $n } dice are
 } thrown at each target; ground does not protect.
m44-slip-calls = { $units-count ->
    [0] It would order none of your units as they stand.
   *[other] { $instead ->
        [yes] You have no such unit: any one unit gets the order instead.
       *[no] { $every ->
            [yes] It can order: { $units }.
           *[no] { $most ->
                [one] It orders one of: { $units }.
               *[other] It orders up to { $most } of: { $units }.
            }
        }
    }
 }
m44-choice-section = { $section } ({ $n ->
    [one] one unit
   *[other] { $n } units
 })
m44-button-play = Play the card
m44-button-pass = Pass

## The slip: orders and moves

m44-slip-order = { $every ->
    [yes] Orders: { $n } given, all may have one
   *[no] Orders: { $n } of { $most } given
 }
m44-slip-heal = Which unit is treated?
m44-slip-grants = Orders by the dice: infantry { $infantry }, armor { $armor }, any unit { $any }
m44-slip-ordered = { $units-count ->
    [0] Click the units that can be ordered. Unused orders are lost.
   *[other] Ordered: { $units }. Click a unit again to take its order back.
 }
m44-slip-either = On a dashed line, counted for either section: { $units }.
m44-choice-all = Order all that are left ({ $n })
m44-button-ordered = Confirm orders
m44-slip-dig = Dig in
m44-slip-dig-left = Still to dig in: { $units }. Sandbags left: { $n }.
m44-button-dug = Done digging in
m44-slip-move = Move
m44-slip-can-move = { $units-count ->
    [0] No unit can move any more.
   *[other] Not moved yet: { $units }.
 }
m44-slip-unused = { $n ->
    [one] One order is
   *[other] { $n } orders are
 } not used: the first move or battle gives that up.
m44-slip-move-unit = Move: { $unit }
m44-slip-reach = { $card ->
    [no] Up to { $most } hexes; no battle under this card.
   *[yes] { $battle ->
        [0] { $most ->
            [one] One hex, and then no battle.
           *[other] Up to { $most } hexes, and then no battle.
        }
       *[other] Up to { $most ->
            [one] one hex
           *[other] { $most } hexes
        }{ $always ->
            [yes] , and it may still battle.
           *[no] ; after more than { $battle ->
                [one] one
               *[other] { $battle }
            } no battle.
        }
    }
 }
m44-slip-move-to = Move: { $unit } from { $hex } to { $to }
m44-slip-after = { $n ->
    [one] One hex
   *[other] { $n } hexes
 }. { $battle ->
    [yes] The unit may still battle.
   *[no] { $ground-set ->
        [yes] The unit does not battle this turn: { $ground }.
       *[no] The unit does not battle this turn.
    }
 }
m44-button-move = Move to { $to }
m44-button-moved = Done moving

## The slip: battles

m44-slip-battle = Battle
m44-slip-can-battle = { $units-count ->
    [0] No unit can battle any more.
   *[other] Can still battle: { $units }.
 }
m44-slip-not-moved = { $n ->
    [one] One unit has not moved. Once you battle, it no longer can.
   *[other] { $n } units have not moved. Once you battle, they no longer can.
 }
m44-button-battled = End battles
m44-slip-battle-unit = { $unit }
m44-slip-targets = { $units-count ->
    [0] No target for a battle now.
   *[other] { $overrun ->
        [yes] Overrun, one more battle at: { $units }.
       *[no] Targets: { $units }.
    }
 }
m44-slip-again = It may move once more.
m44-slip-take = The hex of its enemy is empty: it may take the ground.
m44-choice-take = Take ground: { $hex }
m44-choice-clear = { $arm ->
    [armor] Crush the wire
   *[other] Clear the wire instead of a battle
 }
m44-slip-attack = { $range ->
    [one] Close assault
   *[other] Fire over { $range } hexes
 }: { $unit } on { $hex } at { $target } on { $to }
m44-slip-crushes = The armor first crushes the wire it stands on.
m44-slip-target = { $n ->
    [one] One figure is left there
   *[other] { $n } figures are left there
 }; its last is worth { $medals ->
    [one] a medal
   *[other] { $medals } medals
 }. Each flag sends it back { $most ->
    [one] one hex
   *[other] one to { $most } hexes
 }{ $ignores ->
    [0] {""}
   *[other] ; it may ignore the first
 }.
m44-button-roll = Roll { $n ->
    [one] one die
   *[other] { $n } dice
 }
m44-sum-range = { $n ->
    [one] close
   *[other] range { $n }
 }
m44-sum-target = at the target
m44-sum-own-hex = own hex
m44-sum-dice = { $n ->
    [one] die
   *[other] dice
 }
m44-sum-dice-note = { $n ->
    [one] one of { $max } figures left: all its dice
   *[other] { $n } of { $max } figures: all its dice
 }
m44-struck-artillery = nothing protects from artillery
m44-struck-owner = a bunker protects its owner only
m44-struck-height = the attacker is on a hill too
m44-struck-best = only the best counts
m44-struck-best-flag = only the best counts; it still lets ignore a flag
m44-struck-strike = does not protect from this card
m44-face = { $symbol }, on { $times ->
    [one] one face
   *[other] { $times } faces
 }: { $state ->
    [hit] a hit
    [flag] a retreat
   *[other] nothing
 }
m44-chance = { $percent } % to hit at all{ $k ->
    [0] {""}
   *[other] , about 1 in { $k }
 }
m44-hits = { $n ->
    [0] no hit
    [one] one hit
   *[other] { $n } hits
 }

## The slip: strikes, answers, the end

m44-slip-strike = { $card }: { $most ->
    [one] one target
   *[other] up to { $most } targets next to one another
 }
m44-slip-strike-at = { $units-count ->
    [0] Click any enemy on the board.
   *[other] Targets: { $units }.
 }
m44-button-strike = { $n ->
    [one] Strike this unit
   *[other] Strike these { $n } units
 }
m44-button-no-strike = Strike nobody
m44-slip-next = Which unit is struck next?
m44-slip-ambush = Ambush? { $unit } assaults { $target }
m44-slip-ambush-line = With the Ambush your unit rolls first. If the attacker is destroyed or has to go back, its attack is off.
m44-slip-no-ambush = You have no Ambush: the assault goes on.
m44-button-go-on = Go on
m44-choice-ambush = Ambush: roll { $n ->
    [one] one die
   *[other] { $n } dice
 }
m44-choice-decline = No Ambush
m44-slip-retreat = { $unit } has to retreat: { $n ->
    [one] one flag
   *[other] { $n } flags
 }
m44-slip-retreat-line = Towards your own edge, { $exact ->
    [yes] { $least ->
        [one] one hex
       *[other] { $least } hexes
    }
   *[no] { $least ->
        [one] one to { $most } hexes
       *[other] { $least } to { $most } hexes
    }
 }. Each hex that cannot be made costs a figure.
m44-choice-ignore = Ignore one flag
m44-choice-retreat = Back to { $hex }{ $gone ->
    [yes] , and it is destroyed
   *[no] { $n ->
        [0] {""}
        [one] , one figure lost
       *[other] , { $n } figures lost
    }
 }
m44-choice-stay = Stay{ $gone ->
    [yes] , and it is destroyed
   *[no] : { $n ->
        [one] one figure lost
       *[other] { $n } figures lost
    }
 }
m44-slip-keep = Which card do you keep?
m44-slip-keep-line = { $n ->
    [one] The other one goes
   *[other] { $n } others go
 } to the discard pile.
m44-slip-keep-card = { $card }: { $say }
m44-slip-end = End of the turn
m44-slip-end-nothing = Nothing is left to do.
m44-slip-end-open = Something could still be done: back leads there.

## The dice as they lie

m44-roll-at = at { $unit } on { $hex }
m44-roll-need = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
 }, { $flags ->
    [0] no flag
    [one] one flag
   *[other] { $flags } flags
 }; { $lost ->
    [0] no figure lost
    [one] one figure lost
   *[other] { $lost } figures lost
 }
m44-roll-heal = { $unit } is treated
m44-roll-healed = { $n ->
    [0] no figure comes back
    [one] one figure comes back
   *[other] { $n } figures come back
 }
m44-roll-grant = The dice give orders
m44-die = { $symbol }{ $state ->
    [hit] , counts
    [flag] , back
   *[other] {""}
 }
m44-card-all = all
