# Вправа для класу.

sheet-title = Вправа: { $n ->
    [one] { $n } запитання
    [few] { $n } запитання
   *[other] { $n } запитань
 } (аркуш { $seed })
sheet-teacher = Відповіді до аркуша { $seed }
sheet-name = Ім’я:
sheet-letters = абвг
sheet-marks = Правильних відповідей: { $right } з { $of }
sheet-of = усього
sheet-wrong = неправильно
sheet-answers = Потрібні літери відповідей, наприклад "abca", ["a", "b"] або {"{"}1: "a"{"}"}, а дано { $value }.
sheet-no-question = На цьому аркуші немає запитання { $number }: вони мають номери від 1 до { $most }.
sheet-no-letter = Відповідь { $number }{ $name-set ->
    [yes] {" "}({ $name })
   *[no] {""}
 } – { $given }: напишіть одну з літер { $all } або «-», якщо відповіді немає.
column-pupil = Ім’я
column-number = Запитання
column-question = Створено як
column-given = Відповідь
column-answer = Правильна
column-right = Правильно
