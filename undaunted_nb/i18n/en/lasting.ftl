# What keeps games and progress: seeds, sizes, saves, your own scenarios.

error-names = { $name } must be a list of names, but it is { $value }.
error-no-home = You have no folder here where games and progress can be saved, so they last only until the kernel stops. To save them, name a folder in the environment variable { $variable }.
fault-line-large = This line unpacks to more than { $most } characters, so it can’t be a position saved by undaunted-nb.
fault-progress-large = Together with your own progress this would take { $size } bytes, but the limit is { $most }. Nothing was imported.
fault-progress-name = This name can’t be saved. Use at most { $most } characters.
progress-no-import = There is no import to undo.
fault-save-line = Can’t read line { $line } of this save.

save-aside-title = Can’t read your saved game
save-aside = The file was set aside as { $place }, and { $kept ->
    [0] a new game was started.
   *[other] your game goes on from step { $kept }, the last one that could be read.
 } Use un.load("{ $place }") to see the problem. You can also open the file in a text editor, where each line is one decision.
save-no-aside = The file is { $place }, and it was not changed. Use un.load("{ $place }") to see the problem. The game you play now lasts only until the kernel stops.
save-changed-title = Your scenario file has changed
save-changed = { $file } was edited after this game was saved. You are playing the old version of the scenario. To use the new one: un.load("{ $save }", scenario="file").
save-changed-here = The scenario file was edited after you played, so this is a new game with the new version. Your old game is saved. To continue it with the old version: un.table(un.load("{ $place }")).
fault-scenario-held = The scenario in this replay is incomplete or was changed (it doesn’t match its hash). Copy the replay again from where it was saved.
