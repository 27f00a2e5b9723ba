# The storm of dice, and the layout for the projector.

storm-title = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against defence { $defence }
storm-exact = { $whole ->
    [yes] exactly { $fraction } = { $percent } %
   *[no] exactly { $fraction } ≈ { $percent } %
 }
storm-told-none = Nothing thrown yet. At least one die hits: { $exact }.
storm-told = { $n ->
    [one] 1 throw
   *[other] { $n } throws
 }: { $mean } % hit, give or take { $error } %; { $exact }.
storm-start = Start
    .title = Throw on and on
storm-stop = Stop
    .title = Stop at once
storm-reset = Reset
    .title = Begin again with nothing thrown
storm-none = Nothing thrown yet.
storm-running = It is storming.
storm-stopped = Stopped.
storm-other = Another storm was started: this one has stopped.
storm-enough = { $n } throws are enough: it has stopped by itself.
storm-alone = The page has not answered for a while: it has stopped by itself. “Start” goes on.
storm-error = Something went wrong inside ({ $error }): it has stopped. “Reset” begins again.
storm-message = The storm could not understand that message; nothing was changed.
storm-counts = How many dice hit
storm-shares = Share of throws that hit, throw by throw
storm-exact-line = exact
storm-thrown-line = thrown
storm-band = ± 1 standard error
storm-root = Four times the throws, half the error.
storm-percent = { $percent } %
storm-number = { $n }
column-dice_hit = Dice that hit
column-throws = Throws
column-share = Share
column-standard_error = Standard error

projector-title = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against { $defence }
projector-suppose = Suppose { $faces }. A hit?
projector-verdict = { $faces }: { $hit ->
    [yes] a hit
   *[no] a miss
 }
projector-die = Die { $i }: { $face }
projector-die-title = Click: the next face. Or type a number.
projector-ask-sum = What must a die reach?
projector-ask-faces = Which faces hit?
projector-ask-die = One die misses?
projector-ask-none = { $dice ->
    [2] Both miss?
   *[other] All { $dice } miss?
 }
projector-ask-one = { $dice ->
    [one] It hits?
   *[other] At least one hits?
 }
projector-ask-percent = In percent?
projector-one-in = { $percent } %, { $whole ->
    [yes] 1 in { $k }
   *[no] about 1 in { $k }
 }
projector-next = Show
projector-back = Hide the last
projector-hide = Hide all
projector-full = Full screen
projector-keys = Space or → shows, ← hides, 0–9 or ↑ ↓ turn a die, R hides all, F fills the screen.
projector-hidden = still hidden: { $n }
projector-message = That message could not be understood; nothing was changed.
projector-shown = There are { $dice } { $dice ->
    [one] die
   *[other] dice
 }: “shown” needs as many faces, each from 0 to 9. It is { $value }.
projector-dice = Up to { $most } dice fit on a projector; there are { $dice }.
projector-no-dice = For “{ $action }” no dice are rolled. Take an attack, a suppression or a blast.
projector-many = This blast falls on several counters, each with a sum of its own: show one with projector(dice, defence). { $lines }
