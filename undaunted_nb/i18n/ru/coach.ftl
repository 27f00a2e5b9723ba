# Lessons: what the coach says of any of them, what is missing in a goal, and what can be wrong with a lesson file.

coach-begin = Начать
coach-next = Дальше
coach-again = Попробовать еще раз
coach-undo = Отменить
coach-reset = Начать урок заново
coach-hint-1 = Куда смотреть
coach-hint-2 = Что делать
coach-next-lesson = Следующий урок: { $title }
coach-lesson-done = Это было последнее упражнение урока «{ $title }»: урок пройден.
coach-changed = С тех пор как вы прошли этот урок, он изменился. Сделанное засчитано; «Начать урок заново» начнет его сначала.
coach-numbers = С вашими числами решение, предусмотренное в этом упражнении, не работает. Возможно, есть другое, а может, и нет: упражнение написано для чисел программы.
numbers-exercise = Упражнение «{ $exercise }» из { $lesson } написано для чисел программы и не подходит к числам из { $file }: { $why } Перейдите к другому упражнению или выполните это упражнение без того файла.
numbers-walkthrough = Шаг { $step } примера не согласуется с числами из { $file }: { $why } Проверьте эти числа еще раз или смотрите пример без того файла.
coach-go-on = Пока все верно.
coach-can-try = Цель еще не достигнута. Можно пробовать дальше.
coach-card-gone = Вы потратили карту, нужную для цели. Отмените этот ход и попробуйте иначе.
coach-out-of-reach = После этого хода цели уже не достичь. Отмените его и попробуйте иначе.
coach-missed = Так можно, но здесь нужно другое. Отмените ход или попробуйте еще раз.
plan-unlit = Здесь ничего не подсвечено: найти нужное место — это и есть задание.
coach-turn-over = Ваш ход закончен, а цель не достигнута. Отмените его окончание и попробуйте еще раз.
coach-missing = Так можно, но цель не достигнута: { $parts }.
coach-source = Правило
coach-answer-first = Сначала ответьте на вопрос; игра на поле — после этого.
coach-leave = Вернуться туда, где вы были

goal-reached = { $counter } { $counter-gender ->
    [m] должен
   *[other] должны
 } стоять в квадрате { $tile }
goal-controlled = квадрат { $tile } должен быть под вашим контролем
goal-scouted = в квадрате { $tile } должен лежать ваш жетон стороной «Разведано» вверх
goal-hit = нужно попасть в { $counter-acc }
goal-suppressed = { $counter } { $counter-gender ->
    [m] должен быть подавлен
   *[other] должны быть подавлены
 }
goal-gone = на поле не должно быть { $counter-gen }
goal-drawn = { $card-set ->
    [yes] нужно взять карту «{ $card }»
   *[no] нужно взять { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
     }
 }
goal-won = { $side } { $side-gender ->
    [pl] должны
    [m] должен
    [n] должно
   *[other] должна
 } победить
goal-over = игра должна быть окончена

answer-yes = Да
answer-no = Нет
answer-none = Ничего
answer-hand = Рука
answer-discard = Сброс
answer-deck = Колода
answer-play = Игровая зона
answer-supply = Запас
answer-removed = Вне игры
answer-counter = Не карта: снимают саму фишку

error-no-course = Курса для «{ $name }» нет. Есть: { $all }.
fault-no-lesson = Такого урока нет. { $hint } Если это ваш собственный файл, проверьте путь к нему.
fault-unknown-language = Языка «{ $name }» здесь нет. { $hint }
fault-unknown-rule = Правила «{ $name }» нет. { $hint }
fault-unknown-goal = Неизвестная цель: «{ $name }». { $hint }
fault-unknown-opponent = Соперника «{ $name }» нет. { $hint }
fault-unknown-walkthrough = Пошагового примера «{ $name }» нет. { $hint }
fault-no-exercise = Нет ни одного упражнения; добавьте хотя бы одно [[exercise]].
fault-two-hints = Нужны две подсказки — куда смотреть и что делать; найдено: { $n }.
fault-two-options = Нужно не меньше двух вариантов; добавьте [[exercise.option]].
fault-value-name = «{ $name }» не годится как имя значения: только буквы, цифры и дефисы, сначала буква.
fault-do-or-ask = В упражнении есть либо «do» (что сыграть), либо «ask» (на что ответить): оставьте что-то одно.
fault-not-here = «{ $field }» не относится к упражнениям этого вида; уберите.
fault-on-or-goal = В ответе на ход есть либо «on» (действие), либо «goal» (что после него верно): оставьте что-то одно.
fault-is-or-of = В варианте есть либо «is» (что это), либо «of» (значение): оставьте что-то одно.
fault-no-value = Значения «{ $name }» нет. Есть: { $all }.
fault-value-dice = Для «{ $line }» кубиков не бросают.
fault-value-attack = «{ $line }» — не атака с подсчетом защиты: нужно действие «Атаковать» или «Подавить» фишкой, стоящей на поле, по фишке, стоящей на поле.
fault-no-event = Ничего вида «{ $kind }» не произошло. Произошло: { $all }.
fault-no-event-field = У события «{ $kind }» нет поля «{ $field }». Есть: { $all }.
fault-no-goal = Неизвестная цель: «{ $name }». Есть: { $all }.
fault-goal-form = Цель «{ $name }» записана неверно: { $found }. Верная запись — на странице об уроках.
fault-in-position = { $place }: { $fault }
fault-goal-at-once = Цель достигнута еще до первого действия; задайте то, чего пока нет.
fault-unsolved = Решение не достигает цели: { $parts }.
fault-reply-never = Никакое разрешенное или запрошенное действие не вызывает этого ответа{ $on ->
    [0] {""}
   *[other] {" "}(«{ $on }»)
 }: исправьте «on» или «goal» или уберите его.
fault-not-one-right = Ровно один вариант должен совпадать с ответом { $answer }; { $n ->
    [0] не совпадает ни один
    [one] совпадает { $n }
   *[other] совпадают { $n }
 }.
fault-not-one-place = «{ $expression }» должно выполняться ровно для одного места; { $n ->
    [0] не выполняется ни для одного
   *[other] мест, для которых выполняется: { $n }
 }.
fault-option-twice = Значение { $value } есть и у другого варианта.
fault-no-such-value = Здесь нужно «{ $name }», но такого значения нет. Значения здесь: { $all }.
fault-pattern = Этот текст нельзя показать так, как он записан: { $reason }. В фигурных скобках стоят значения, например {"{ $sum }"}; см. страницу об уроках.
coach-reset-sure = Начать урок заново? Ваши ответы будут потеряны.
