# The dice simulation, and the layout for the projector.

simulation-title = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against defense { $defense }
simulation-exact = exactly { $fraction } { $sign } { $percent }
simulation-told-none = No rolls yet. Probability that at least one die hits: { $exact }.
simulation-told = { $n ->
    [one] 1 roll
   *[other] { $n } rolls
 }: { $mean } hit (95% interval: { $low } to { $high }), { $exact }.
simulation-start = Start
    .title = Roll the dice again and again
simulation-stop = Stop
    .title = Stop rolling
simulation-reset = Reset
    .title = Clear all rolls
simulation-none = No rolls yet.
simulation-running = Rolling …
simulation-stopped = Stopped.
simulation-other = Another simulation has started, so this one has stopped.
simulation-enough = The simulation stopped because { $n } rolls are enough.
simulation-alone = The simulation stopped because the page hasn’t answered for a while. Press “Start” to continue.
simulation-error = Internal error ({ $error }). The simulation has stopped. Press “Reset” to start over.
simulation-message = The simulation couldn’t read that message. Nothing was changed.
simulation-counts = How many dice hit
simulation-shares = Share of rolls that hit, roll by roll
simulation-exact-line = exact
simulation-thrown-line = rolled
simulation-band = ± 1 standard error
simulation-root = Four times as many rolls halve the error.
simulation-number = { $n }
column-dice_hit = Dice that hit
column-rolls = Rolls
column-share = Share
column-standard_error = Standard error

projector-title = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against defense { $defense }
projector-suppose = Suppose you roll { $faces }. Is it a hit?
projector-verdict = { $faces }: { $hit ->
    [yes] a hit
   *[no] a miss
 }
projector-die = Die { $i }: { $face }
projector-die-title = { $symbols ->
    [yes] Click for the next face.
   *[no] Click for the next face, or type a number.
 }
projector-ask-sum = { $symbols ->
    [yes] How many dice are rolled?
   *[no] What must a die equal or beat?
 }
projector-ask-faces = Which faces hit?
projector-ask-die = How likely is it that one die misses?
projector-ask-none = { $dice ->
    [2] How likely is it that both miss?
   *[other] How likely is it that all { $dice } miss?
 }
projector-ask-one = { $dice ->
    [one] How likely is a hit?
   *[other] How likely is at least one hit?
 }
projector-ask-step = Step { $n }
projector-ask-sentence = In words
projector-ask-chart = The chart
projector-answers = Answers
projector-keys-lines = Space or → shows, ← hides, R hides all, F fills the screen.
projector-ask-percent = What is that in percent?
projector-one-in = { $percent }{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
projector-next = Show
projector-back = Hide the last
projector-hide = Hide all
projector-full = Full screen
projector-keys = { $symbols ->
    [yes] Space or → shows, ← hides, ↑ ↓ turn a die, R hides all, F fills the screen.
   *[no] Space or → shows, ← hides, 0–9 or ↑ ↓ turn a die, R hides all, F fills the screen.
 }
projector-click = Click this slide to use the keyboard.
projector-hidden = still hidden: { $n }
projector-message = The projector couldn’t read that message. Nothing was changed.
projector-shown = With { $dice } { $dice ->
    [one] die
   *[other] dice
 }, “shown” needs that many faces, each { $words-set ->
    [yes] one of: { $words }
   *[no] from 0 to 9
 }. It is { $value }.
projector-dice = The projector can show up to { $most } dice, but this needs { $dice }.
projector-no-dice = “{ $action }” doesn’t roll any dice. Use an Attack, Suppress, or Blast action.
projector-many = This Blast hits several counters, each with its own defense total. Show one of them with projector(dice, defense). { $lines }
