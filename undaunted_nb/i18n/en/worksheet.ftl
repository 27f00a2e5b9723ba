# The class exercise.

sheet-title = Exercise: { $n ->
    [one] one question
   *[other] { $n } questions
 } (sheet { $seed })
sheet-teacher = Answers to sheet { $seed }
sheet-name = Name:
sheet-letters = abcd
sheet-marks = { $right } of { $of } answers are right
sheet-of = of
sheet-wrong = wrong
sheet-answers = Expected the letters of the answers, such as "abca", ["a", "b"] or {"{"}1: "a"{"}"}, got { $value }.
sheet-no-question = This sheet has no question { $number }. Questions are numbered from 1 to { $most }.
sheet-no-letter = Answer { $number }{ $name-set ->
    [yes] {" "}of { $name }
   *[no] {""}
 } is { $given }. Write one of { $all }, or “-” for no answer.
column-pupil = Name
column-number = Question
column-question = Made as
column-given = Given
column-answer = Answer
column-right = Right
