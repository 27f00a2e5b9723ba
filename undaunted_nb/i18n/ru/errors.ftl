# What a person's input can get wrong: what is wrong, and what to try.

list = { $first } и { $last }
plain = { $text }
plain-with-squad = { $name } { $squad }
verdict-legal = Так сделать можно.

error-illegal = «{ $action }» здесь сделать нельзя. { $reasons }
error-unknown = В этой игре нет { $what ->
    [kind] действия «{ $name }».
    [side] стороны «{ $name }».
    [card] карты «{ $name }» у этой стороны.
   *[other] ничего подходящего с названием «{ $name }».
 }
error-how-many-arguments = Для действия «{ $kind }» неверное число аргументов: { $n }, а нужно { $bound ->
    [exact] { $least }
    [least] не меньше { $least }
   *[range] от { $least } до { $most }
 }.
error-argument = Аргументы действия «{ $kind }» должны быть { $wanted ->
    [number] целыми числами от 0 до { $most }
   *[name] строками с названиями
 }, а здесь { $found }.
error-number = { $name } должно быть целым числом от { $least } до { $most }, а не { $value }.
error-no-action = { $line-set ->
    [no] Пустая строка — не действие.
   *[yes] «{ $line }» — не действие.
 } Действие записывают так: «Rifleman A: move 17B», «Scout B: scout 3B 17B», «end turn» или «roll 5 8».
error-no-colon = В записи «{ $line }» нет действия. Поставьте двоеточие между картой и тем, что она делает, например: «Rifleman A: move 17B»; или введите «end turn».
error-no-kind = «{ $word }» — такого действия у карт нет.{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 } Есть: { $all }.
error-no-card = { $name-set ->
    [no] Здесь не названа карта.
   *[yes] У этой стороны нет карты «{ $name }».
 }{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 }
error-no-counter = Фишки «{ $name }» среди возможных нет.{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 } Фишки называют так: «DE Riflemen A».
error-no-tile = На этом поле нет квадрата «{ $name }».{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 }
error-no-vehicle = Здесь нет машины «{ $name }».{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 }
error-no-seat = Здесь нет места «{ $name }».{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 }
error-ambiguous = «{ $line }» можно понять по-разному: { $candidates }. Напишите название полностью.
error-too-much = После «{ $kind }» больше ничего не нужно; уберите «{ $rest }».
error-too-little = После «{ $kind }» чего-то не хватает: укажите фишку, затем квадраты.
error-name-what = После «{ $kind }» чего-то не хватает: укажите { $form ->
    [target] цель
    [vehicle-seat] машину, затем место
   *[other] место
 }.
error-one-tile = Для «{ $kind }» нужен ровно один квадрат, например: «{ $kind } 8A»; найдено: «{ $rest }».
error-how-many = Для «{ $kind }» нужно число карт, например: «{ $kind } 2»; найдено: «{ $rest }».
error-dice = Кубики записывают цифрами от 0 до 9 через пробел, например: «roll 5 8»; найдено: «{ $dice }».
error-chance-left = Для «{ $chance }» уже нечего бросать или брать. Уберите это.
error-file = { $source }: { $count } { $count ->
    [one] ошибка
    [few] ошибки
   *[other] ошибок
 }. { $faults }

fault-cannot-write = Этот файл нельзя записать ({ $reason }); выберите другое место.
fault-cannot-read = Этот файл нельзя прочитать ({ $reason }); проверьте его имя.
fault-too-large = Этот файл длиннее { $most } { $most ->
    [one] знака
   *[other] знаков
 }, значит, он не из нашей программы.
fault-not-text = С этого места файл уже не текст в UTF-8; сохраните его в UTF-8.
fault-not-json = Это не JSON: { $reason }.
fault-too-deep = Здесь слишком много вложенных уровней или слишком большое число.
fault-not-object = В файле должен быть один объект JSON в фигурных скобках.
fault-line-form = Позиция одной строкой выглядит так: «{ $version }.….…»; эта строка — не так.
fault-line-broken = Эта строка по дороге оборвалась или изменилась (контрольная сумма не сходится); скопируйте ее еще раз целиком.
fault-no-scenario = Такого сценария нет.{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 } Есть: { $all }. Если это ваш собственный файл, проверьте путь к нему.
fault-format = В поле «format» стоит «{ $found }», а должно быть одно из: { $wanted }.
fault-cells = В этой строке ячеек: { $n }. Должно быть { $most }: `what, side, name, value`.
fault-rows = В этой таблице больше { $most } строк.
fault-not-csv = Это не файл CSV: не хватает кавычки в конце ячейки.
fault-saved-game = Это сохраненная игра, а не сценарий. Откройте ее через un.load(…).
fault-other-program = Это сценарий из другой программы: { $program }. Сначала преобразуйте его: undaunted-nb import { $file }
fault-no-format = Это не файл сценария: в нем нет известного формата. Начните его с { $formats }.
fault-missing = Нет поля «{ $field }»; добавьте его.
error-language = Языка «{ $name }» нет. Есть: { $all }.
place-data = позиция
place-text = строка текста
