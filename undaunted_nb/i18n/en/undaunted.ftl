# Undaunted: the names of things, why something cannot be done, and what happened.

side-US = US
side-DE = Germany
side-of-US = US
side-of-DE = German

card-platoon-sergeant = Platoon Sergeant
card-platoon-guide = Platoon Guide
card-squad-leader = Squad Leader { $squad }
card-scout = Scout { $squad }
card-rifleman = Rifleman { $squad }
card-sniper = Sniper
card-machine-gunner = Machine Gunner { $squad }
card-mortar = Mortar
card-fog = Fog of War

counter-riflemen = { $side } Riflemen { $squad }
counter-scouts = { $side } Scouts { $squad }
counter-machine-gunners = { $side } Machine Gunners { $squad }
counter-mortar = { $side } Mortar
    .gender = sg
counter-snipers = { $side } Snipers

kind-move = Move
kind-guide = Guide
kind-scout = Scout
kind-stalk = Stalk
kind-bolster = Bolster
kind-command = Command
kind-conceal = Conceal
kind-control = Control
kind-inspire = Inspire
kind-recon = Recon
kind-target = Target
kind-attack = Attack
kind-suppress = Suppress
kind-blast = Blast
kind-ready = Recover
kind-hunker-down = Hunker Down
kind-initiative = Initiative
kind-end-turn = End turn
kind-begin = Begin an action
kind-take = Take
kind-enough = Enough
kind-next = Next roll

terrain-field = field
terrain-open = open field
terrain-meadow = meadow
terrain-lane = lane
terrain-hedgerow = hedgerow
terrain-orchard = orchard
terrain-garden = gardens
terrain-farm = farm
terrain-hedged = hedged field
terrain-wood = wood
terrain-hill = hill
terrain-river = river
terrain-ruins = ruins
terrain-house = house
terrain-village-edge = edge of a village

zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-play = play area
zone-supply = supply
zone-removed = removed
zone-counter = counter

## Why not

why-un-end-1 = The game is over.
why-un-turn-1 = { $phase ->
    [draw] Both sides are still drawing cards. Turns start after the initiative.
    [initiative] Both sides choose a card for initiative first. Turns start after that.
    [pending] Something else must be resolved first: the dice or the next card.
   *[other] It’s not { $side }’s turn. { $whose } plays now.
 }
why-un-turn-2 = { $card } is not in your hand.
why-no-step = { $kind ->
    [begin] Name the whole action in one line here. Only a card with too many choices for one list begins step by step.
    [take] You can’t take that now.
   *[other] No open choice can be ended with “enough”.
 }
why-un-fog-1 = You can’t play Fog of War in your turn, not even to Hunker Down.
why-un-card-1 = { $card } doesn’t have the action { $kind }.
why-no-action = { $card } has no actions.
why-un-suppressed-1 = { $unit } { $unit-gender ->
    [sg] is
   *[other] are
 } suppressed, so you can play { $card } only to recover.
why-ready-already = { $unit-set ->
    [no] { $card } has no counter that could recover.
   *[yes] { $unit } { $unit-gender ->
        [sg] is
       *[other] are
     } not suppressed and can’t recover.
 }
why-un-spawn-3 = { $unit } { $unit-gender ->
    [sg] is
   *[other] are
 } not on the board and { $unit-gender ->
    [sg] has
   *[other] have
 } no spawn marker, so { $card } can only Hunker Down.
why-un-spawn-4 = { $at-set ->
    [no] { $unit } can enter on { $tiles }. Choose one, for example “enter 5B, …”.
   *[yes] { $unit-set ->
        [no] { $card } has no counter that could enter on { $at }.
       *[yes] { $unit } can’t enter on { $at }.
     }
 }
why-un-move-4 = Choose at least one tile. Staying in place is not a move.
why-way-length = That path is { $n } { $n ->
    [one] tile
   *[other] tiles
 } long, but { $card } can go only { $x }.
why-way-joined = { $tile } is not adjacent to { $before }: they share no part of an edge.
why-un-move-2 = { $bare } { $bare-count ->
    [one] doesn’t
   *[other] don’t
 } have your marker. { $unit-set ->
    [no] A counter can enter only tiles that its
   *[yes] { $unit } can enter only tiles that { $unit-gender ->
        [sg] its
       *[other] their
     }
 } side has scouted or controls.
