# То, что говорит каждая игра с undaunted_nb/kit/small, и то, чего у игры нет.

kit-action = { $kind }{ $parts-set ->
    [yes] : { $parts }
   *[no] {""}
 }
kit-hand = Рука: { $side }
kit-hint-choose = Выберите карту или действие.
kit-pile = { $pile }: { $n }
kit-stands = { $tile }: { $what }
kit-chance = Вероятность успеха: { $percent }
kit-turn = Ход: { $side }
kit-score = Счет: { $n }
kit-outcome = { $side-set ->
    [yes] Победитель: { $side }.
   *[no] Не победил никто.
 }
kit-goal-gone = { $what } — снято
kit-goal-on = { $side } на { $tile }
kit-event-turn = Дальше: { $side }
kit-event-drawn = { $side }: взята карта{ $card-set ->
    [yes] {" "}«{ $card }»
   *[no] {""}
 }
kit-event-over = Игра окончена
odds-kit-nothing = «{ $line }» — без кубиков, поэтому вероятности нет.
why-kit-hand = Этой карты у вас нет.
why-kit-turn = Сейчас ход другой стороны.
why-kit-over = Игра окончена.
why-kit-chance = Сейчас такого произойти не может.
error-kit-no-kind = «{ $word }» — не действие. Действия: { $all }.
fault-kit-count = Ожидаемое число: { $wanted }, а здесь { $n }.
fault-kit-impossible = В игре так быть не может.
fault-kit-stuck = В этой позиции никто ничего не может сделать.
error-no-part = { $part ->
    [questions] Вопросов об этой игре нет.
    [odds] Вероятностей для этой игры нет.
    [decks] Вероятностей взятия карт для этой игры нет.
    [building] Сценарии этой игры нельзя строить на столе.
    [thumb] У этой игры нет простых правил, так что в нее играет только случайный игрок и советов нет.
   *[other] У этой игры такого нет.
 }
fault-drawing = В рисунке не разрешено «{ $what }». Рисунок состоит из фигур, текста и цветов и ссылается только на общие символы (#un-…).
fault-drawing-xml = Это не SVG: { $why }.
added-broken = Установленным пакетом { $package } нельзя воспользоваться: не удалось прочитать { $kind ->
    [games] игру
    [scenarios] набор сценариев
    [lessons] курс
   *[languages] язык
 } «{ $name }». Обновите или удалите его. { $why }
added-file = Нельзя воспользоваться файлом из установленного пакета { $package }. { $why }
added-twice = Установленный пакет { $package } добавляет { $kind ->
    [games] игру
    [scenarios] набор сценариев
    [lessons] курс
   *[languages] язык
 } с названием «{ $name }», которое уже занято. Это дополнение пропущено.
added-name = Установленный пакет { $package } добавляет «{ $name }» как { $kind ->
    [games] игру
    [scenarios] набор сценариев
    [lessons] курс
   *[languages] язык
 }. В названии могут быть только буквы, цифры, дефисы и знаки подчеркивания, поэтому это дополнение пропущено.
new-game-next = Установите его: `pip install -e` { $folder }. Потом запустите: `pytest` { $folder }
new-game-name = «{ $name }» не может быть названием новой игры. Возьмите строчные латинские буквы и цифры и название, которого нет ни у одной игры.
new-game-exists = { $folder } уже есть. Назовите другую папку.
