# What has just been played, shown step by step: dice, losses, the other side’s turn; a game looked through again.

played-title = Turn: { $side }
played-did = What { $side } did
played-onward = Your turn, round { $round }
played-fell = Dice: { $faces }
played-hit = Hit
played-miss = Miss
played-hits = { $hits ->
    [0] { $flags ->
        [0] Miss
        [one] One flag
       *[other] { $flags } flags
     }
    [one] { $flags ->
        [0] One hit
        [one] One hit, one flag
       *[other] One hit, { $flags } flags
     }
   *[other] { $flags ->
        [0] { $hits } hits
        [one] { $hits } hits, one flag
       *[other] { $hits } hits, { $flags } flags
     }
 }
played-card-lost = { $you ->
    [yes] You lose { $card } from your { $lost_from } ({ $was } → { $left }).
   *[no] { $side } loses { $card } from its { $lost_from } ({ $was } → { $left }).
 }
played-counter-lost = { $you ->
    [yes] You lose the counter { $counter }, because it has no cards left.
   *[no] The counter { $counter } leaves the board, because it has no cards left.
 }
played-figures-lost = { $you ->
    [yes] You lose
   *[no] Lost:
 } { $gone ->
    [one] 1 figure
   *[other] { $gone } figures
 } of { $unit } on { $hex }. { $left ->
    [0] No figures are left.
    [one] One is left.
   *[other] { $left } are left.
 }

# The three steps of an attack in a walkthrough

walk-part-sum = { $game ->
    [memoir44] Attack, step 1 of 3: the number of dice. How many do you roll?
   *[other] Attack, step 1 of 3: the defense total. What must the dice show?
 }
walk-part-roll = Attack, step 2 of 3: the roll.

# A game looked through again

over-replay = Review the game
over-turns = { word-advise-turns }
over-costliest = { word-advise-costliest }
replay-title = Your game, step by step
replay-start = This is the start of the game. Press Next.
replay-close = Back to the game

# Words of the table

word-go-on = Go on
word-next-step = Next step
word-skip = Skip
word-again = Watch again
word-look-again = Click a line to see it again.
word-to-list = Back to the list
word-lost-now = lost just now
word-first = To the start
word-last = To the end
word-replay = Review this game
