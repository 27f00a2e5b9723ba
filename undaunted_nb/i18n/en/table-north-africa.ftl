# Vehicles, structures and escape points on the table.

label-rough = rough terrain
label-exit = escape point{ $side-set ->
    [yes] {" "}of { $side }
   *[no] {""}
 }
label-structure = { $structure }, structure, defence { $n }, { $points } { $points ->
    [one] point
   *[other] points
 }
label-razed = { $structure }, destroyed by { $side }
label-vehicle = { $vehicle }{ $side-set ->
    [yes] , { $side }
   *[no] {""}
 }, { $has ->
    [yes] defence { $n }
   *[no] no normal defence
 }, armour { $armour }, damage { $damage } of { $hull }, disabled from { $critical }{ $disabled ->
    [yes] , disabled
   *[no] {""}
 }; { $crew-count ->
    [0] nobody aboard
   *[other] aboard: { $crew }
 }
crew-member = { $counter } ({ $seat }{ $low ->
    [yes] , suppressed
   *[no] {""}
 })
label-seat = { $vehicle }, { $seat }: { $counter-set ->
    [yes] { $counter }{ $low ->
        [yes] , suppressed
       *[no] {""}
     }
   *[no] free
 }; { $offers-count ->
    [0] no action
   *[other] { $offers }
 }{ $crew-set ->
    [yes] , { $crew }
   *[no] {""}
 }
seat-free = free
seat-low = suppressed
seat-crew = for { $crew } only
vehicle-of = { $side-set ->
    [yes] { $side }, on { $tile }
   *[no] on { $tile }
 }
fact-defence = { $has ->
    [yes] defence { $n }
   *[no] no normal defence
 }
fact-armour = armour { $n }
fact-damage = damage { $damage } of { $hull }, disabled from { $critical }
damage = { $disabled ->
    [yes] disabled:
   *[no] {""}
 } { $damage } of { $hull }{ $disabled ->
    [yes] {""}
   *[no] , disabled from { $critical }
 }
sign-exit = escape
legend-rough = rough terrain
legend-exit = escape point
legend-objective = points of an objective
legend-structure = points of a structure
legend-crew = soldiers aboard / seats
legend-shield = defence
legend-armour = armour
legend-damage = damage; line: disabled

about-use-seat = { $card } (seat: { $kind })
about-rough = { $tile } is rough terrain: no vehicle can enter.
about-exit = From { $tile } a soldier who may escape goes off the board, as the last step of a movement.
about-gone = { $vehicle } has left the game.
about-disabled = { $vehicle } is disabled: its seats offer nothing until it is repaired.

score-word-escape = escaped{ $who-set ->
    [yes] : { $who }
   *[no] {""}
 }
score-word-neutralise = neutralised{ $who-set ->
    [yes] : { $who }
   *[no] {""}
 }
score-escape = { $done } of { $wanted } escaped{ $who-count ->
    [0] {""}
   *[other] {" "}({ $who })
 }
score-neutralise = { $done } of { $wanted } neutralised{ $who-count ->
    [0] {""}
   *[other] {" "}({ $who })
 }
hint-pick = A hit on { $vehicle }: choose the soldier.
hint-act-now = { $counter } has changed places: now choose an action of the card or the seat.
hint-may-seat = { $counter } may still change places; or choose the next card.

slip-vehicle = Choose a vehicle.
slip-target = Choose a target.
slip-seat = Choose a seat.
slip-swap = Choose with whom.
slip-tile-set = { $n ->
    [0] Choose up to { $x } { $x ->
        [one] tile
       *[other] tiles
     }.
   *[other] Chosen: { $tiles }. Up to { $x }.
 }
slip-exit = Escape from the board
slip-pick = { $vehicle } is hit: which soldier is wounded?
slip-pick-suppress = { $vehicle } is hit: which soldier is suppressed?
slip-after = After the action: { $counter }
slip-after-line = This soldier may still do one of these, once. The next card lets the chance go.
choice-leave = Leave the vehicle, onto { $tile }
slip-razes = A hit destroys it: { $points } { $points ->
    [one] point
   *[other] points
 }.
slip-suppresses-aboard = { $crew-count ->
    [0] Nobody is aboard: a hit changes nothing.
   *[other] A hit suppresses one soldier aboard, whom you choose. No card is lost.
 }
slip-damages = { $crew-count ->
    [0] Nobody is aboard: a hit only damages.
   *[other] A hit wounds a soldier aboard, whom you choose, and then damages.
 } { $after ->
    [destroyed] With damage { $damage } of { $hull } it is destroyed.
    [disabled] With damage { $damage } of { $hull } it is disabled.
   *[less] That makes damage { $damage } of { $hull }; disabled from { $critical }.
 }
sum-no-cover = not for Demolish
sum-range-note-strafe = none for Strafe
sum-range-note-close = the same tile
sum-base-structure = of the structure
sum-base-vehicle = on the vehicle
sum-base-armour = its armour

word-vehicles = Vehicles
word-no-action = no action
seat-in = { $vehicle }: { $seat }
say-action = { $kind }{ $x ->
    [0] {""}
   *[other] {" "}{ $x }
 }
say-seat = { $vehicle }, { $seat }: { $action }
choice-offer = { $kind }{ $n-set ->
    [yes] {" "}{ $n }
   *[no] {""}
 }
choice-seat = { $counter-set ->
    [yes] { $counter }, { $seat }
   *[no] { $vehicle }, { $seat }
 }{ $offers-count ->
    [0] {""}
   *[other] : { $offers }
 }
coach-caveat = Most numbers here are this tutor’s own, because the printed ones could not be found. See “About the numbers” in the menu.
