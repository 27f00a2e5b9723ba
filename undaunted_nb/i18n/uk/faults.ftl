# What can be wrong with a scenario file: each message says what, and what to try. The place in the file is put before it.
# $hint is one of the first three messages; $wanted and $found may be one of the kinds of values.

fault-did-you-mean = Може, «{ $near }»?
fault-there-are = Є: { $all }.
fault-there-are-none = Тут нічого такого немає.

# Kinds of values

fault-a-table = Таблиця
    .gen = таблиці
    .dat = таблиці
    .acc = таблицю
    .ins = таблицею
    .loc = таблиці
    .gender = f
fault-a-list = Список у квадратних дужках
    .gen = списку у квадратних дужках
    .dat = списку у квадратних дужках
    .acc = список у квадратних дужках
    .ins = списком у квадратних дужках
    .loc = списку у квадратних дужках
    .gender = m
fault-a-text = Текст у лапках
    .gen = тексту в лапках
    .dat = тексту в лапках
    .acc = текст у лапках
    .ins = текстом у лапках
    .loc = тексті в лапках
    .gender = m
fault-a-number = Число без лапок
    .gen = числа без лапок
    .dat = числу без лапок
    .acc = число без лапок
    .ins = числом без лапок
    .loc = числі без лапок
    .gender = n
fault-a-flag = true або false

# The file

fault-not-toml = Це не TOML: { $reason }. Часто бракує лапок або дужки трохи раніше.
fault-key-twice = «{ $name }» задано двічі, уперше в рядку { $before }. Залиште одне з двох.
fault-decimal-comma = У «{ $found }» десяткова кома. Напишіть із крапкою: { $wanted }.
fault-enough = Крім цих { $n }, є й інші помилки. Виправте спершу ці, тоді перевірте знову.
fault-wanted = Тут має бути { $wanted }; знайдено: { $found }.
fault-range = { $found } – поза межами; візьміть ціле число від { $least } до { $most }.

# Names that name nothing

fault-unknown-scenario = Сценарію «{ $name }» немає, і це не шлях до файлу. { $hint }
fault-unknown-field = Поля «{ $name }» тут немає. { $hint }
fault-unknown-edition = Видання «{ $name }» немає. { $hint }
fault-unknown-side = Сторони «{ $name }» немає. { $hint }
fault-unknown-tile = Квадрата «{ $name }» тут немає. { $hint } Власні квадрати описують у [own.tiles].
fault-unknown-objective = У квадраті «{ $name }» немає ключового пункту. { $hint }
fault-unknown-terrain = Місцевості «{ $name }» немає. { $hint }
fault-unknown-card = У цієї сторони немає карти «{ $name }». { $hint } Власні карти описують у [[own.cards]].
fault-unknown-counter = У цієї сторони немає фішки «{ $name }». { $hint } Власні фішки описують у [[own.counters]].
fault-unknown-origin = Звідки походить число, вказують кількома певними словами, а не «{ $name }». { $hint }
fault-unknown-squad = У цієї сторони немає відділення «{ $name }». { $hint }
fault-unknown-unit = Фішок виду «{ $name }» немає. { $hint } Власні фішки описують у [[own.counters]].
fault-unknown-action = Жодна карта не може мати дії «{ $name }». { $hint }
fault-unknown-limit = Дію не можна обмежити до «{ $name }». { $hint }
fault-unknown-special = Особливого правила «{ $name }» немає. { $hint }
fault-unknown-structure = Об’єкта «{ $name }» немає. { $hint } Власні об’єкти описують у [[own.structures]].
fault-unknown-vehicle = Машини «{ $name }» тут у цієї сторони немає. { $hint } Власні машини описують у [[own.vehicles]].
fault-unknown-seat = У цій машині немає місця «{ $name }». { $hint }
fault-unknown-word = «{ $name }» сюди не підходить. { $hint }
fault-control = У цьому тексті є керівні символи. Приберіть їх.
fault-twice = «{ $name }» вже є в цьому списку; тут це зайве.

# The board

