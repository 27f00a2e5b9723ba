# The quiz, about what only Undaunted: North Africa has.

quiz-way-off = { $path-set ->
    [yes] { $path }{", "}
   *[no] {""}
 }off the board
quiz-seat-of = { $vehicle-set ->
    [yes] { $vehicle }{", "}
   *[no] {""}
 }{ $seat }
quiz-deed-seat = { $card }, from the seat: { $kind }{ $what-set ->
    [yes] {" "}{ $what }
   *[no] {""}
 }

## Targets and vehicles

quiz-base = { $deed } Which number is the base defense of the vehicle here?
quiz-number-armor = the armor: { $n }
quiz-number-normal = the normal defense: { $n }
quiz-number-critical = the critical threshold: { $n }
quiz-number-hull = the hull: { $n }
quiz-aim = { $card }{ $tile-set ->
    [yes] {" "}on { $tile }
   *[no] {""}
 }: { $kind } { $x }. Which of these can you choose as the target?
quiz-damage = { $deed } It hits. So far the vehicle ({ $vehicle }) has { $n } damage. Critical threshold: { $critical }. Hull: { $hull }. Soldiers aboard: { $crew }. What is its state afterward?
quiz-damaged = { $n } damage, { $state ->
    [ready] active
    [disabled] disabled
   *[destroyed] destroyed
 }
quiz-pressed = { $deed } It hits. Ready soldiers aboard: { $ready }. Suppressed: { $low }. What happens?
quiz-crew-one = One soldier aboard is suppressed.
quiz-crew-all = All soldiers aboard are suppressed.
quiz-crew-hurt = The vehicle takes one damage.
quiz-repair = { $card } repairs { $vehicle } on { $tile }{ $twice ->
    [yes] {" "}twice in a row
   *[no] {""}
 }. So far the vehicle has { $n } damage. Critical threshold: { $critical }. Hull: { $hull }. What is its state afterward?

## Seats

quiz-seat = { $counter } is in { $vehicle } ({ $seat }). The vehicle has { $damage } damage. Critical threshold: { $critical }. Can this soldier use the seat’s { $kind } action now?
quiz-seat-disabled = No, because the vehicle is disabled.
quiz-seat-crew = No, because it needs a specialist.
quiz-seat-own = No, because it is not on the card.
quiz-drive = { $vehicle } is on { $tile }. { $side } uses Drive { $x }. Which path is legal?
quiz-enter = { $counter }{ $low ->
    [yes] {" "}(suppressed)
   *[no] {""}
 } is on the tile of { $vehicle }. The vehicle card is in front of { $owner }. Aboard: { $crew }. Free seats: { $free }. Can this soldier enter it?
quiz-enter-takes = Yes, and that captures the vehicle.
quiz-enter-enemy = No, because enemy soldiers are aboard.
quiz-enter-full = No, because all seats are taken.
quiz-enter-low = No, because the soldier is suppressed.

## Tiles, structures, escape, the end

quiz-hold = { $counter } is on { $tile }. Can this soldier Control the tile now?
quiz-hold-enemy = No, because an enemy soldier holds it.
quiz-hold-vehicle = No, because an enemy vehicle is there.
quiz-route = { $card }{ $tile-set ->
    [yes] {" "}on { $tile }
   *[no] {""}
 }: { $kind } { $x }. Which tiles can you choose?
quiz-fog = { $deed }. The supply of { $side } has { $n } Fog of War { $n ->
    [one] card
   *[other] cards
 }. How many markers do you place, and how many Fog of War cards do you take?
quiz-worth = { $deed }{ $hit ->
    [yes] {", and it hits"}
   *[no] {""}
 }. { $tile } has { $worth ->
    [0] no objective
   *[other] an objective worth { $worth }
 } and a structure ({ $structure }) worth { $points }. { $side } has { $n } { $n ->
    [one] point
   *[other] points
 } before this. How many points does it have afterward?
quiz-escape = { $deed }. { $counter } is on { $tile }. Can this soldier escape this way?
quiz-escape-point = No, because the tile has no escape point.
quiz-escape-named = No, because the scenario forbids it.
quiz-escape-both = No, because tile and scenario forbid it.
quiz-gone = { $deed } It hits. { $target } has cards in these places: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. What leaves the game?
quiz-left-one = One card, and the counter stays there.
quiz-left-found = The counter and all cards but the supply.
quiz-left-all = The counter and all cards, supply included.
quiz-left-counter = The counter, but none of the cards.
quiz-goal = { $side }: { $goal }
quiz-ended = { $deed } It hits, and { $target } has no cards left in hand, discard pile, or deck. Goals before that: { $goals }. What happens?
quiz-despair = { $deed } It hits. { $target } has cards in these places: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. { $side } has no other card that could score. { $able ->
    [yes] { $foe } still has some.
   *[no] { $foe } has none either.
 } { $token } has the initiative marker. Goals before that: { $goals }. What happens?
