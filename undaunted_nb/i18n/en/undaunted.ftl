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
kind-ready = Turn ready
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
    [draw] Cards are still being drawn; turns come after the initiative.
    [initiative] First both sides choose a card for the initiative; turns come after that.
    [pending] Something is still being settled: the dice or the next card come first.
   *[other] It is not { $side }’s turn: { $whose } plays now.
 }
why-un-turn-2 = { $card } is not in the hand.
why-no-step = { $kind ->
    [begin] Name the whole action in one line here. Only a card with too many ways for one list begins step by step.
    [take] You can't take that now.
   *[other] There is nothing here that you could end with “enough”.
 }
why-un-fog-1 = Fog of War cannot be played in a turn, neither for an action nor to Hunker Down.
why-un-card-1 = { $kind } is not printed on { $card }.
why-no-action = No action is printed on { $card }.
why-un-suppressed-1 = { $unit } { $unit-gender ->
    [sg] is
   *[other] are
 } suppressed: playing { $card } only turns the counter ready.
why-ready-already = { $unit-set ->
    [no] No counter belongs to { $card }, so there is nothing to turn.
   *[yes] { $unit } { $unit-gender ->
        [sg] is
       *[other] are
     } not suppressed, so there is nothing to turn.
 }
why-un-spawn-3 = { $unit } { $unit-gender ->
    [sg] is
   *[other] are
 } not on the board, and no spawn marker fits: { $card } can only Hunker Down.
why-un-spawn-4 = { $at-set ->
    [no] { $unit } can enter on { $tiles }: say where, e.g. “enter 5B, …”.
   *[yes] { $unit-set ->
        [no] No counter belongs to { $card }, so none can enter on { $at }.
       *[yes] { $unit } cannot enter on { $at }.
     }
 }
why-un-move-4 = A move of no tiles is not an action: name at least one tile.
why-way-length = That is { $n } { $n ->
    [one] tile
   *[other] tiles
 }; { $card } goes { $x } at most.
why-way-joined = { $tile } does not touch the tile before it on the way.
why-un-move-2 = { $bare } { $bare-count ->
    [one] carries
   *[other] carry
 } no marker of yours: { $unit-set ->
    [no] a counter can only enter tiles that its
   *[yes] { $unit } can only enter tiles that { $unit-gender ->
        [sg] its
       *[other] their
     }
 } own side has scouted or controls.
why-un-guide-1 = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } not yours: Guide moves one of your own counters.
why-guide-off = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } not on the board.
why-un-guide-2 = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } suppressed, and a suppressed counter cannot be guided.
why-un-bolster-1 = Not in the supply: { $missing }.
why-un-card-4 = No counter belongs to { $card }, and one is needed to do this.
why-un-inspire-3 = { $card } is being played itself, so it cannot be taken back with this.
why-un-inspire-1 = Not in the play area: { $missing }.
why-too-many-cards = { $card } takes { $x } { $x ->
    [one] card
   *[other] cards
 } at most, not { $n }.
why-other-squad = { $card } takes cards of squad { $squad } only.
why-take-one = There is a card to take, so at least one must be taken.
why-un-command-1 = At most { $x } { $x ->
    [one] card
   *[other] cards
 } can be drawn, not { $n }.
why-un-command-2 = There is a card to draw, so at least one must be drawn.
why-un-control-3 = { $enemies } { $enemies-gender ->
    [sg] stands
   *[other] stand
 } on { $tile }: a tile with an enemy counter on it, suppressed or not, cannot be controlled.
why-un-control-4 = { $tile } carries no marker of yours, so there is none to turn: it must be scouted first.
why-un-control-5 = You control { $tile } already.
why-un-recon-2 = There is no Fog of War in your hand, and Recon needs one.
why-un-target-1 = { $tile } is { $n } { $n ->
    [one] tile
   *[other] tiles
 } from the Mortar; a target is at least { $least } away.
why-un-target-2 = Your target marker lies on { $tile } already; it can only move to another tile.
why-un-attack-7 = No counter belongs to { $card }, and only a counter can attack.
why-un-attack-1 = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } your own: choose an enemy counter.
why-target-off = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } not on the board.
why-un-blast-2 = Your target marker is not on the board: Target a tile first.
why-un-blast-4 = That counter is not waiting to be rolled for.
why-un-initiative-1 = { $phase ->
    [initiative] This cannot be chosen for the initiative.
   *[other] A card for the initiative is chosen only after drawing, before the turns.
 }
why-chosen-already = { $side } has chosen already.
why-chance-roll = No such dice are being rolled now.
why-chance-draw = That card cannot be drawn now.
why-choose-first = Choose what { $card } is to do first: press one of its actions.
why-nothing-chosen = Choose a card of your hand first, then what it does.
why-not-your-choice = This is not something to choose now.

## What would change it (the same parameters as those of the why-… above)

