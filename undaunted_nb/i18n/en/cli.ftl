# The command line. A command is cli-NAME, its arguments and options are attributes of it by name; those of all commands are attributes of cli.

cli = Learn board game rules and get exact answers from the rules engine.
    .json = Print the answer as JSON.
    .lang = Output language, one of { $all } (default: UNDAUNTED_NB_LANG if set, otherwise en).
    .help = Show this help.
    .version = Show the version.
    .file = A saved position or replay, the name of a scenario, or a position as one line of text.
    .action = The action in game notation, for example "Rifleman A: move 17B".
    .force = Overwrite an existing file.

cli-pages = Start Voila and show pages without code: home, course, table, odds, and projector.
    .folder = Only write the notebooks of the pages to this folder. Show them with your own server.
    .port = Port of the server (default: 8866).
    .host = Address to listen on (default: localhost, which only this computer reaches; 0.0.0.0: every computer of the network does).
cli-classroom = Open a room for a class: pupils join with a phone.
    .file = File of a saved room (default: a new room).
    .port = Port of the room (default: the first free one from 8899 on).
    .host = Address to listen on (default: 127.0.0.1, which only this computer reaches; 0.0.0.0: every computer of the network does).
cli-scenarios = List the available scenarios.
cli-walkthrough = Run a walkthrough and check every number it states.
    .name = Name of the walkthrough, for example normandy/example-round.
cli-legal = List the legal actions of a position.
cli-why = Check whether an action is legal and, if not, explain why.
cli-apply = Play an action and report what happens.
    .chance = Random outcome to use: dice, for example "5 8", or the names of drawn cards, separated by commas.
    .seed = Random seed for everything that you don’t set with --chance.
    .out = File to save the game to, as a replay.
cli-link = Print a link that opens a lesson, a scenario, a position, or a replay.
    .lesson = Lesson, or its number in a course (3, memoir44/3).
    .scenario = Built-in scenario.
    .position = Position or replay file, or a position as one line of text.
    .replay = Replay file.
    .step = Step at which the replay opens (default: 0).
    .side = Side that the other person plays (default: the side to act).
    .to = Entrance (default: binder).
    .owner = Owner of the repository on GitHub (default: UNDAUNTED_NB_REPOSITORY, or git’s remote).
    .repo = Name of the repository (default: as for the owner).
    .ref = Branch, tag, or commit (default: as for the owner, otherwise main).
    .host = Address of the server (default: UNDAUNTED_NB_HUB, for Binder mybinder.org).
    .lang = Language of the table at the other end, and of messages: { $all }.
cli-odds = Show the exact probability that at least one die equals or beats the defense (a 0 always hits).
    .dice = Number of ten-sided dice.
    .defense = Defense total that a die must equal or beat.
    .target = Kind of unit that you attack with symbol dice.
    .figures = Figures left in that unit (default: its full strength).
    .room = Hexes that it can retreat (default: as many as it must).
    .ignores = Flags that it can ignore: 0 or 1.
    .stars = Count stars as hits, as under Air Power.
    .until = When to stop. card: a card is lost. counter: the counter is removed. disabled, destroyed: the vehicle is. figure: the first figure is lost. gone: the unit is eliminated.
    .cards = Cards that the unit has in hand, discard pile, and deck (default with --file: those in the position).
    .file = Position, scenario, or line of text, and an attack or Blast in it.
    .table = Print every probability for 1 to 6 dice against a defense of 1 to 20.
    .csv = Print the answer as comma-separated values.
cli-import = Make a scenario file from a table (CSV) or from the file of another program, and list what was left out.
    .file = CSV file with the columns what, side, name, and value, or a .m44 file.
    .out = File to write (default: the same name, ending in .toml).
cli-new = Create a commented scenario file to change.
    .game = Game whose scenario you want to write (normandy, north-africa, or memoir44), or a built-in scenario to copy.
    .out = File to write (default: named after the game).
cli-schema = Print the JSON Schema of a kind of file, so that an editor completes and checks it.
    .kind = Kind of file, for example lesson or normandy-scenario.
    .out = File to write (default: print it).
cli-translate = Show how much of a language is translated and what is missing.
    .language = Code of the language, for example pl.
    .write = Write the missing texts into the language’s files, for a translator to continue.
    .to = Folder for these files (default: the language’s own folder in undaunted_nb/i18n).
cli-new-game = Write a package with a small complete game to start from.
    .name = Name of the game: lower-case letters and digits.
    .folder = Folder to write (default: the name).
