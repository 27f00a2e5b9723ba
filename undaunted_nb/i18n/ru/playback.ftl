# Что только что сыграно, шаг за шагом: кубики, потери, ход другой стороны; просмотр сыгранной партии.

played-title = Ход: { $side }
played-did = Что произошло: { $side }
played-onward = Ваш ход, раунд { $round }
played-fell = Кубики: { $faces }
played-hit = Попадание
played-miss = Промах
played-hits = { $hits ->
    [0] { $flags ->
        [0] Промах
       *[other] Флагов: { $flags }
     }
   *[other] { $flags ->
        [0] Попаданий: { $hits }
       *[other] Попаданий: { $hits }, флагов: { $flags }
     }
 }
played-card-lost = { $you ->
    [yes] Вы теряете карту «{ $card }»
   *[no] { $side } теряет карту «{ $card }»
 }: она убрана из { $lost_from-gen } ({ $was } → { $left }).
played-counter-lost = { $you ->
    [yes] Вы теряете фишку: { $counter }
   *[no] Поле покидает фишка: { $counter }
 }. Ее карт больше нет.
played-figures-lost = { $you ->
    [yes] Вы теряете фигурок
   *[no] Потеряно фигурок
 }: { $gone } ({ $unit }, { $hex }). Осталось: { $left }.

# Три шага атаки в пошаговом примере

walk-part-sum = { $game ->
    [memoir44] Атака, шаг 1 из 3: число кубиков. Сколько их бросают?
   *[other] Атака, шаг 1 из 3: значение защиты. Что должны показать кубики?
 }
walk-part-roll = Атака, шаг 2 из 3: бросок.

# Просмотр сыгранной партии

over-replay = Просмотреть партию
over-turns = { word-advise-turns }
over-costliest = { word-advise-costliest }
replay-title = Ваша партия шаг за шагом
replay-start = Начало партии. Нажмите «Дальше».
replay-close = Вернуться к партии

# Слова стола

word-go-on = Дальше
word-next-step = Следующий шаг
word-skip = Пропустить
word-again = Посмотреть еще раз
word-look-again = Нажмите строку, чтобы увидеть ее еще раз.
word-to-list = Вернуться к списку
word-lost-now = только что потеряно
word-first = В начало
word-last = В конец
word-replay = Просмотреть эту партию