change-un-turn-1 = { $phase ->
    [draw] The cards have to be drawn and the initiative settled first.
    [initiative] Both sides have to choose their card for the initiative first.
    [pending] First settle what is open: the dice, the next card, or whose roll of a Blast comes next.
   *[other] { $whose } has to end its turn first; if the round ends with it, drawing and the initiative come in between.
 }
change-un-turn-2 = Get { $card } into your hand: draw it, or take it back with Inspire if it lies in your play area.
change-un-card-1 = Play a card on which { $kind } is printed.
change-no-action = Play a card on which an action is printed.
change-un-suppressed-1 = Play { $card } to turn the counter ready; the next card of { $unit } can then act, still in this turn.
change-ready-already = { $unit-set ->
    [no] {""}
   *[yes] { $unit } would have to be suppressed; as it is, choose one of the actions of { $card }.
 }
change-un-spawn-4 = { $at-set ->
    [no] Name one of these tiles: { $tiles }.
   *[yes] { $tiles-count ->
        [0] Leave “enter { $at }” out.
        [one] Leave “enter { $at }” out.
       *[other] Leave “enter { $at }” out if { $unit } { $unit-gender ->
            [sg] is
           *[other] are
         } on the board; otherwise name one of these tiles: { $tiles }.
     }
 }
change-un-move-4 = { $start-set ->
    [no] Choose at least one tile.
   *[yes] Choose a tile that touches { $start }.
 }
change-way-length = Stop after { $x } { $x ->
    [one] tile
   *[other] tiles
 }, and go on with another card.
change-way-joined = { $x ->
    [1] Choose a tile that touches { $start }: this card goes one tile far.
   *[other] Choose a tile that touches { $start }, then the next ones, each touching the one before it: { $x } tiles at most.
 }
change-un-move-2 = { $scout-set ->
    [yes] Scout { $bare } with { $scout } first, or choose a way on which every tile carries your marker.
   *[no] Choose a way on which every tile carries your marker; no card in your hand can scout { $bare } now.
 }
change-un-guide-1 = Choose one of your own counters.
change-guide-off = Choose a counter that stands on the board; { $counter } can only enter with a card of their own, played for an action.
change-un-guide-2 = First turn { $counter } ready, by playing a card of that unit for an action.
change-un-bolster-1 = Choose cards that lie in your supply, and each no more often than it lies there.
change-un-card-4 = Play a unit’s card on which { $kind } is printed: its counter carries the action out.
change-un-inspire-3 = Choose cards that were played before { $card }.
change-un-inspire-1 = Choose cards that lie in your play area; { $missing } would have to be played first.
change-too-many-cards = Leave cards out until { $x } { $x ->
    [one] is
   *[other] are
 } left.
change-other-squad = Choose only cards with the letter { $squad }.
change-take-one = Choose at least one of the cards that can be taken.
change-un-command-1 = { $x ->
    [0] Draw no card: your deck and your discard pile are empty.
   *[other] Draw no more than { $x }.
 }
change-un-command-2 = { $x ->
    [one] Draw { $x } card.
   *[other] Draw 1 to { $x } cards.
 }
change-un-control-3 = { $enemies } must be gone from { $tile } first: hit until no card is left to lose, or moved away by the enemy.
change-un-control-4 = Have your Scouts enter { $tile } with Scout: that places your marker.
change-un-control-5 = Take { $unit } to a tile that carries your marker and that you do not control yet.
change-un-recon-2 = Draw a Fog of War into your hand first.
change-un-target-1 = Choose a tile at least { $least } away, or move the Mortar further off first.
change-un-target-2 = Choose another tile, or Blast { $tile } as it is.
change-un-attack-7 = Play a unit’s card on which { $kind } is printed: its counter attacks.
change-un-attack-1 = Aim at a counter of the other side.
change-target-off = Aim at a counter that stands on the board.
change-un-blast-2 = First use Target with a card of the Mortar; its next card can then Blast, still in this turn.
change-un-blast-4 = { $phase ->
    [pending] Choose a counter that still waits for its roll.
   *[other] Blast a tile with several counters first: only then is there an order to choose.
 }
change-un-initiative-1 = { $phase ->
    [draw] All cards have to be drawn first.
    [initiative] {""}
   *[other] Wait for the next round: the choice comes after drawing.
 }
change-chosen-already = Wait for the next round: each side chooses once a round.

## What happened (side, card, counter … are names)

event-round_began = Round { $round }: both sides draw
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
    [no] { $side } has chosen a card in secret
   *[yes] { $side } chooses { $card }
 }
event-initiative = Initiative { $values }: { $kept ->
    [yes] { $side } keeps the token and plays first
   *[no] { $side } takes the token and plays first
 }
event-played = { $card }: { $kind }
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
    [0] No Fog of War is left in the supply to take
    [one] One Fog of War goes from the supply to the discard pile
   *[other] { $count } Fog of War go from the supply to the discard pile
 }
event-target_removed = The target marker on { $tile } is taken away
event-targeted = Target marker on { $tile }
event-bolstered = { $none ->
    [yes] Nothing to take from the supply
   *[no] { $cards } from the supply to the discard pile
 }