cli-check = Check a lesson, scenario, position, replay, or numbers file and list every problem with its location. For a scenario, also show a summary and what cannot work.
    .file = File to check.
    .picture = SVG file to draw the start of the scenario to, to compare with the book.
cli-lessons = List the lessons of the course with your progress.
cli-notebook = Create a notebook from a lesson.
    .lesson = Name of a lesson, or the path of a lesson file. The file is checked first.
    .out = File to write, or the folder to put it in.
cli-handout = Write a notebook for teachers as a page for pupils, or as slides. The file needs no network.
    .notebook = Number or name of a notebook for teachers, name of a lesson of 45 minutes, or path of a notebook.
    .out = File to write (default: the name of the notebook).
    .slides = Write slides for the projector.
    .no-answers = Leave the answers out. Without this option, they are folded.
cli-editions = Show where the editions of a rulebook differ and how this tutor rules.
    .game = Game to show. An unknown name lists the available games.
cli-summary = Show the rules of a game on two pages.
    .game = The game: normandy, north-africa, or memoir44.
    .html = File to write a printable page to.
cli-simulate = Play many games of a scenario between two opponents, and count who wins, how, and after how many rounds.
    .name = Scenario, or scenario file.
    .games = Number of games (default: 1000).
    .seed = Random seed (default: 0). The same seed gives the same games.
    .opponents = Opponents of the two sides, for example careful,random (default: random,random).
    .swap = Let the opponents change sides in every second game.
    .precision = Stop as soon as each share is known this precisely, for example 0.02.
    .jobs = Number of processes (default: 1, 0 means one per processor core).
    .file = File for the finished games. With the same file, the command continues from there.
    .csv = Print the answer as comma-separated values.
cli-puzzles = List the puzzles of a game, or show today’s puzzle or any other, and check an answer.
    .name = The game (default: the first one), a puzzle, or “today”.
    .play = First action to try, in notation.
    .theme = Only puzzles with this theme.
    .solution = Show the solution.
    .three-minutes = Solve as many puzzles as you can in three minutes.
cli-mine = Search played games for puzzles and keep the proved ones in a file.
    .game = Game to search. An unknown name lists the available games.
    .file = File to keep them in. With the same file, the search goes on from there.
    .seconds = Time after which no new game is begun (default: 600).
    .most = Number of puzzles that are enough (default: 200).
    .start = Search only games from this scenario. You can repeat it.
cli-lab = Open the notebooks in JupyterLab.
    .folder = Folder to copy the notebooks to. Existing files are not changed.

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-required = required

cli-see = For help: { $help }
cli-no-command = Unknown command “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
cli-no-option = Unknown option “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
cli-value-missing = Option “{ $name }” requires a value.
cli-no-value = Option “{ $name }” does not take a value.
cli-missing = “{ $name }” is missing.
cli-bad-value = “{ $name }”: { $reason }
cli-other = Can’t read this command: { $reason }.
cli-too-many = Unexpected extra argument: “{ $rest }”. If a value contains spaces, put it in quotation marks.
cli-whole = Expected a whole number, got “{ $value }”.
cli-odds-ask = Use one of these forms: “--dice N --defense N”, “--dice N --target KIND”, “--file POSITION ACTION”, or “--table”.
cli-odds-target = Use “--target” with “--dice” and without “--defense”. Use “--figures”, “--room”, “--ignores”, and “--stars” only with “--target”.
cli-share = Expected a number such as 0.02, got “{ $value }”.
cli-two = Expected two opponents with a comma between them, such as careful,random, got “{ $value }”.
cli-one-form = Use either --json or --csv, not both.
cli-written = Saved { $file }.
import-left = Not imported, or not certain ({ $n }). To change it, run un.build("{ $file }"):
cli-no-picture = { $file } has no board to draw. Use `--picture` with a scenario or a saved game.
cli-translate-head = { $name }: { PERCENT($percent) } translated. Messages: { $messages }. Texts of lessons: { $texts }.
cli-translate-count = { DECIMAL($n) } of { DECIMAL($of) } ({ PERCENT($percent) })
cli-translate-broken = These messages can’t be read, or use a value that the English message doesn’t have: { $keys }.
cli-translate-unknown = Unknown language code “{ $name }”. Use a code such as pl or pt_BR.
cli-translate-next = { $n ->
    [0] Nothing to write: { $folder } has every missing text already.
    [one] Wrote { $n } file in { $folder }.
   *[other] Wrote { $n } files in { $folder }.
 } Translate the messages that are comments there, and the texts that are empty.