why-un-guide-1 = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } not yours. The Guide action moves one of your own counters.
why-guide-off = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } not on the board.
why-un-guide-2 = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } suppressed, and Guide can’t move a suppressed counter.
why-un-bolster-1 = Your supply doesn’t contain { $missing }.
why-un-card-4 = { $card } has no counter, and this action needs one.
why-un-inspire-3 = { $card } is the card you are playing, so it can’t return itself.
why-un-inspire-1 = Your play area doesn’t contain { $missing }.
why-too-many-cards = { $card } takes only { $x } { $x ->
    [one] card
   *[other] cards
 }, not { $n }.
why-other-squad = { $card } takes only cards of squad { $squad }.
why-take-one = A card is available, so you must take at least one.
why-un-command-1 = You can draw only { $x } { $x ->
    [one] card
   *[other] cards
 }, not { $n }.
why-un-command-2 = A card is available, so you must draw at least one.
why-un-control-3 = { $enemies } { $enemies-gender ->
    [sg] is
   *[other] are
 } on { $tile }. You can’t control a tile with an enemy counter on it, not even a suppressed one.
why-un-control-4 = { $tile } doesn’t have your marker. Scout it first, then you can control it.
why-un-control-5 = You already control { $tile }.
why-un-recon-2 = Recon needs a Fog of War card, and your hand has none.
why-un-target-1 = { $tile } is { $n } { $n ->
    [one] tile
   *[other] tiles
 } from the Mortar. The target must be at least { $least } away.
why-un-target-2 = Your target marker is already on { $tile }. You can only move it to another tile.
why-un-attack-7 = { $card } has no counter, and only a counter can attack.
why-un-attack-1 = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } your own. Choose an enemy counter.
why-target-off = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } not on the board.
why-un-blast-2 = Your target marker is not on the board. Use the Target action first.
why-un-blast-4 = That counter is not waiting for its roll.
why-un-initiative-1 = { $phase ->
    [initiative] You can’t choose this card for initiative.
   *[other] You choose a card for initiative only after drawing, before the turns.
 }
why-chosen-already = { $side } has already chosen.
why-chance-roll = These dice don’t fit the current roll.
why-chance-land = This unit can’t land there now.
why-chance-draw = You can’t draw that card now.
why-choose-first = First choose an action of { $card }.
why-nothing-chosen = First choose a card in your hand, then its action.
why-not-your-choice = You can’t choose this now.
why-choose-in-panel = You can’t choose this now. First finish your choice in the panel, or press Esc to go back.

## What would change it (the same parameters as those of the why-… above)

change-un-turn-1 = { $phase ->
    [draw] Both sides must draw their cards and settle the initiative first.
    [initiative] Both sides must choose their card for initiative first.
    [pending] First resolve the dice, the next card, or whose Blast roll comes next.
   *[other] { $whose } must end its turn first. If that ends the round, both sides draw and settle the initiative before your turn.
 }
change-un-turn-2 = Get { $card } into your hand. Draw it, or return it with Inspire if it’s in your play area.
change-un-card-1 = Play a card that has the action { $kind }.
change-no-action = Play a card that has an action.
change-un-suppressed-1 = Play { $card } to recover. The next card of { $unit } can then act, even in this turn.
change-ready-already = { $unit-set ->
    [no] {""}
   *[yes] Only a suppressed counter can recover. For { $unit }, choose one of the actions of { $card }.
 }
change-un-spawn-4 = { $at-set ->
    [no] Name one of these tiles: { $tiles }.
   *[yes] { $tiles-count ->
        [0] Remove “enter { $at }”.
        [one] Remove “enter { $at }”.
       *[other] If { $unit } { $unit-gender ->
            [sg] is
           *[other] are
         } on the board, remove “enter { $at }”. Otherwise name one of these tiles: { $tiles }.
     }
 }
change-un-move-4 = { $start-set ->
    [no] Choose at least one tile.
   *[yes] Choose a tile adjacent to { $start }.
 }
