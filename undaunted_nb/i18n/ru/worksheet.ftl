# Упражнение для класса.

sheet-title = Упражнение: { $n ->
    [one] { $n } вопрос
    [few] { $n } вопроса
   *[other] { $n } вопросов
 } (лист { $seed })
sheet-teacher = Ответы к листу { $seed }
sheet-name = Имя:
sheet-letters = абвг
sheet-marks = Правильных ответов: { $right } из { $of }
sheet-of = всего
sheet-wrong = неправильно
sheet-answers = Нужны буквы ответов, например "abca", ["a", "b"] или {"{"}1: "a"{"}"}, а дано { $value }.
sheet-no-question = На этом листе нет вопроса { $number }: у них номера от 1 до { $most }.
sheet-no-letter = Ответ { $number }{ $name-set ->
    [yes] {" "}({ $name })
   *[no] {""}
 } — { $given }: напишите одну из букв { $all } или «-», если ответа нет.
column-pupil = Имя
column-number = Вопрос
column-question = Создан как
column-given = Ответ
column-answer = Верный
column-right = Верно
