# The start sheet of a game. `often`: how often a beginner wins with this side against this opponent.

start-side = Your side
start-side-good = A good first side
start-side-even = Both sides win about equally often
start-side-hard = Harder to win
start-goals = Dotted on the board: where you can win something.
start-level = Opponent
start-level-random = First steps
    .text = Plays at random
start-level-rookie = Very easy
    .text = Mostly guesses
start-level-novice = Easy
    .text = Often guesses
start-level-careful = Fair
    .text = Uses rules of thumb
start-level-planner = Hard
    .text = Tries actions first
# $level: the level that fits now.
start-level-like-you = As strong as you
    .text = Now: { $level }
start-length = Length
start-rounds = { $kind ->
        [short] A short game, usually
        [long] A long game, usually
        *[medium] Usually
    } { $n } rounds
start-chance = { $often ->
        [mostly] A beginner usually wins this game.
        [half] A beginner wins about half of these games.
        *[rarely] A beginner rarely wins this game.
    }
start-two = Two players, one screen
start-go-on = Go on with your game
start-back = Back
word-new-game = New game