change-way-length = Stop after { $x } { $x ->
    [one] tile
   *[other] tiles
 }, then continue with another card.
change-way-joined = { $x ->
    [1] Choose a tile adjacent to { $start }. This card moves the counter one tile.
   *[other] Start with a tile adjacent to { $start }. Each next tile must be adjacent to the previous one, up to { $x } tiles.
 }
change-un-move-2 = { $scout-set ->
    [yes] Scout { $bare } with { $scout } first, or choose { $x ->
        [1] a tile that has your marker
       *[other] a path on which every tile has your marker
     }.
   *[no] Choose { $x ->
        [1] a tile that has your marker
       *[other] a path on which every tile has your marker
     }. No card in your hand can scout { $bare } now.
 }
change-un-guide-1 = Choose one of your own counters.
change-guide-off = Choose a counter that is on the board. { $counter } can enter only when you play one of their own cards for an action.
change-un-guide-2 = First play a card of { $counter } to recover.
change-un-bolster-1 = Choose only cards that are in your supply.
change-un-card-4 = Play a unit’s card that has the action { $kind }. Its counter does the rest.
change-un-inspire-3 = Choose cards that you played before { $card }.
change-un-inspire-1 = Choose cards that are in your play area. You must play { $missing } first.
change-too-many-cards = Choose only { $x } { $x ->
    [one] card
   *[other] cards
 }.
change-other-squad = Choose only cards with the letter { $squad }.
change-take-one = Choose at least one of the available cards.
change-un-command-1 = { $x ->
    [0] Draw no cards, because your deck and your discard pile are empty.
   *[other] Draw no more than { $x }.
 }
change-un-command-2 = { $x ->
    [one] Draw { $x } card.
   *[other] Draw 1 to { $x } cards.
 }
change-un-control-3 = { $enemies } must leave { $tile } first. Eliminate them, or wait until the enemy moves them.
change-un-control-4 = Have your Scouts enter { $tile } with the Scout action. That places your marker.
change-un-control-5 = Move { $unit } to a tile that has your marker but that you don’t control yet.
change-un-recon-2 = Draw a Fog of War card into your hand first.
change-un-target-1 = Choose a tile at least { $least } away, or move the Mortar farther away first.
change-un-target-2 = Choose another tile, or use Blast on { $tile } now.
change-un-attack-7 = Play a unit’s card that has the action { $kind }. Its counter attacks.
change-un-attack-1 = Choose a counter of the other side.
change-target-off = Choose a counter that is on the board.
change-un-blast-2 = First use Target with a Mortar card. Your next Mortar card can then Blast, even in this turn.
change-un-blast-4 = { $phase ->
    [pending] Choose a counter that is still waiting for its roll.
   *[other] Blast a tile with several counters first. Only then can you choose the order.
 }
change-un-initiative-1 = { $phase ->
    [draw] Both sides must draw all their cards first.
    [initiative] {""}
   *[other] Wait for the next round. You choose after drawing.
 }
change-chosen-already = Wait for the next round. Each side chooses once per round.

## What happened (side, card, counter … are names)

event-round_began = Round { $round } begins, and both sides draw
event-drawn = { $card-set ->
    [no] { $side } draws a card
   *[yes] { $side } draws { $card }
 }
event-reshuffled = { $side } shuffles its discard pile into a new deck ({ $count } { $count ->
    [one] card
   *[other] cards
 })
event-nothing_to_draw = { $side } has nothing left to draw
event-chose = { $card-set ->
    [no] { $side } has secretly chosen a card
   *[yes] { $side } chooses { $card }
 }
event-initiative = { $values } for initiative: { $kept ->
    [yes] { $side } keeps the marker and plays first
   *[no] { $side } takes the marker and plays first
 }
event-played = { $side } plays { $card }: { $kind }
event-entered = { $counter } { $counter-gender ->
    [sg] enters
   *[other] enter
 } on { $tile }
event-moved = { $counter } { $counter-gender ->
    [sg] moves
   *[other] move
 } { $path }
event-scouted = { $side } scouts { $tiles }
event-fog_taken = { $count ->
    [0] No Fog of War cards are left in the supply
    [one] One Fog of War card goes from the supply to the discard pile
   *[other] { $count } Fog of War cards go from the supply to the discard pile
 }
