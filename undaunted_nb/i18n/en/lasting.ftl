# What keeps games and progress: seeds, sizes, saves, scenarios of one's own.

error-names = { $name } must be a list of names; it is { $value }.
error-no-home = there is no folder of your own here to keep games and progress in. What you do is kept until the kernel stops. To keep it longer, name a folder in the environment variable { $variable }.
fault-line-large = this line unpacks to more than { $most } characters, so it is not one of ours.
fault-progress-large = together with what you have done this would take { $size } bytes, and at most { $most } are kept. Nothing was taken in.
fault-save-line = line { $line } of this save cannot be read.

save-aside-title = Your saved game cannot be read
save-aside = It was put aside, and a new game was started. The file is { $place }. un.load("{ $place }") says what is wrong with it; you can also open it in a text editor: each line is one decision.
save-no-aside = The file is { $place }, and it is left as it is. un.load("{ $place }") says what is wrong with it. What you play now is kept until the kernel stops.
save-changed-title = Your scenario file has changed
save-changed = { $file } was edited after this game was saved. This is the game by the scenario as it was then. By the file as it is now: un.load("{ $save }", scenario="file").
line-needs-file = This line holds the position, not the scenario: to open it, the file { $file } is needed. A save holds both: game.save("game.json").
save-changed-here = The scenario file was edited after you had played, so this is a new game by the file as it is now. Your game is kept: un.table(un.load("{ $place }")) goes on with it, by the scenario as it was.
fault-scenario-held = the scenario that this replay holds was cut off or changed on the way (it does not fit its hash); take the replay from where it was saved.
