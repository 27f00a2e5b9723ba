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
sheet-no-question = There is no question { $number } on this sheet: they are numbered from 1 to { $most }.
sheet-no-letter = Answer { $number }{ $name-set ->
    [yes] {" "}of { $name }
   *[no] {""}
 } is { $given }: write one of { $all }, or “-” for none.
column-name = Name
column-number = Question
column-question = Made as
column-given = Given
column-answer = Answer
column-right = Right
