# The words of the table itself, whatever is played on it.

label-map = Поле: { $title }, { $n } { $n ->
    [one] квадрат
    [few] квадрата
   *[other] квадратов
 }
label-map-hexes = Поле: { $title }, { $n } { $n ->
    [one] гекс
    [few] гекса
   *[other] гексов
 }
text-round = Раунд { $round }, { $phase }, { $first }.
text-round-plain = Раунд { $round }, { $phase }.
text-round-over = Раунд { $round }.

why-title = Почему нельзя?
about-title = { $what }
error-title = Не получилось
error-stale = С тех пор на столе уже что-то изменилось: посмотрите еще раз и выберите заново.
error-message = Это сообщение не удалось разобрать; ничего не изменилось.
error-inside = Произошла внутренняя ошибка ({ $error }). Ничего не изменилось; отмена и повтор по-прежнему работают.
cite-000_dfba6e2d220bee42 = Украинское издание
cite-001_40f86f42e0aaf281 = Русское издание
cite-004_522d354a53cf86a5 = Русское издание
cite-ruling = Трактовка
ruling = Трактовка этой программы: правила не уточняют вот что: { $silent }.
ruling-differs = Правила здесь различаются. { $one-label }: { $one } { $other-label }: { $other } { $reading-label }: { $reading }
curtain-title = Следующий ход: { $side }
curtain-text = Передайте экран другому игроку. Карты { $side-gen } откроются, когда другой игрок нажмет кнопку.
curtain-button = Я играю за { $side-acc }
log-round = Раунд { $round }
log-deal = { $side } { $side-gender ->
    [pl] берут
   *[other] берет
 } карты: { $cards }
log-deal-hidden = { $side } { $side-gender ->
    [pl] берут
   *[other] берет
 } { $n } { $n ->
    [one] карту
    [few] карты
   *[other] карт
 }
walk-title = Пошаговый пример
over-title = Игра окончена
over-new = Сыграть еще раз

log-line = { $parts }
log-and = { $first }. { $rest }
walk-own-way = Вы отошли от примера: играйте дальше как хотите. Кнопка «Назад» вернет к его шагу.
fault-walk-legal = Шаг { $step }: действие «{ $action }» должно быть запрещено, но оно разрешено.
fault-walk-check = Шаг { $step }: { $field } должно быть { $wanted }, а программа получила { $found }.
fault-no-walkthrough = Такого примера нет. Есть: { $all }.
fault-not-its-vehicle = { $counter } не может сидеть в { $vehicle }: машины нет на поле или ее карта лежит не перед этой стороной.
fault-unknown-name = Имя «{ $name }» здесь не известно. { $hint }
fault-too-many-cards = На { $count } больше, чем есть в сценарии; уберите { $count } откуда-нибудь.
fault-cards-missing = На { $count } меньше, чем есть в сценарии; укажите, где остальные.
fault-chosen-not-in-hand = Карта «{ $card }» выбрана для определения инициативы, но ее нет в руке.
fault-no-way-on = Карта «{ $card }» начата, но продолжить нельзя.
fault-off-board = Фишки «{ $counter }» нет на поле.
check-fine = { $file }: ошибок нет.
check-numbers = { $game }: { $count ->
    [0] все числа ваши, из правил или общеизвестны.
    [one] { $count } число пока выбрано самой программой:
    [few] { $count } числа пока выбраны самой программой:
    [many] { $count } чисел пока выбраны самой программой:
   *[other] { $count } числа пока выбраны самой программой:
 }
check-new = { $n ->
    [1] Такого компонента у нас нет: { $pieces }. Он считается новым; чтобы заменить наш, нужно то же название.
   *[other] Таких компонентов у нас нет: { $pieces }. Они считаются новыми; чтобы заменить наши, нужны те же названия.
 }
error-no-lab = JupyterLab здесь не установлен. Запустите в папке этого проекта: pip install ".[lab]"
error-no-opponent = Соперника «{ $name }» нет. Есть { $all }; "" — играть без соперника.
error-not-kept = Не удалось сохранить игру
head-unsaved = Игра не сохранена
head-unsaved-because = Не сохранено: { $reason }

## Fixed words of the table (in ways and step the front end fills {n} and {m})

word-undo = Отменить
word-redo = Повторить
word-round = Раунд
word-phases = Раунд
word-points = Очки
word-help = Клавиши
word-others = Прочее
word-legend = Знаки на поле
word-play = Игровая зона
word-piles = игровая зона и карты сторон
word-hand = Ваша рука
word-why-not = Почему нельзя?
word-change = Что для этого нужно:
word-chain = За попадание теряют одну карту, ее ищут по порядку:
word-ways = {"{n}"} из 100 исходов
word-struck = не засчитано: {"{n}"} {"{word}"}, {"{note}"}
word-step = {"{n}"} из {"{m}"}
word-prev = Назад
word-next = Дальше
word-log = Журнал
word-more = Более ранние строки
word-text = Стол в виде текста
word-neighbors = Соседи
word-can-choose = можно выбрать
word-key-arrows = перейти к другому элементу
word-key-enter = выбрать; на выбранном — выполнить
word-key-back = на шаг назад
word-key-cards = выбрать карту или ответ
word-key-aims = следующий доступный квадрат или фишка
word-key-regions = карта, рука, панель; та же клавиша еще раз — назад
word-hear-keys = Чтобы услышать клавиши, нажмите вопросительный знак. Для букв нужен режим фокуса программы чтения с экрана.
word-no-aims = Сейчас не из чего выбирать.
word-left = Вы вышли за пределы стола.
word-key-pieces = фишки в квадрате
word-key-walk = урок, пример: назад и вперед
word-key-undo = отменить
word-key-redo = повторить
word-key-end = закончить ход
word-key-help = список клавиш
word-state-go = Дальше
word-state-good = Верно
word-state-no = Не совсем
word-state-done = Урок пройден
word-taught = Этому учит
word-language = Язык
word-chances = Вероятности
word-key-chances = вероятности на поле: показать или скрыть
