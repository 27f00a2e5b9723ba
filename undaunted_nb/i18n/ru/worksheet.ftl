# Упражнение для класса.

sheet-title = Упражнение: { $n ->
    [one] { $n } вопрос
    [few] { $n } вопроса
   *[other] { $n } вопросов
 } (лист { $seed })
sheet-version = Вариант { $name }
sheet-teacher = Ответы: { $title }
sheet-name = Имя
sheet-class = Класс
sheet-date = Дата
sheet-letters = абвг
sheet-guessing = Если только угадывать, верными будут в среднем { $n } из { $of }.
sheet-kinds = { $n ->
    [one] { $n } вид вопросов
    [few] { $n } вида вопросов
   *[other] { $n } видов вопросов
 }
sheet-kind = { $maker } (уровень { $level }{ $board ->
    [yes] , нужно поле
   *[no] {""}
 }): { $example }
sheet-needs-pictures = Для всех этих вопросов нужно видеть поле. Укажите pictures=True или выберите другие правила или виды вопросов.
sheet-marks = Правильных ответов: { $right } из { $of }
sheet-no-question = На этом листе нет вопроса { $number }: у них номера от 1 до { $most }.
sheet-no-letter = Ответ { $number } — «{ $given }»: напишите одну из букв { $all } или «-», если ответа нет. Он считается неверным.
mark-count = { $long ->
    [yes] На листе вопросов: { $most }, а ответов: { $given }. Засчитаны только первые { $most }.
   *[no] На листе вопросов: { $most }, а ответов: { $given }. На остальные ответа нет.
 }
sheet-answers = Нужны буквы ответов, например "abca", ["a", "b"] или {"{"}1: "a"{"}"}, а дано { $value }.
mark-no-version = Неизвестный вариант «{ $given }». Есть: { $all }. Эти ответы не оценены.
mark-by-version = У этого листа варианты { $all }. Дайте ответы по вариантам, например { $example }, или таблицей.
mark-not-csv = { $what ->
    [long] Ячейка слишком длинная. Проверьте, файл ли это с ответами.
    [lines] В ячейке в кавычках несколько строк. Проверьте, нет ли лишней кавычки.
   *[quotes] У кавычек нет пары. Проверьте, нет ли лишней и не пропущена ли одна.
}
mark-column-twice = Столбцы { $first } («{ $one }») и { $second } («{ $other }») означают одно и то же. Переименуйте или удалите один из них.
mark-column-beside = Столбец «{ $column }» не прочитан, потому что все ответы есть в столбце «{ $answers }».
mark-column-unread = Столбец { $number } («{ $column }») не прочитан. Если в нем ответы на вопрос, его заголовком должен быть номер вопроса.
mark-column-missing = Для этих вопросов нет столбца, поэтому они считаются вопросами без ответа: { $numbers }.
mark-cells-more = Ячеек { $n }, а заголовков { $most } ({ $place }). Эта строка не оценена. Проверьте в ней запятые и кавычки.
mark-cells-fewer = Ячеек { $n }, а заголовков { $most } ({ $place }). Вопрос, для которого не хватает ячейки, считается вопросом без ответа.
mark-no-name = Ответы без имени не оценены ({ $place }).
mark-same-name = Имя «{ $name }» встречается дважды ({ $before }, { $place }). Вторые ответы оценены под именем в этой строке. Проверьте, один ли это ученик.
mark-answer-twice = На вопрос { $number } есть два ответа. Ни один не засчитан.
mark-no-columns = В таблице нужен столбец «{ $name }» и либо столбец «answers», либо столбец для каждого вопроса (1, 2, 3 …). Ее столбцы: { $columns }.
mark-no-scale = Шкала дает наименьший процент для каждой оценки, например { $example }. А здесь { $value }.
save-no-folder = Папки «{ $folder }» нет. Создайте ее или сохраните в другой папке.
save-no-browser = Чтобы сделать PDF, на этом компьютере нужен Chromium, Chrome или Edge. Установите его или назовите в переменной среды { $variable }. Или сохраните как «.html», откройте файл в любом браузере и напечатайте оттуда.
save-not-printed = Браузер «{ $program }» не сделал PDF. Сохраните как «.html», откройте файл в браузере и напечатайте оттуда.
error-not-text = { $name } должно быть текстом, а здесь { $value }.
column-version = Вариант
column-answers = Ответы
column-of = Из
column-wrong = Неверно
column-mark = Оценка
column-problem = Что не так
column-board = Нужно поле
column-example = Пример
column-level = Уровень
column-pupil = Имя
column-number = Вопрос
column-question = Создан как
column-given = Ответ
column-answer = Верный
column-right = Верно
column-score = Процент
column-maker = Вид
column-text = Текст
