# Lessons: what the coach says of any of them, what is missing in a goal, and what can be wrong with a lesson file.

coach-begin = Begin
coach-next = Next
coach-again = Try again
coach-reset = Reset this lesson
coach-hint-1 = Where to look
coach-hint-2 = What to do
coach-next-lesson = Next lesson: { $title }
coach-lesson-done = That was the last exercise of “{ $title }”: the lesson is done.
coach-changed = This lesson has changed since you did it. What you did still counts; “Reset this lesson” begins it anew.
coach-numbers = With your own numbers the solution that this exercise foresees does not work. There may be another, or none; the exercise was written for ours.
numbers-exercise = The exercise “{ $exercise }” of { $lesson } was written for this project’s numbers and does not go with those of { $file }: { $why } Go on with another exercise, or play it without that file.
numbers-walkthrough = Step { $step } of the walkthrough does not go with the numbers of { $file }: { $why } Look those numbers up once more, or play it without that file.
coach-go-on = So far, so good: go on.
coach-missed = The rules allow it, but it is not what this exercise asks for. Undo, or try again.
coach-missing = The rules allow it, but the goal is not reached: { $parts }.
coach-rule = “{ $title }”
coach-rules = { $n ->
    [one] The rule
   *[other] The rules
 }: { $rules }.
coach-answer-first = Answer the question first; the board goes on after that.
coach-leave = Return to your game

goal-reached = { $counter } should be on { $tile }
goal-controlled = { $tile } should be yours
goal-scouted = { $tile } should carry your marker, scouted side up
goal-hit = { $counter } should be hit
goal-suppressed = { $counter } should be suppressed
goal-gone = { $counter } should be off the board
goal-drawn = { $card-set ->
    [yes] { $card } should be drawn
   *[no] { $n ->
        [one] a card should be drawn
       *[other] { $n } cards should be drawn
    }
 }
goal-won = { $side } should win
goal-over = the game should be over

answer-yes = Yes
answer-no = No
answer-none = None
answer-hand = The hand
answer-discard = The discard pile
answer-deck = The deck
answer-play = The play area
answer-supply = The supply
answer-removed = Out of the game
answer-counter = No pile: the counter itself

error-no-course = There is no course for “{ $name }”. There are: { $all }.
fault-no-lesson = there is no such lesson. { $hint } A file of your own must end in .toml.
fault-unknown-language = there is no language “{ $name }” here. { $hint }
fault-unknown-rule = there is no rule “{ $name }”. { $hint }
fault-unknown-goal = a goal cannot ask for “{ $name }”. { $hint }
fault-unknown-opponent = there is no opponent “{ $name }”. { $hint }
fault-unknown-walkthrough = there is no walkthrough “{ $name }”. { $hint }
fault-no-exercise = there is no exercise; add at least one [[exercise]].
fault-two-hints = two hints are wanted, where to look and what to do; found { $n }.
fault-two-options = at least two options are wanted; add [[exercise.option]].
fault-value-name = “{ $name }” will not do as the name of a value: take letters, digits and hyphens, a letter first.
fault-do-or-ask = an exercise has either “do” (something to play) or “ask” (something to answer): give one of the two.
fault-not-here = “{ $field }” does not belong to this sort of exercise; leave it out.
fault-on-or-goal = a reply has either “on” (an action) or “goal” (something that then holds): give one of the two.
fault-is-or-of = an option has either “is” (what it is) or “of” (a value): give one of the two.
fault-no-value = there is no value “{ $name }”. There are: { $all }.
fault-value-dice = no dice are rolled for “{ $line }”.
fault-value-attack = “{ $line }” is not an attack with a sum: it must be an Attack or a Suppress from a counter on the board at one on the board.
fault-no-event = nothing of the kind “{ $kind }” has happened. What has happened: { $all }.
fault-no-event-field = the event “{ $kind }” has no field “{ $field }”. It has: { $all }.
fault-no-goal = a goal cannot ask for “{ $name }”. There are: { $all }.
fault-goal-form = the goal “{ $name }” is not asked for like this; found { $found }. The page on lessons shows how.
fault-in-position = { $place }: { $fault }
fault-goal-at-once = the goal is reached before anything is done; ask for something that is not there yet.
fault-unsolved = the solution does not reach the goal: { $parts }.
fault-reply-never = nothing that can be done or asked for brings this reply { $on ->
    [0] {""}
   *[other] (“{ $on }”)
 }: correct “on” or “goal”, or take it out.
fault-not-one-right = exactly one option must equal the answer { $answer }; { $n ->
    [0] none does
   *[other] { $n } do
 }.
fault-option-twice = another option has the value { $value } too.
fault-no-such-value = “{ $name }” is asked for here, but there is no such value. Values here: { $all }.
fault-pattern = this text cannot be said as it is written: { $reason }. Braces hold values, like {"{ $sum }"}; see the page on lessons.
coach-reset-sure = Reset this lesson? Your answers will be lost.