fault-lines = Квадрати лежать або стовпцями, або рядами: залиште щось одне, «columns» чи «rows».
fault-offset = Зсув – це кількість квадратів, кратна половині, наприклад 0.5, щонайбільше { $most }; { $found } не підходить.
fault-stagger = Сусідні лінії зсунуто на пів квадрата: { $offset } після { $before } не підходить (різниця має бути 0.5, 1.5 і так далі).
fault-no-tiles = Тут немає жодного квадрата; назвіть принаймні один.
fault-tile-twice = Квадрат { $tile } вже лежить на полі ({ $before }); кожен квадрат можна використати лише раз.
fault-tile-faces = { $tile } і { $other } ({ $before }) – це два боки одного квадрата; можна використати лише один із них.
fault-board-split = Ці квадрати не з’єднані з { $first }: { $tiles }. Змініть зсув або додайте між ними квадрат.

# Pieces of one's own

fault-tile-form = «{ $name }» не годиться як позначка квадрата: лише літери й цифри, щонайменше одна цифра, щонайбільше { $most } { $most ->
    [one] символ
    [few] символи
    [many] символів
   *[other] символу
 }, наприклад X1.
fault-name-form = «{ $name }» не годиться тут як назва: лише літери (між словами один пробіл або дефіс), щонайбільше { $most } { $most ->
    [one] символ
    [few] символи
    [many] символів
   *[other] символу
 }; види й назви – малими літерами з дефісами.
fault-name-reserved = Карту не можна назвати «{ $name }»: у записі з цього слова починається щось інше. Візьміть іншу назву.
fault-name-taken = Назву «{ $name }» вже описано, або вона відрізняється від іншої лише великими літерами. Візьміть іншу назву.
fault-no-counter = Для цієї карти немає фішки: { $counters }. Опишіть її в [[own.counters]] або виберіть інший загін.
fault-needs-unit = «{ $action }» виконує фішка: вкажіть у «unit», яка саме, або приберіть цю дію.
fault-no-number = Дія «{ $action }» не має числа: напишіть { $action } = true.
fault-no-limit = Дію «{ $action }» тут не можна обмежити відділенням: обмежують лише дії, якими беруть карти (bolster, inspire), і лише на карті з полем «squads».
fault-fog-acts = Туман війни нічого не може: приберіть його дії та загін або «fog».

# The sides

fault-goal = Мета – одна з двох: points = 5 (стільки очок) або pin = true (виснажити суперника).
fault-seat-taken = Місце «{ $seat }» у { $vehicle } вже зайняте; виберіть інше.
fault-geared-goal = Мета – одна з трьох: points = 3, escape = ["Scout", "Truck"] (або escape = 2, of = […]), neutralize = ["Driver"] (або neutralize = 2, of = […]).
fault-goal-count = Тут треба назвати принаймні когось одного і вимагати не більше, ніж названо.
fault-more-than-printed = { $count } × { $card } разом у колоді й резерві, а надруковано лише { $printed }. Візьміть менше або опишіть карту заново в [[own.cards]].
fault-two-marks = Квадрат { $tile } є в обох списках, «scouted» і «controlled»; залиште в одному.
fault-two-owners = Обидві сторони контролюють квадрат { $tile }; може лише одна.
fault-spawn-for = Пункт появи призначено або для "all", або для {"{"} squads = […], units = […] {"}"} з принаймні однією назвою; знайдено { $found }.
fault-spawn-nobody = Жоден загін цієї сторони в цьому сценарії не може тут з’явитися; назвіть такий, що є на полі або має карти, або приберіть жетон.

# Where in a file

place-line = рядок { $line } ({ $path })
place-lines = рядки { $lines }
place-line-only = рядок { $line }
place-row = рядок таблиці { $line }
place-rows = рядки таблиці { $lines }
place-column = рядок { $line }, позиція { $column }
place-byte = байт { $n }
place-end = кінець файла

fault-key-too-long = Тут є назва з понад { $most } частин, з’єднаних крапками. Запишіть таблиці замість однієї довгої назви.
fault-too-many-brackets = Тут понад { $most } дужок одна в одній. Запишіть із меншою вкладеністю.
fault-too-many-tiles = На цьому полі квадратів: { $n }. Найбільше – { $most }.
fault-too-many-own-cards = { $side } має власних карт: { $n }. Найбільше – { $most }.
fault-title = «{ $name }» не годиться як назва. Вона має бути в одному рядку; символів – від 1 до { $most }.
fault-language-code = «{ $name }» – це не код мови. Він має дві або три малі літери, наприклад «en», «uk» чи «ru».
