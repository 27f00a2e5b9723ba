# Undaunted: North Africa: why something cannot be done, what would change it, and what happened.

why-na-card-2 = The counter of { $card } is not on the board, and nothing brings it in: this card can only Hunker Down.
why-seat-first = With { $card } a soldier has entered, left or changed seats: now it has to do its action.
change-seat-first = Choose an action of { $card }, or of the seat of its soldier.
why-not-aboard = { $unit-set ->
    [no] No counter belongs to { $card }
   *[yes] { $unit } sits in no vehicle
 }, so no seat offers { $kind }.
change-not-aboard = Enter a vehicle first, on a seat that offers { $kind }.
why-na-vehicle-1 = { $vehicle }: the { $seat } does not offer { $kind }.
change-na-vehicle-1 = Take a seat that offers { $kind }, or choose another action.
why-na-crew-1 = { $vehicle }: the actions of the { $seat } are for specialists only ({ $crew }), and { $unit } is not one.
change-na-crew-1 = Put the right specialist on the { $seat }; { $unit } can still use the actions of { $card } itself.
why-na-vehicle-2 = { $vehicle } is disabled: its seats offer nothing until it is repaired.
change-na-vehicle-2 = Repair { $vehicle } first, or use an action of { $card } itself.
why-na-inside-2 = { $unit } sits in { $vehicle }, and nobody can { $kind } from a seat.
change-na-inside-2 = Leave { $vehicle } first; the same card can still { $kind } after that.
why-na-escape-1 = There is no escape point on { $tile }.
change-na-escape-1 = Go off the board from a tile with an escape point.
why-na-escape-2 = The scenario does not let { $counter } escape.
change-na-escape-2 = Escape with those whom the scenario names; { $counter } has to stay on the board.
why-na-drive-3 = No vehicle can enter rough terrain: { $tiles }.
change-na-drive-3 = Choose a way round { $tiles }.
why-choose-tile = At least one tile has to be chosen.
change-choose-tile = Choose a tile.
why-na-survey-4 = No tile can be chosen twice.
change-na-survey-4 = Leave out the tile that is named twice.
why-too-many-tiles = { $card } chooses { $x } { $x ->
    [one] tile
   *[other] tiles
 } at most, not { $n }.
change-too-many-tiles = Leave tiles out until { $x } { $x ->
    [one] is
   *[other] are
 } left.
