# What is written on a saved picture, before the keys Shift and Enter.

picture-is = This is a picture.
picture-start = To start or go on: click here, then press

# A table whose program does not answer any more; the keys stand between the two.

word-stopped = The program has stopped.
word-stopped-press = To go on, click here, then press
word-thinking = The opponent is thinking …
word-home = Home

# The home page.

home-title = Learn by playing
home-lead = Three board games, one table. Try any move. The table explains why it isn’t legal and names the page in the rulebook.
home-here = Start here, { $minutes } minutes
home-continue = Continue
home-next = Next
home-start = Start
home-finished = You’ve finished the whole course
home-lesson = Lesson { $n }: { $title }
home-first = Move one counter to learn how to read the board.
home-step = Step { $n } of { $of }.
home-minutes = { $n } min
home-play = Play { $name }
home-play-new = A full game takes about 30 minutes
home-play-on = Continue where you left off
home-placement = See what you already know
    .text = At most 12 questions find your first lesson
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
home-teachers = For teachers
    .text = The “teacher” folder in the file list has fifteen notebooks for your class, from a single die to an exercise that checks itself.
    .more = Use un.worksheet("normandy") to print a sheet of questions and un.projector for a projector view.
    .guide = Guide for teachers: lessons, goals, answers, printing, and marking
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
