# What is written on a saved picture, before the keys Shift and Enter.

picture-is = This is a picture.
picture-start = To start or go on: click here, then press

# A table whose program does not answer any more; the keys stand between the two.

word-stopped = The program has stopped.
word-stopped-press = To go on, click here, then press
word-stopped-tap = To go on, tap here, then ▶ at the top of the page.
word-thinking = The opponent is thinking …
word-squeezed = The side bar leaves the table no room.
word-close-bar = Close the side bar
word-home = Home

# The home page.

home-title = Learn by playing
home-lead = Three board games, one table. Try any move. The table explains why it isn’t legal and names the page in the rulebook.
home-here = Start here, { $minutes } minutes
home-continue = Continue
home-next = Next
home-start = Start
home-finished = You’ve finished the whole course
home-plays = Play it right away
home-no-lessons = This game has no lessons yet.
home-lesson = Lesson { $n }: { $title }
home-first = Move one counter to learn how to read the board.
home-step = Step { $n } of { $of }.
home-days = Practice days
home-days-month = Practice days: { $n } of the last { $of }.
home-days-weeks = Weeks in a row with at least three practice days: { $n }.
home-days-squares = The calendar shows the last { $n } weeks. A filled square is a practice day: you did an exercise or a puzzle, or answered a question.
home-puzzle = Today’s puzzle
home-three-minutes = Three minutes of puzzles
home-mistakes = { $n ->
    [0] Your mistakes
   *[other] Your mistakes: { $n } due
 }
home-minutes = { $n } min
home-play = Play { $name }
home-play-new = A full game takes about 30 minutes
home-play-on = Continue where you left off
home-placement = See what you already know
    .text = At most 12 questions find your first lesson
home-friend = Play with a friend
    .text = Two screens, and a link to send
home-friend-get = Get the link
home-friend-battle = Choose another battle
home-friend-ready = { $name }: your room for two is open. The game begins when your friend has opened the link. Hidden cards stay hidden.
home-friend-here = So far, only this computer can open the link.
home-friend-open = Everyone in this network can open the link, such as all phones on the same Wi-Fi.
home-friend-let = Let others in this network open the link
    .note = Not in a café or at a station
home-friend-close = Close the room
home-friend-mine = Open your side of the table
home-friend-link = Link for your friend
home-friend-qr = QR code of the link for your friend
home-friend-python = A room for two needs Python on a computer. Here, Python runs inside the page, where no other screen can reach it.
home-friend-same = What works here: this link gives both of you the same position of { $name } with the same cards. Each plays against the computer. Compare afterwards.
home-friend-print = You can also print questions for two with un.worksheet("normandy", seed=1). The same seed gives the same sheet.
home-friend-two =
    .note = You take turns on this screen
home-quiz = Quiz
home-quiz-new = Questions about what you’ve learned
home-quiz-done = You’ve done today’s review
home-quiz-due = { $minutes } min: { $n ->
        [one] { $n } rule
        *[other] { $n } rules
    } to review
home-games = Games
home-game-normandy = Normandy
home-game-north-africa = North Africa
home-game-memoir44 = Memoir '44
home-done = { $n } of { $of }
home-course = { $n } of { $of } lessons done{ $stars ->
        [0] {""}
        [one] , { $stars } star
        *[other] , { $stars } stars
    }
home-station = Lesson { $n }, { $title }: { $state ->
        [done] done
        [known] known, you can skip it
        [now] next
        *[ahead] open
    }{ $stars ->
        [0] {""}
        [one] , { $stars } star
        *[other] , { $stars } stars
    }, { $minutes } min
home-back = Back to the course
home-kept = Saved games
home-kept-none = No saved games yet. Your game is saved after each decision.
home-kept-note = { $side }, { $n } { $n ->
        [one] decision
        *[other] decisions
    } so far
home-kept-over = { $side }, { $n } { $n ->
        [one] decision
        *[other] decisions
    }, finished
home-kept-more = Show more
home-kept-left = { $n } more { $n ->
        [one] game
        *[other] games
    }
home-two = Two players
home-battles = Battles
home-source-public = A printed scenario
home-source-rulebook = From the rulebook
home-source-house = Made for this tutor
home-walk = Step by step
home-odds = Odds
home-notebooks = Notebooks
home-teachers = For teachers
    .text = The “teacher” folder in the file list has notebooks for your class, from a single die to an exercise that checks itself.
    .more = Use un.worksheet("normandy") to print a sheet of questions and un.projector for a projector view.
    .guide = Guide for teachers: lessons, goals, answers, printing, and marking
home-answers = Answers to all exercises
    .note = of the notebooks below
home-ready = 45 minutes: { $title }
    .note = with the plan, a sheet and a key
home-print = To print: { $title }
    .note = plan and key
home-ready-a-die = What a die says
home-ready-two-dice = Two dice and the best attack
home-ready-fair-game = Is the game fair?
home-class = { $number }. { $title }
home-class-age = age { $age } and up, { $minutes } min
home-class-any = { $minutes } min
home-teacher-01 = What a die says
home-teacher-02 = Two dice are not twice one
home-teacher-03 = On the board: defense, cover, range
home-teacher-04 = Attack or Suppress?
home-teacher-05 = When is a unit gone?
home-teacher-06 = The deck as a lottery
home-teacher-07 = A class exercise
home-teacher-08 = Dice with symbols
home-teacher-09 = Your own rolls
home-teacher-10 = What you have seen
home-teacher-11 = States and steps
home-teacher-12 = Is this scenario fair?
home-teacher-13 = Fair for which players?
home-teacher-14 = Luck or skill?
home-teacher-15 = Explore the odds
home-teacher-16 = A class that plays together
home-teacher-17 = Fold back a tree
home-teacher-18 = Choose in secret
home-teacher-19 = Two laws of combat
home-teacher-20 = What a hand hides
home-teacher-21 = The same luck twice
