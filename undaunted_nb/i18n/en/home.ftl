# What is written on a saved picture, before the keys Shift and Enter.

picture-is = This is a picture.
picture-start = To start: click here, then press

# A table whose program does not answer any more; the keys stand between the two.

word-stopped = The program has stopped.
word-stopped-press = To go on, click here, then press
word-home = Home

# The home page.

home-title = Learn by playing
home-lead = Three board games, one table. Try any move: the table says why not, and where the rulebook says so.
home-here = Start here, { $minutes } minutes
home-continue = Continue
home-next = Next
home-start = Start
home-finished = The whole course is done
home-lesson = Lesson { $n }: { $title }
home-first = Read the board by moving one counter on it.
home-step = Step { $n } of { $of }.
home-minutes = { $n } min
home-play = Play { $name }
home-play-new = A whole game, about 30 minutes
home-play-on = Go on where you left it
home-quiz = Quiz
home-quiz-new = See what you know already
home-quiz-due = { $n ->
        [one] { $n } rule
        *[other] { $n } rules
    } to repeat today
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
        [now] next
        *[ahead] open
    }{ $stars ->
        [0] {""}
        [one] , { $stars } star
        *[other] , { $stars } stars
    }, { $minutes } min
home-back = Back to the course
home-kept = Kept games
home-kept-none = No game is kept yet. A game you play is kept after each decision.
home-kept-note = { $side }; decisions so far: { $n }
home-two = Two people
home-battles = Battles
home-source-public = A printed scenario
home-source-rulebook = From the rulebook
home-source-house = Made for this tutor
home-walk = Step by step
home-odds = Chances
    .text = Every chance is worked out exactly, and you see the sum before you roll.
    .cell = In a cell of your own, un.odds(2, 8) gives the chance of two dice against a defence of 8.
home-odds-board = { $name } with the chances over the board
home-rules = Rules
home-editions = Editions
home-teachers = For teachers
    .text = The folder “teacher” in the file list on the left has eight notebooks for a class: from one die to an exercise that the program marks.
    .more = A sheet of questions for the printer is made by un.worksheet("normandy"), a view for the projector by un.projector.
home-summary = Two-page summary
home-glossary = Glossary
