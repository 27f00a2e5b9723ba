# Вправа для класу.

sheet-title = Вправа: { $n ->
    [one] { $n } запитання
    [few] { $n } запитання
   *[other] { $n } запитань
 } (аркуш { $seed })
sheet-version = Варіант { $name }
sheet-teacher = Відповіді: { $title }
sheet-name = Ім’я
sheet-class = Клас
sheet-date = Дата
sheet-letters = абвг
sheet-guessing = Якщо лише вгадувати, правильними будуть у середньому { $n } з { $of }.
sheet-kinds = { $n ->
    [one] { $n } вид запитань
    [few] { $n } види запитань
   *[other] { $n } видів запитань
 }
sheet-kind = { $maker } (рівень { $level }{ $board ->
    [yes] , потрібне поле
   *[no] {""}
 }): { $example }
sheet-needs-pictures = Для всіх цих запитань треба бачити поле. Вкажіть pictures=True або виберіть інші правила чи види запитань.
sheet-marks = Правильних відповідей: { $right } з { $of }
sheet-no-question = На цьому аркуші немає запитання { $number }: вони мають номери від 1 до { $most }.
sheet-no-letter = Відповідь { $number } – «{ $given }»: напишіть одну з літер { $all } або «-», якщо відповіді немає. Вона вважається неправильною.
mark-count = { $long ->
    [yes] На аркуші запитань: { $most }, а відповідей: { $given }. Зараховано лише перші { $most }.
   *[no] На аркуші запитань: { $most }, а відповідей: { $given }. На решту відповіді немає.
 }
sheet-answers = Потрібні літери відповідей, наприклад "abca", ["a", "b"] або {"{"}1: "a"{"}"}, а дано { $value }.
mark-no-version = Невідомий варіант «{ $given }». Є: { $all }. Ці відповіді не оцінено.
mark-by-version = Цей аркуш має варіанти { $all }. Дайте відповіді за варіантами, наприклад { $example }, або таблицею.
mark-no-columns = У таблиці має бути стовпець «{ $name }» і або стовпець «answers», або стовпець для кожного запитання (1, 2, 3 …). Її стовпці: { $columns }.
mark-no-scale = Шкала дає найменший відсоток для кожної оцінки, наприклад { $example }. А тут { $value }.
save-no-folder = Теки «{ $folder }» немає. Створіть її або збережіть в іншій теці.
save-no-browser = Щоб зробити PDF, на цьому комп’ютері потрібен Chromium, Chrome або Edge. Встановіть його або назвіть у змінній середовища { $variable }. Або збережіть як «.html», відкрийте файл у будь-якому браузері й надрукуйте звідти.
save-not-printed = Браузер «{ $program }» не зробив PDF. Збережіть як «.html», відкрийте файл у браузері й надрукуйте звідти.
error-not-text = { $name } має бути текстом, а тут { $value }.
column-version = Варіант
column-answers = Відповіді
column-of = З
column-wrong = Неправильно
column-mark = Оцінка
column-problem = Що не так
column-board = Потрібне поле
column-example = Приклад
column-level = Рівень
column-pupil = Ім’я
column-number = Запитання
column-question = Створено як
column-given = Відповідь
column-answer = Правильна
column-right = Правильно
column-score = Відсоток
column-maker = Вид
column-text = Текст
