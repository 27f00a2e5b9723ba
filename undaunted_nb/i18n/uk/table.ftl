# The words of the table itself, whatever is played on it.

label-map = Поле сценарію «{ $title }», { $n } { $n ->
    [one] квадрат
    [few] квадрати
    [many] квадратів
   *[other] квадрата
 }
label-map-hexes = Поле сценарію «{ $title }», { $n } { $n ->
    [one] гекс
    [few] гекси
    [many] гексів
   *[other] гекса
 }
text-round = Раунд { $round }, { $phase }, { $first }.
text-round-plain = Раунд { $round }, { $phase }.
text-round-over = Раунд { $round }.

why-title = Чому не можна?
about-title = { $what }
error-title = Не вийшло
error-stale = Відтоді на столі щось змінилося: подивіться ще раз і виберіть знову.
error-message = Стіл не зрозумів цього повідомлення; нічого не змінилося.
error-inside = Стався внутрішній збій ({ $error }). Нічого не змінилося; скасувати й повторити хід можна, як і раніше.
cite-000_dfba6e2d220bee42 = Українське видання
cite-001_40f86f42e0aaf281 = Російське видання
cite-004_522d354a53cf86a5 = Російське видання
cite-ruling = Тлумачення
ruling = Тлумачення цієї програми: правила лишають відкритим таке: { $silent }.
ruling-differs = Правила тут різняться. { $one-label }: { $one } { $other-label }: { $other } { $reading-label }: { $reading }
curtain-title = Далі грає інша сторона: { $side }
curtain-text = Передайте екран іншому гравцеві. Карти { $side-gen } відкриються, щойно він натисне кнопку.
curtain-button = Я граю за { $side-acc }
log-round = Раунд { $round }
log-deal = { $side } { $side-gender ->
    [pl] беруть
   *[other] бере
 } карти: { $cards }
log-deal-hidden = { $side } { $side-gender ->
    [pl] беруть
   *[other] бере
 } { $n } { $n ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
 }
walk-title = Покроковий приклад
over-title = Гру завершено
over-new = Грати ще раз

log-line = { $parts }
log-and = { $first }. { $rest }
walk-own-way = Ви вийшли з прикладу: грайте далі, як хочете. «Назад» повертає до його кроку.
fault-walk-legal = Крок { $step }: дію «{ $action }» мало бути відхилено, але вона дозволена.
fault-walk-check = Крок { $step }: { $field } має бути { $wanted }, але рушій показує { $found }.
fault-no-walkthrough = Такого прикладу немає. Є: { $all }.
fault-not-its-vehicle = { $counter } не може сидіти в { $vehicle }: машини немає на полі або її карта лежить не перед цією стороною.
fault-unknown-name = Невідома назва «{ $name }». { $hint }
fault-too-many-cards = На { $count } більше, ніж у сценарії; приберіть { $count } звідкись.
fault-cards-missing = На { $count } менше, ніж у сценарії; додайте решту на руку, у колоду, скид або резерв.
fault-chosen-not-in-hand = Карту «{ $card }» вибрано для визначення ініціативи, але її немає на руці.
fault-no-way-on = Карту «{ $card }» почато, але далі піти не можна.
fault-off-board = Фішки «{ $counter }» немає на полі.
check-fine = { $file }: помилок немає.
check-numbers = { $game }: { $count ->
    [0] усі числа ваші, з правил або загальновідомі.
    [one] { $count } число досі вибрано самою програмою:
    [few] { $count } числа досі вибрано самою програмою:
    [many] { $count } чисел досі вибрано самою програмою:
   *[other] { $count } числа досі вибрано самою програмою:
 }
check-new = { $n ->
    [1] Такого компонента в нас немає: { $pieces }. Його враховано як новий; щоб замінити наш, потрібна та сама назва.
   *[other] Таких компонентів у нас немає: { $pieces }. Їх враховано як нові; щоб замінити наші, потрібні ті самі назви.
 }
error-no-lab = JupyterLab тут не встановлено. Запустіть у теці цього проєкту: pip install ".[lab]"
error-no-opponent = Суперника «{ $name }» немає. Є { $all } або "", якщо суперник не потрібен.
error-not-kept = Не вдалося зберегти гру
head-unsaved = Гру не збережено
head-unsaved-because = Не збережено: { $reason }

## Fixed words of the table (in ways and step the front end fills {n} and {m})

word-undo = Скасувати
word-redo = Повторити
word-round = Раунд
word-phases = Раунд за етапами
word-points = Очки
word-help = Клавіші
word-others = Інше
word-legend = Позначки на полі
word-play = Ігрова зона
word-piles = ігрова зона й карти сторін
word-hand = Ваша рука
word-why-not = Чому не можна?
word-change = Що це змінило б:
word-chain = Влучання забирає одну карту – з першого місця, де така є:
word-ways = {"{n}"} зі 100 варіантів
word-struck = не враховано: {"{n}"} {"{word}"}, {"{note}"}
word-step = {"{n}"} з {"{m}"}
word-prev = Назад
word-next = Далі
word-log = Журнал
word-more = Давніші рядки
word-text = Стіл у вигляді тексту
word-neighbors = Сусіди
word-can-choose = можна вибрати
word-key-arrows = переходити по столу
word-key-enter = вибрати; на вибраному – виконати
word-key-back = на крок назад
word-key-cards = вибрати карту або відповідь
word-key-aims = наступний квадрат або фішка, які можна вибрати
word-key-regions = карта, рука, панель; та сама клавіша ще раз – назад
word-hear-keys = Щоб почути клавіші, натисніть знак питання. Для літер потрібен режим фокуса програми, яка читає екран.
word-no-aims = Зараз немає з чого вибирати.
word-left = Ви покинули межі столу.
word-key-pieces = фішки у квадраті
word-key-walk = урок, приклад: назад і вперед
word-key-undo = скасувати
word-key-redo = повторити
word-key-end = завершити хід
word-key-help = ці клавіші
word-state-go = Далі
word-state-good = Правильно
word-state-no = Не зовсім
word-state-done = Урок пройдено
word-taught = Цього вчить
word-language = Мова
word-chances = Імовірності
word-key-chances = ймовірності на полі: показати чи сховати
