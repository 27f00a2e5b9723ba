# The class exercise.

sheet-title = Exercise: { $n ->
    [one] one question
   *[other] { $n } questions
 } (sheet { $seed })
sheet-version = Version { $name }
sheet-teacher = Answers: { $title }
sheet-name = Name
sheet-class = Class
sheet-date = Date
sheet-letters = abcd
sheet-guessing = By guessing alone, you get { $n } of { $of } right on average.
sheet-kinds = { $n ->
    [one] One kind of question
   *[other] { $n } kinds of questions
 }
sheet-kind = { $maker } (level { $level }{ $board ->
    [yes] , needs the board
   *[no] {""}
 }): { $example }
sheet-needs-pictures = These questions all need a look at the board. Use pictures=True, or choose other rules or kinds.
sheet-needs-story = These questions need the game. Without it, these kinds can be asked: { $all }.
sheet-only-story = Every question about this game needs its board or its cards. Leave out story=False, or choose another game.
sheet-marks = { $right } of { $of } answers { $right ->
    [one] is
   *[other] are
 } right
sheet-no-question = This sheet has no question { $number }. Questions are numbered from 1 to { $most }.
sheet-no-letter = Answer { $number } is “{ $given }”. Write one of { $all }, or “-” for no answer. It counts as wrong.
mark-count = The sheet has { $most } { $most ->
    [one] question
   *[other] questions
 }, and there { $given ->
    [one] is { $given } answer
   *[other] are { $given } answers
 }. { $long ->
    [yes] Only the first { $most ->
        [one] one counts
       *[other] { $most } count
    }.
   *[no] The others count as not answered.
 }
sheet-answers = Expected the letters of the answers, such as "abca", ["a", "b"] or {"{"}1: "a"{"}"}, got { $value }.
mark-one-version = Unknown version “{ $given }”. This sheet has only one version, so leave the version out. These answers are not graded.
mark-missing-version = The version is missing. Write one of { $all }. These answers are not graded.
mark-no-version = Unknown version “{ $given }”. Use one of { $all }. These answers are not graded.
mark-by-version = This sheet has the versions { $all }. Give the answers by version, for example { $example }, or as a table.
mark-not-csv = { $what ->
    [long] A cell is too long. Check whether this is a file of answers.
    [lines] A cell in quotation marks has several lines. Check for a quotation mark too many.
   *[quotes] The quotation marks don’t match. Check for one too many or a missing one.
}
mark-column-twice = Columns { $first } (“{ $one }”) and { $second } (“{ $other }”) mean the same. Rename or delete one of them.
mark-column-beside = The column “{ $column }” is not read, because the column “{ $answers }” has all answers.
mark-column-unread = Column { $number } (“{ $column }”) is not read. If it has the answers to a question, its heading must be the number of the question.
mark-column-missing = These questions have no column and count as not answered: { $numbers }.
mark-cells-more = Cells: { $n }, headings: { $most } ({ $place }). This row is not graded. Check its commas and quotation marks.
mark-cells-fewer = Cells: { $n }, headings: { $most } ({ $place }). A missing answer counts as not answered.
mark-no-name = Answers without a name are not graded ({ $place }).
mark-same-name = The name “{ $name }” is there twice ({ $before }, { $place }). The second one is graded under the name in this row. Check whether it is one pupil.
mark-answer-twice = Question { $number } has two answers. Neither counts.
mark-no-columns = This table needs a column “{ $name }” and either a column “answers” or one column for each question (1, 2, 3 …). Its columns are: { $columns }.
mark-no-scale = A scale gives the least percent for each mark, for example { $example }. This is { $value }.
save-no-folder = The folder “{ $folder }” does not exist. Create it, or save to another folder.
save-print-here = This is how the sheet will look on paper. Press “Print”, and for a PDF choose “Save as PDF” there.
save-print = Print
save-no-browser = Making a PDF needs Chromium, Chrome, or Edge on this computer. Install one, or name it in the environment variable { $variable }. Or save as “.html”, open the file in any browser, and print it there.
save-not-printed = The browser “{ $program }” did not make the PDF. Save as “.html”, open the file in a browser, and print it there.
error-not-text = { $name } must be text, but it is { $value }.
column-version = Version
column-answers = Answers
column-of = Of
column-wrong = Wrong
column-mark = Mark
column-problem = What is wrong
column-board = Needs the board
column-example = Example
column-level = Level
column-pupil = Name
column-number = Question
column-question = Made as
column-given = Given
column-answer = Answer
column-right = Right
column-score = Percent
column-maker = Kind
column-text = Text
