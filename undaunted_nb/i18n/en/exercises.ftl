# Exercises: what the coach of a lesson and of the quiz says besides.

coach-title = Lesson { $n } · { $title }
coach-show = Show me
coach-worked-out = Worked out: now give the answer yourself.
coach-not-that-number = Not that number
coach-still = { $n ->
    [one] Exercise { $exercises } is still open.
   *[other] Exercises { $exercises } are still open.
 }

quiz-count = Question { $n }{ $of ->
    [0] {""}
   *[other] {" · "}{ $right } of { $of } right
 }
quiz-skip = To skip a lesson only means that it counts as known: you can open it at any time.
quiz-guessed = Too many answers were wrong to tell knowing from guessing, so no lesson is skipped.

## The panel

coach-stars = { $n ->
    [one] One star of three
   *[other] { $n } stars of three
 }
word-can = You can do this now:

slip-picks = { $left ->
    [0] All { $x } are chosen.
   *[other] You can choose { $left } more.
 }
slip-fog = Fog of War takes a place in your hand and does nothing there: only Recon gets rid of it.
word-one-less = One less: {"{what}"}
word-one-more = One more: {"{what}"}