event-target_removed = The target marker is removed from { $tile }
event-targeted = The target marker is placed on { $tile }
event-bolstered = { $none ->
    [yes] The supply has no cards to take
   *[no] { $cards } { $cards-count ->
        [one] goes
       *[other] go
    } from the supply to the discard pile
 }
event-inspired = { $none ->
    [yes] The play area has no cards to return
   *[no] { $cards } { $cards-count ->
        [one] returns
       *[other] return
    } to the hand
 }
event-commanded = { $count ->
    [0] No cards are left to draw
    [one] { $side } draws one card
   *[other] { $side } draws { $count } cards
 }
event-concealed = { $count ->
    [0] { $enemy } has no Fog of War cards in its supply, so nothing happens
   *[other] { $enemy } puts one Fog of War card into its discard pile
 }
event-controlled = { $side } controls { $tile }
event-control_lost = { $side } no longer controls { $tile }
event-raised = The objective on { $tile } is now worth { $worth }
event-reconnoitred = One Fog of War card from { $side }’s hand is removed from the game
event-attacked = { $attacker } { $attacker-gender ->
    [sg] { $suppressing ->
        [yes] tries to suppress
       *[no] attacks
     }
   *[other] { $suppressing ->
        [yes] try to suppress
       *[no] attack
     }
 } { $target } on { $tile }: { $sum } = { $total }, dice { $dice }, { $hit ->
    [yes] hit
   *[no] miss
 }
event-card_lost = { $card } is lost from the { $lost_from }
event-counter_lost = { $counter } { $counter-gender ->
    [sg] leaves
   *[other] leave
 } the board
event-suppressed = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } { $already ->
    [yes] already suppressed, so nothing happens
   *[no] suppressed
 }
event-blasted = { $none ->
    [yes] Blast on { $tile } hits an empty tile
   *[no] Blast on { $tile }: { $targets }
 }
event-readied = { $counter } { $counter-gender ->
    [sg] recovers
   *[other] recover
 }
event-hunkered = { $card } returns to the supply (Hunker Down)
event-turn_ended = { $side } ends its turn. { $count ->
    [0] No cards go
    [one] 1 card goes
   *[other] { $count } cards go
 } to the discard pile
event-won = { $side } wins{ $score-set ->
    [yes] {", "}{ $score }
   *[no] {""}
 }

## On the table

label-tile = { $tile }, { $terrain }, cover { $cover }
label-objective = objective { $points }{ $side-set ->
    [no] {""}
   *[yes] , controlled by { $side }
 }
label-scouted = scouted by { $side }
label-controlled = controlled by { $side }
label-target = { $side } mortar target
label-spawn = { $side } spawn marker: { $who }
label-counter = { $counter }, base defense { $n }{ $low ->
    [yes] , suppressed
   *[no] {""}
 }
spawn-all = all
spawn-squad = squad { $squad }
legend-scouted = scouted
legend-controlled = controlled
legend-target = mortar target
legend-spawn = spawn marker
label-card = { $card }, initiative { $n }
note-never = can’t be played in a turn

pile-deck-own = Your deck: { $count } { $count ->
    [one] card
   *[other] cards
 }, face down
pile-discard-own = Your discard pile: { $count } { $count ->
    [one] card
   *[other] cards
 }
pile-supply-own = Your supply: { $count } { $count ->
    [one] card
   *[other] cards
 }, visible to both sides
pile-removed-own = Your removed cards: { $count }
pile-hand-foe = { $side } hand: { $count } { $count ->
    [one] card
   *[other] cards
 }, hidden
pile-deck-foe = { $side } deck: { $count } { $count ->
    [one] card
   *[other] cards
 }, hidden
pile-discard-foe = { $side } discard pile: { $count } { $count ->
    [one] card
   *[other] cards
 }, hidden
pile-supply-foe = { $side } supply: { $count } { $count ->
    [one] card
   *[other] cards
 }, visible to both sides

