# What a person's input can get wrong: what is wrong, and what to try.

list = { $first } та { $last }
plain = { $text }
plain-with-squad = { $name } { $squad }
verdict-legal = Це можна зробити.

error-illegal = «{ $action }» – тут так не можна. { $reasons }
error-unknown = { $what ->
    [kind] У цій грі немає дії «{ $name }».
    [side] У цій грі немає сторони «{ $name }».
    [card] Серед карт цієї сторони немає «{ $name }».
   *[other] «{ $name }» тут не підходить: у цій грі такого немає.
 }
error-how-many-arguments = Для дії «{ $kind }» неправильна кількість аргументів: { $n }, а треба { $bound ->
    [exact] { $least }
    [least] не менше ніж { $least }
   *[range] від { $least } до { $most }
 }.
error-argument = Аргументи дії «{ $kind }» мають бути { $wanted ->
    [number] цілими числами від 0 до { $most }
   *[name] рядками з назвами
 }, а тут { $found }.
error-number = { $name } має бути цілим числом від { $least } до { $most }, а тут { $value }.
error-no-action = { $line-set ->
    [no] Порожній рядок – це не дія.
   *[yes] «{ $line }» – це не дія.
 } Дія має вигляд «Rifleman A: move 17B», «Scout B: scout 3B 17B», «end turn» або «roll 5 8».
error-no-colon = У рядку «{ $line }» немає дії. Поставте двокрапку між картою і тим, що вона робить, наприклад «Rifleman A: move 17B», або введіть «end turn».
error-no-kind = «{ $word }» – такої дії на картах немає.{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 } Є: { $all }.
error-no-card = { $name-set ->
    [no] Тут не названо карти.
   *[yes] У цієї сторони немає карти «{ $name }».
 }{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 }
error-no-counter = Фішки «{ $name }» серед доступних немає.{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 } Фішки називають так: «DE Riflemen A».
error-no-tile = На цьому полі немає квадрата «{ $name }».{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 }
error-no-vehicle = Тут немає машини «{ $name }».{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 }
error-no-seat = Тут немає місця «{ $name }».{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 }
error-ambiguous = «{ $line }» може означати різне: { $candidates }. Напишіть назву повністю.
error-too-much = Після «{ $kind }» більше нічого не потрібно; приберіть «{ $rest }».
error-too-little = Після «{ $kind }» чогось бракує: вкажіть фішку, а потім квадрати.
error-name-what = Після «{ $kind }» чогось бракує: вкажіть { $form ->
    [target] ціль
    [vehicle-seat] машину, а потім місце
   *[other] місце
 }.
error-one-tile = Для «{ $kind }» потрібен рівно один квадрат, наприклад «{ $kind } 8A»; знайдено «{ $rest }».
error-how-many = Для «{ $kind }» потрібна кількість карт, наприклад «{ $kind } 2»; знайдено «{ $rest }».
error-dice = Кістки записують цифрами від 0 до 9 через пробіл, наприклад «roll 5 8»; знайдено «{ $dice }».
error-chance-left = Для «{ $chance }» вже нема чого кидати чи брати. Приберіть це.
error-file = { $source }: { $count } { $count ->
    [one] помилка
    [few] помилки
    [many] помилок
   *[other] помилки
 }. { $faults }

fault-cannot-write = У цей файл не вдається записати ({ $reason }); виберіть інше місце.
fault-cannot-read = Цей файл не вдається прочитати ({ $reason }); перевірте його назву.
fault-too-large = Цей файл довший за { $most } { $most ->
    [one] символ
    [few] символи
    [many] символів
   *[other] символу
 }, тож він не наш.
fault-not-text = Звідси це вже не текст UTF-8; збережіть файл у кодуванні UTF-8.
fault-not-json = Це не JSON: { $reason }.
fault-too-deep = Тут забагато вкладених рівнів або завелике число.
fault-not-object = Файл має містити один об’єкт JSON у фігурних дужках.
fault-line-form = Позиція одним рядком має вигляд «{ $version }.….…»; тут інакше.
fault-line-broken = Цей рядок обрізано або дорогою змінено (контрольна сума не збігається); скопіюйте його ще раз, повністю.
fault-no-scenario = Такого сценарію немає.{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 } Є: { $all }. Якщо це ваш власний файл, перевірте шлях до нього.
fault-format = У полі «format» стоїть «{ $found }»; дозволено лише { $wanted }.
fault-cells = У цьому рядку клітинок: { $n }. Має бути { $most }: `what, side, name, value`.
fault-rows = У цій таблиці понад { $most } рядків.
fault-not-csv = Це не файл CSV: бракує лапок наприкінці клітинки.
fault-saved-game = Це збережена гра, а не сценарій. Відкрийте її через un.load(…).
fault-other-program = Це сценарій з іншої програми: { $program }. Спершу перетворіть його: undaunted-nb import { $file }
fault-no-format = Це не файл сценарію: у ньому немає відомого формату. Почніть його з { $formats }.
fault-missing = Бракує «{ $field }»; додайте.
error-language = Мови «{ $name }» немає. Є: { $all }.
place-data = позиція
place-text = рядок тексту