event-inspired = { $none ->
    [yes] Nothing to take back from the play area
   *[no] { $cards } back to the hand
 }
event-commanded = { $count ->
    [0] Nothing to draw
    [one] Draws one card
   *[other] Draws { $count } cards
 }
event-concealed = { $count ->
    [0] { $enemy } has no Fog of War in its supply: no effect
   *[other] { $enemy } takes one Fog of War into its discard pile
 }
event-controlled = { $side } controls { $tile }
event-control_lost = { $side } no longer controls { $tile }
event-raised = The objective on { $tile } is now worth { $worth }
event-reconnoitred = One Fog of War leaves { $side }’s hand for good
event-attacked = { $attacker } at { $target } on { $tile }: { $sum } = { $total }; dice { $dice }: { $hit ->
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
 } suppressed{ $already ->
    [yes] {" already: no effect"}
   *[no] {""}
 }
event-blasted = { $none ->
    [yes] Blast on { $tile }: nobody stands there
   *[no] Blast on { $tile }: { $targets }
 }
event-readied = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } ready again
event-hunkered = { $card } hunkers down: back to the supply
event-turn_ended = { $side } ends its turn; { $count } { $count ->
    [one] card goes
   *[other] cards go
 } to the discard pile
event-won = { $side } wins, { $score }

## On the table

label-tile = { $tile }, { $terrain }, cover { $cover }
label-objective = objective { $points }{ $side-set ->
    [no] {""}
   *[yes] , held by { $side }
 }
label-scouted = { $side } scouted
label-controlled = { $side } controlled
label-target = { $side } mortar target
label-spawn = { $side } spawn marker: { $who }
label-counter = { $counter }, defence { $n }{ $low ->
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
note-never = not playable in a turn

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
 }, open to both
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
 }, open to both

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
sum-defence = defence
sum-hits = { $faces } hit
slip-attack-title = { $kind } { $x }: { $attacker }{ $source-set ->
    [yes] {" "}on { $source }
   *[no] {""}
 } at { $target } on { $tile }
slip-blast-title = { $kind } { $x } on { $tile }: { $target }
slip-one-die = { $dice ->
    [one] A 0 always hits.
   *[other] One hitting die is enough; a 0 always hits.
 }
slip-suppresses = A hit turns the counter over: suppressed. No card is lost.
slip-suppresses-already = It is suppressed already: a hit changes nothing.
slip-roll = Roll { $dice } { $dice ->
    [one] die
   *[other] dice
 }
slip-chance = { $percent } %, 1 in { $k }
slip-choose-title = { $card }: { $kind }
slip-tiles = { $way-set ->
    [no] Choose a tile.
   *[yes] { $way }: choose the next tile, or stop here.
 }
slip-counter = Choose a counter.
slip-one-by-one = Choose one thing after another. Undo takes the last one back.
slip-number = How many cards?
slip-done-way = Stop on { $tile }
slip-done-cards = Take { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
 }
slip-do = { $kind }
slip-draw = { $n ->
    [0] Draw nothing
    [one] Draw 1 card
   *[other] Draw { $n } cards
 }
slip-initiative = Give up one card for the initiative. The enemy does not see which.
slip-blast-next-title = Blast: whose roll comes next?

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
button-back = Back
button-next-target = Next target
hint-wait = The other side is to play.
hint-choose-card = Choose a card, then what it does.
slip-blast-line = { $counter }: defence { $n }, { $fraction }
nobody = nobody
roll-title = Last roll
roll-note = { $attacker } at { $target }
die-hit = hit
die-miss = miss
roll-need = { $possible ->
    [yes] needed { $n } or more, or a 0
   *[no] needed { $n }: only a 0 hits
 }
about-cover = { $tile }, { $terrain }: cover { $n }.
about-cover-hill = { $tile } is a hill: cover { $n }, but 1 against an attacker on a hill{ $blast ->
    [yes] {" "}and against a Blast
   *[no] {" "}and against Strafe
 }.
about-near = { $tile } touches { $near }.
about-objective = An objective worth { $n } lies here.
about-scouted = { $side } has scouted it: its units may move here.
about-controlled = { $side } controls it.
about-defence = { $counter }: base defence { $n }.
about-suppressed = { $counter } { $counter-gender ->
    [sg] is suppressed: its next card only turns it ready.
   *[other] are suppressed: their next card only turns them ready.
 }
outcome = { $side } wins.
chance = Chance

scenario-normandy-la-raye = La Raye
scenario-normandy-critical-intelligence = Critical Intelligence
scenario-normandy-example-round = The example round
scenario-normandy-duel-in-cover = A duel in cover
scenario-normandy-hills = Two hills
scenario-normandy-mortar = The mortar
scenario-normandy-patrol = The patrol
about-cannot = Not with { $uses }: { $why }
about-use = { $card } ({ $kind })
initiative-card = { $card } ({ $n })
why-choose-counter = There are several counters on { $tile }: choose the one that you mean.
why-nobody-there = There is no counter on { $tile } to choose.