sum-base = base
sum-base-note = on the counter
sum-cover = cover
sum-cover-note = { $tile }: { $terrain }
sum-cover-note-hill = { $tile } is a hill: { $n } from here
sum-range = range
sum-range-note = { $n ->
    [0] the same tile
    [one] 1 step from { $tile }
   *[other] { $n } steps from { $tile }
 }
sum-range-note-blast = none for a Blast
sum-defense = defense total
sum-hits = { $faces } hit
plan-attack-title = { $kind } { $x }: { $attacker }{ $source-set ->
    [yes] {" "}on { $source }
   *[no] {""}
 } against { $target } on { $tile }
plan-blast-title = { $kind } { $x } on { $tile }: { $target }
plan-one-die = { $dice ->
    [one] A 0 always hits.
   *[other] One hit is enough. A 0 always hits.
 }
plan-suppresses = A hit suppresses the counter. It doesn’t lose a card.
plan-suppresses-already = It’s already suppressed, so a hit changes nothing.
plan-roll = Roll { $dice } { $dice ->
    [one] die
   *[other] dice
 }
plan-chance = { $percent }{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
plan-choose-title = { $card }: { $kind }
plan-tiles = { $path-set ->
    [no] Choose a tile.
   *[yes] { $path }: choose the next tile, or stop here.
 }
plan-counter = Choose a counter.
plan-one-by-one = Choose one thing after another. Undo takes the last one back.
plan-number = How many cards?
plan-done-way = Stop on { $tile }
plan-done-cards = Take { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
 }
plan-do = { $kind }
plan-draw = { $n ->
    [0] Draw no cards
    [one] Draw 1 card
   *[other] Draw { $n } cards
 }
plan-initiative = Give up one card for initiative: the higher number plays first.
plan-blast-next-title = Blast: choose the next target to roll for

phase-draw = Draw
phase-initiative = Initiative
phase-turn = { $side } turn
game-normandy = Undaunted: Normandy
holds-token = { $side } first
score = { $goal ->
    [0] { $points } { $points ->
        [one] point
       *[other] points
     }
   *[other] { $points } of { $goal } points
 }{ $pins ->
    [yes] {", or pin the enemy"}
   *[no] {""}
 }
plays-first = plays first
plays-second = plays second
button-end-turn = End turn
button-end-early = End turn: { $n } { $n ->
    [one] card
   *[other] cards
 } unplayed
button-back = Back
button-next-target = Next target
hint-wait = Wait for the other side to play.
hint-choose-card = Choose a card, then its action.
plan-blast-line = { $counter }: defense { $n }, { $fraction }
nobody = nobody
roll-title = Last roll
roll-note = { $attacker } against { $target }
die-hit = hit
die-miss = miss
roll-need = { $possible ->
    [yes] needed { $n } or more; a 0 always hits
   *[no] needed { $n }, so only a 0 hits
 }
about-cover = { $tile }, { $terrain }: cover { $n }.
about-cover-hill = { $tile } is a hill. Its cover is { $n }, but only 1 against an attacker on a hill{ $blast ->
    [yes] {" "}and against a Blast
   *[no] {" "}and against Strafe
 }.
about-near = { $tile } is adjacent to { $near }.
about-objective = This tile has an objective worth { $n }.
about-scouted = { $side } has scouted it, so its units can move here.
about-controlled = { $side } controls it.
about-defense = { $counter }: base defense { $n } (the number on the counter).
about-suppressed = { $counter } { $counter-gender ->
    [sg] is suppressed. You must spend its next card to recover.
   *[other] are suppressed. You must spend their next card to recover.
 }
outcome = { $side } wins.

scenario-normandy-la-raye = La Raye
scenario-normandy-critical-intelligence = Critical Intelligence
scenario-normandy-example-round = The example round
scenario-normandy-duel-in-cover = A duel in cover
scenario-normandy-hills = Two hills
scenario-normandy-mortar = The mortar
scenario-normandy-patrol = The patrol
about-cannot = Not possible with { $uses }: { $why }
about-use = { $card } ({ $kind })
about-use-by = { $use } by way of { $tiles }
initiative-card = { $card } ({ $n })
why-choose-counter = { $tile } has several counters. Choose one of them.
why-nobody-there = { $tile } has no counter to choose.
