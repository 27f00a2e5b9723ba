# The command line. A command is cli-NAME, its arguments and options are attributes of it by name; those of all commands are attributes of cli.

cli = A rules tutor for board games: the engine's answers on the command line.
    .json = Answer in JSON.
    .lang = The language of the answer: en, uk, ru. Without it, the one named in UNDAUNTED_NB_LANG, or else English.
    .help = Show this help.
    .version = Show the version.
    .file = A position or a replay, the name of a scenario (its start), or a position as one line of text.
    .action = What is done, in notation: "Rifleman A: move 17B".
    .force = Write over a file that is there already.

cli-scenarios = List what can be opened.
cli-walkthrough = Play a walkthrough, checking every number it states.
    .name = Its name: normandy/example-round.
cli-legal = List the legal actions of a position.
cli-why = Say whether an action may be done, and why not.
cli-apply = Do an action, and say what happens.
    .chance = What chance does: the dice, e.g. "5 8", or cards drawn, separated by commas.
    .seed = The seed of the chance that is not given.
    .out = Save the game, as a replay, to this file.
cli-odds = Give the exact chance of an attack: that at least one die reaches the defence (a 0 always does).
    .dice = How many ten-sided dice.
    .defence = The number that a die must reach.
    .target = the kind of unit at which dice with symbols are thrown
    .figures = how many figures it has left (else: as many as it starts with)
    .room = how many hexes it can fall back (else: as many as it must)
    .ignores = how many flags it may ignore: 0 or 1
    .stars = Stars hit too, as under Air Power.
    .until = until, in this order: a "card" is lost, the "counter" is gone; a vehicle is "disabled" or "destroyed"; of a unit of figures, it is "gone", or its first "figure" is lost
    .cards = the cards that the unit has in hand, discard pile and deck; with --file those of the position
    .file = a position (or a scenario, or a line of text) and an attack or Blast in it
    .table = every chance for 1 to 6 dice against a defence of 1 to 20
    .csv = Answer as comma-separated values.
cli-check = Check a lesson, scenario, position, replay or file of printed numbers: all its faults, each with its place.
    .file = The file to be checked.
cli-lessons = List the lessons of the course, and how many of their exercises are done.
cli-notebook = Make a notebook of a lesson.
    .lesson = The name of a lesson, or a lesson file of your own, which is checked first.
    .out = The file to be written, or the folder to put it in.
cli-editions = Show where the editions of a rulebook differ, and how this tutor reads them.
    .game = Of which game; a name that does not exist is answered with those that do.
cli-summary = Show the rules of a game on two pages.
    .game = The game: normandy, north-africa or memoir44.
    .html = Write a page to print to this file.
cli-lab = Open JupyterLab on the notebooks.
    .folder = Where they are copied first; what is there already is left as it is.

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-required = required

cli-see = For help: { $help }
cli-no-command = There is no command “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
cli-no-option = There is no option “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
cli-value-missing = “{ $name }” needs something after it.
cli-no-value = “{ $name }” takes nothing after it.
cli-missing = “{ $name }” is missing.
cli-bad-value = “{ $name }”: { $reason }
cli-too-many = This is too much: “{ $rest }”. Put quotation marks around something that has spaces in it.
cli-whole = a whole number is wanted here; found “{ $value }”.
cli-odds-ask = Ask for one thing: “--dice N --defence N”, “--dice N --target KIND”, “--file POSITION ACTION” or “--table”.
cli-odds-target = “--target” goes with “--dice” and without “--defence”; “--figures”, “--room”, “--ignores” and “--stars” go with “--target”.
cli-one-form = “--json” and “--csv” cannot both be had. Choose one.
cli-written = { $file } is written.
