# Exercises: what the coach of a lesson and of the quiz says besides.

coach-title = Lesson { $n } · { $title }
coach-show = Show me
coach-worked-out = Example solved. Now give the answer yourself.
coach-not-that-number = That’s not the number
coach-solution = This is the solution
coach-solved-before = You solved this before
coach-seen-before = You have seen this solution
coach-still = { $n ->
    [one] Exercise { $exercises } is still open.
   *[other] Exercises { $exercises } are still open.
 }

quiz-count = Question { $n }{ $of ->
    [0] {""}
   *[other] {" · "}{ $right } of { $of } right
 }

## The panel

coach-stars = { $n ->
    [one] One star of three
   *[other] { $n } stars of three
 }
word-can = You can do this now:

plan-picks = { $n ->
    [0] { $x ->
        [one] Choose one card.
       *[other] Choose up to { $x } cards.
    }
   *[other] { $left ->
        [0] { $x ->
            [one] You have chosen one. You can’t choose more.
           *[other] You have chosen all { $x }.
        }
       *[other] You can choose { $left } more.
    }
 }
plan-picks-none = No card can be taken now, so this action would do nothing.
plan-fog = Fog of War takes up space in your hand and does nothing. Only the Recon action removes it.
word-one-less = One less: {"{what}"}
word-one-more = One more: {"{what}"}