why-na-plot-1 = Not one of these tiles touches { $start }, where { $unit } is: { $tiles }.
change-na-plot-1 = Choose at least one tile that touches { $start }.
why-na-plot-2 = These tiles do not hang together: { $tiles }.
change-na-plot-2 = Choose tiles so that all of them form one piece.
why-no-vehicle = { $counter } is no vehicle, and only vehicles are repaired.
change-no-vehicle = Choose a vehicle.
why-na-repair-3 = { $counter } has been destroyed, and what is destroyed cannot be repaired.
why-repair-elsewhere = { $counter } does not stand on { $tile }, where { $unit } is.
change-repair-elsewhere = Choose a vehicle on { $tile }, or take { $unit } to { $counter } first.
why-na-repair-1 = From inside a vehicle { $unit } can repair only that one.
change-na-repair-1 = Leave the vehicle first; the same card can repair after that.
why-na-repair-4 = Enemy soldiers sit in { $counter }: only your own vehicles and empty ones can be repaired.
change-na-repair-4 = Choose a vehicle of your own, or an empty one.
why-no-damage = { $counter } has no damage to take away.
change-no-damage = Choose a vehicle with damage on it.
why-na-control-1 = The enemy controls { $tile } and has soldiers there: { $enemies }.
change-na-control-1 = No enemy soldier may be left on { $tile }: hit { $enemies } until the counter leaves, or wait until it moves away.
why-na-combat-1 = { $counter } has no normal defence, so { $kind } cannot be aimed at it.
change-na-combat-1 = Choose a soldier, or a vehicle with a normal defence; against { $counter } another kind of weapon is needed.
why-na-combat-2 = { $counter } sits in { $vehicle } and cannot be chosen as a target.
change-na-combat-2 = Aim at { $vehicle }: a hit wounds a soldier aboard.
why-na-vehicle-9 = Soldiers of your own sit in { $counter }.
change-na-vehicle-9 = Choose a vehicle of the enemy, or an empty one.
why-na-antitank-1 = { $counter } is no vehicle, and Anti-tank is aimed at vehicles only.
change-na-antitank-1 = Choose a vehicle, or use another action.
why-demolish-soldier = { $counter } is a soldier, and Demolish is for vehicles and structures.
change-demolish-soldier = Choose a vehicle or a structure on the same tile.
why-na-demolish-1 = { $counter } is not on { $tile }, where { $unit } stands, and Demolish works on the same tile only.
change-na-demolish-1 = Take { $unit } to the tile of { $counter } first.
why-na-seat-9 = { $unit } is suppressed and stays in place: { $card } only turns the counter ready.
change-na-seat-9 = Play { $card } to turn the counter ready; the next card can change seats, still in this turn.
why-na-seat-7 = With { $card } a soldier has entered, left or changed seats already: once is all.
change-na-seat-7 = Do the action of { $card } first; with the next card it is possible again.
why-inside-already = { $unit } sits in a vehicle already.
change-inside-already = Leave that vehicle first, or change seats in it.
why-vehicle-elsewhere = { $vehicle } does not stand on the tile of { $unit }.
change-vehicle-elsewhere = Take { $unit } to the tile of { $vehicle } first.
why-na-seat-2 = Enemy soldiers sit in { $vehicle }, so nobody else can enter.
change-na-seat-2 = { $vehicle } has to be empty of enemies first.
why-no-seat = { $vehicle } has no such seat.
change-no-seat = Choose one of the seats of { $vehicle }.
why-na-seat-1 = { $vehicle }: the { $place } is taken by { $counter }.
change-na-seat-1 = Choose a free seat; with a soldier of your own aboard, Swap is possible.
why-na-seat-4 = { $unit } sits in no vehicle.
change-na-seat-4 = Enter a vehicle first.
why-na-seat-8 = After that { $card } could do nothing, and changing seats only comes along with an action.
change-na-seat-8 = Do the action first and change seats after it, or choose a place from which { $card } can act.
why-na-swap-1 = { $unit } and { $counter } do not sit in the same vehicle.
change-na-swap-1 = Both have to sit in one vehicle first.
why-na-swap-2 = Two different soldiers swap seats.
change-na-swap-2 = Choose another soldier aboard.
why-swap-suppressed = { $counter } is suppressed and keeps the seat.
change-swap-suppressed = First turn { $counter } ready, with a card of that soldier.
why-na-vehicle-4 = That soldier cannot be chosen for a hit now.
change-na-vehicle-4 = { $phase ->
    [pending] Choose a soldier aboard the vehicle that was hit.
   *[other] Hit a vehicle with several soldiers aboard first: only then is there one to choose.
 }

event-surveyed = { $placed-count ->
    [0] { $side } places no new marker: { $tiles }
   *[other] { $side } scouts { $placed }
 }
event-seated = { $way ->
    [enter] { $counter } takes the { $seat } of { $vehicle }{ $taken ->
        [yes] , which changes hands
       *[no] {""}
     }
    [leave] { $counter } leaves { $vehicle }
   *[seat] { $counter } moves to the { $seat } of { $vehicle }
 }
event-swapped = { $counter } and { $other } swap seats in { $vehicle }
event-drove = { $vehicle } drives { $path }
event-picked = The hit wounds { $counter } of { $vehicle }
event-unharmed = { $vehicle }: nobody is there to suppress, no effect
event-damaged = { $vehicle } takes damage: { $damage } in all, { $critical } disable and { $hull } destroy it
event-disabled = { $vehicle } is disabled
event-destroyed = { $vehicle } is destroyed{ $none ->
    [yes] {""}
   *[no] ; on { $tile } now: { $targets }
 }
event-repaired = { $vehicle } is repaired, { $damage } damage left{ $ready ->
    [yes] , and is ready again
   *[no] {""}
 }
event-razed = { $side } destroys { $structure }, { $score }
event-escaped = Off the board from { $tile }: { $targets }{ $stay-count ->
    [0] {""}
   *[other] ; left behind: { $stay }
 }