quiz-after-fog = Chosen tiles without your marker: { $markers }. Fog of War cards taken: { $fog }.
quiz-base-why = { $name ->
    [armor] The armor counts only against Anti-tank and Demolish. This is { $kind }.
    [normal] { $kind } is made for vehicles, so it attacks the armor, not the normal defense.
    [critical] The critical threshold says when damage disables the vehicle. It is not a defense.
   *[hull] The hull says when damage destroys the vehicle. It is not a defense.
 }
quiz-demolish-cover = Demolish counts no cover. Leave out the { $n } of { $tile }.
quiz-demolish-both = Demolish attacks the armor, and the cover, { $n }, doesn’t count either.
quiz-demolish-sum = Nothing is added to the base defense, { $n }: no cover and no range.
quiz-damage-why = { $state ->
    [ready] { $n } damage reaches the critical threshold, { $critical }, so the vehicle is no longer active.
    [disabled] { $n } damage does not lie between the critical threshold, { $critical }, and the hull, { $hull }.
   *[destroyed] { $n } damage is less than the hull, { $hull }.
 }
quiz-damage-dice = One hit is one damage, however many of the { $n } dice hit.
quiz-after-damage = The vehicle now has { $n } damage. It is disabled from { $critical } on and destroyed at { $hull }.
quiz-pressed-why = { $name ->
    [hurt] Suppress never damages a vehicle.
    [all] Suppress flips one soldier at most, never the whole crew.
    [one] { $state ->
        [empty] There is nobody aboard to suppress.
       *[low] Everybody aboard is suppressed already.
    }
   *[none] There is a ready soldier aboard, so one is suppressed.
 }
quiz-repair-state = { $state ->
    [ready] { $left } damage is below the critical threshold, { $critical }, so the vehicle is active again.
   *[other] { $left } damage is not below the critical threshold, { $critical }, so the vehicle stays disabled.
 }
quiz-repair-all = Each Repair removes one damage token, not all { $n }.
quiz-repair-none = Repair needs no roll. It always removes a damage token: { $n } − { $times } = { $left }.
quiz-repair-once = Both Repairs count: { $n } − { $times } = { $left }.
quiz-repair-more = Repair removes damage. It doesn’t add any to the { $n }.
quiz-after-repair = { $n } − { $times } = { $left }. With { $left } damage and a critical threshold of { $critical }, the vehicle is { $state ->
    [ready] active
   *[other] disabled
 }.
quiz-worth-why = { $how ->
    [none] Something does change: { $n } becomes { $total }.
    [structure] { $n } + { $points } counts only the structure. The right total is { $total }.
    [lost] { $n } − { $points } takes the structure’s points away. The right total is { $total }.
    [objective] { $n } + { $worth } counts only the objective. The right total is { $total }.
    [both] { $n } + { $points } + { $worth } counts the structure and the objective. The right total is { $total }.
   *[one] A structure counts { $points } and an objective { $worth }. The right total is { $total }.
 }
quiz-after-worth = { $rule } { $n } { $more ->
    [yes] +
   *[no] −
 } { $change } = { $total }.
quiz-escape-why = { $name ->
    [yes] { $here ->
        [yes] The scenario doesn’t let { $counter } escape.
       *[no] { $tile } has no escape point.
    }
    [point] { $tile } does have an escape point.
    [named] The scenario does let { $counter } escape.
   *[both] { $here ->
        [yes] { $tile } has an escape point.
       *[no] The scenario lets { $counter } escape. Only the tile is wrong.
    }
 }
quiz-after-escape = { $tile } { $here ->
    [yes] has
   *[no] doesn’t have
 } an escape point, and the scenario { $may ->
    [yes] lets
   *[no] doesn’t let
 } { $counter } escape.
quiz-gone-why = { $name ->
    [one] The soldier has no card left in hand, discard pile, or deck, so this hit removes the counter.
    [found] When the counter leaves, the supply is searched too: { $n } more.
    [all] A card is found here: { $zone }. So the counter stays, and the supply keeps its cards.
   *[counter] { $off ->
        [yes] The counter never leaves alone. The cards in the supply ({ $n }) go with it.
       *[no] A hit takes the counter only if no card is found. Here there is one: { $zone }.
    }
 }
quiz-after-gone = { $off ->
    [yes] No card is left in hand, discard pile, or deck. The counter leaves with all its cards, including those in the supply ({ $n }).
   *[no] The first place with a card loses one: { $zone }. The counter stays.
 }
quiz-strafe-range = Strafe counts no range. You added { $n }.
quiz-strafe-start = Strafe counts no range, so there is no path to count. You added { $n }.
quiz-strafe-near = The plane has no tile, so don’t add 1 for an adjacent one.
quiz-note-hit = It hits. { $vehicle } has { $n } damage before that. Aboard: { $crew }.
quiz-left-back = The counter, until its supply is played.
