# Lessons: what the coach says of any of them, what is missing in a goal, and what can be wrong with a lesson file.

coach-begin = Begin
coach-next = Next
coach-next-back = Go back to exercise { $n }
coach-again = Try again
coach-undo = Undo
coach-reset = Reset this lesson
coach-hint-1 = Where to look
coach-hint-2 = What to do
coach-next-lesson = Next lesson: { $title }
coach-lesson-done = You’ve finished “{ $title }”. That was its last exercise.
coach-changed = This lesson has changed since you did it. Your progress still counts. Press “Reset this lesson” to start over.
coach-numbers = This exercise was written for the built-in values. With your numbers, its solution doesn’t work, though there may be another one.
numbers-exercise = The exercise “{ $exercise }” in { $lesson } was written for the built-in values and doesn’t match the numbers in { $file }. { $why } Try another exercise, or open this one without that file.
numbers-walkthrough = Step { $step } of the walkthrough doesn’t match the numbers in { $file }. { $why } Check those numbers, or open the walkthrough without that file.
coach-go-on = That’s right so far.
coach-can-try = You haven’t reached the goal yet. You can still try.
coach-card-gone = That used up the card that you need. Undo it and try again.
coach-other-card = You play only one card per turn, and the task needs a different one. Undo it and try again.
coach-orders-gone = The orders of this turn are over, and the task needs more. Undo it and try again.
coach-not-yet = { $kind ->
    [order] The task needs more orders. Give them before you confirm.
    [move] The task still needs a move. Make it before you go on.
    [battle] The task still needs an attack. Make it before you go on.
   *[other] The task still needs an action here. Do it before you go on.
 }
coach-out-of-reach = You can’t reach the goal after that. Undo it and try again.
coach-after-hunker-down = Hunker Down is not an action: it only puts the card back into your supply. Undo it and try again.
coach-missed = That’s a legal move, but not the one this exercise asks for. Undo it and try again.
plan-unlit = Only what the task names is framed here, because finding the right choice is the exercise.
coach-turn-over = Your turn has ended, but you haven’t reached the goal. Undo it and try again.
coach-missing = That’s a legal move, but you haven’t reached the goal yet: { $parts }.
coach-source = Rule
coach-answer-first = Answer the question first. Then you can continue on the board.
coach-leave = Return to your game

goal-reached = { $counter } should be on { $tile }
goal-controlled = { $tile } should be yours
goal-scouted = { $tile } should have your marker, scouted side up
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
answer-counter = Not a card: the counter leaves the board

error-no-course = There’s no course for “{ $name }” yet. Games with a course: { $all }.
fault-no-lesson = Unknown lesson. { $hint } If it is your own file, check its path.
fault-unknown-language = Unknown language “{ $name }”. { $hint }
fault-unknown-rule = Unknown rule “{ $name }”. { $hint }
fault-unknown-goal = Unknown goal “{ $name }”. { $hint }
fault-unknown-opponent = Unknown opponent “{ $name }”. { $hint }
fault-unknown-walkthrough = Unknown walkthrough “{ $name }”. { $hint }
fault-no-exercise = This lesson has no exercises. Add at least one [[exercise]].
fault-two-hints = Expected two hints (where to look, and what to do), got { $n }.
fault-two-options = A question needs at least two options. Add [[exercise.option]].
fault-value-name = “{ $name }” is not a valid value name. Use letters, digits, and hyphens, starting with a letter.
fault-do-or-ask = An exercise has either “do” (something to play) or “ask” (something to answer). Use one of the two.
fault-not-here = Exercises of this kind don’t use “{ $field }”. Remove it.
fault-on-or-goal = A reply has either “on” (an action) or “goal” (something that is then true). Use one of the two.
fault-is-or-of = An option has either “is” (what it is) or “of” (a value). Use one of the two.
fault-no-value = Unknown value “{ $name }”. Values in this lesson: { $all }.
fault-value-no-sum = “{ $name }” is “{ $value }” here, which can’t be added. Use + only between numbers.
fault-value-dice = “{ $line }” doesn’t roll any dice.
fault-value-attack = “{ $line }” has no defense total. Use an Attack or Suppress action with an attacker and a target on the board.
fault-no-event = No “{ $kind }” event happened. Events that happened: { $all }.
fault-no-event-field = The event “{ $kind }” has no field “{ $field }”. Its fields: { $all }.
fault-no-goal = Unknown goal “{ $name }”. Available goals: { $all }.
fault-goal-form = “{ $found }” is not a valid form of the goal “{ $name }”. The page on lessons shows the right one.
fault-in-position = { $place }: { $fault }
fault-goal-at-once = The goal is already reached at the start. Choose something that isn’t true yet.
fault-unsolved = The solution does not reach the goal: { $parts }.
fault-reply-never = No action in this exercise triggers this reply{ $on ->
    [0] {""}
   *[other] {" "}(“{ $on }”)
 }. Fix “on” or “goal”, or remove the reply.
fault-not-one-right = Exactly one option must equal the answer { $answer }, but { $n ->
    [0] none does
   *[other] { $n } do
 }.
fault-not-one-place = Exactly one place must fit “{ $expression }”, but { $n ->
    [0] none does
   *[other] { $n } do
 }.
fault-option-twice = Another option already has the value { $value }. Change one of them.
fault-no-such-value = Unknown value “{ $name }”. Values you can use here: { $all }.
fault-pattern = Can’t display this text: { $reason }. Braces contain values, for example {"{ $sum }"}. See the page on lessons.
coach-reset-sure = Reset this lesson? You will lose all your answers in it.
