# Задачи: позиция, в которой один способ сыграть ход лучший.

puzzle-title = Задача · { $difficulty }
puzzle-easy = легкая
puzzle-medium = средняя
puzzle-hard = трудная
puzzle-task = Ваша сторона: { $side }. Цель этого хода: { $goal }.
puzzle-sure = Одно первое действие ведет к ней наверняка. Найдите его и сыграйте.
puzzle-likely = Вероятность лучшего способа — { $chance }. Найдите его первое действие и сыграйте.
puzzle-is-over = Эта задача закончена. Попробуйте еще раз или перейдите к следующей.
puzzle-go-on = Это лучший способ. Теперь вероятность — { $chance }.
puzzle-lost = После действия «{ $action }» в этом ходу цели уже не достичь. Вероятность лучшего способа — { $best }.
puzzle-worse = После действия «{ $action }» вероятность — { $chance }. Вероятность лучшего способа — { $best }.
puzzle-at-best = Лучшее, что осталось: { $action }.
puzzle-enemy-won = И победил противник: { $side }.
puzzle-solved = Вы нашли лучший способ: его вероятность — { $best }. Вероятность после второго по силе первого действия — { $second }.
puzzle-only-way = Вы нашли единственный способ. С любым другим первым действием цели не достичь.
puzzle-unlucky = Ваш способ лучший ({ $chance }). Просто не повезло.
puzzle-theme = Тема: { $theme }.
puzzle-step = Шаг { $n } из { $of }: { $action }.
puzzle-line-chance = Вероятность этого способа — { $chance }.
puzzle-rating = Ваш рейтинг задач: { $rating }.
puzzle-where = Начинается здесь: { $thing }.
puzzle-what = Первое действие: { $action }.
puzzle-next = Следующая задача
puzzle-next-step = Следующий шаг
puzzle-watch = Показать решение
puzzle-share = Поделиться
puzzle-question-won = Ваша сторона: { $side }. Можете ли вы победить в этом ходу?
puzzle-question = Ваша сторона: { $side }. Получится ли это в этом ходу? Цель: { $goal }.
mistake-question = Ваша сторона: { $side }. Что бы вы здесь сыграли?
minutes-title = Три минуты
minutes-rules = Решите как можно больше задач, от самых легких. В каждой считается только первое действие. Часы остановятся через три минуты или после ошибки номер { $misses }.
minutes-begin-first = Сначала нажмите «Начать». Тогда пойдет время.
minutes-is-over = Три минуты прошли. Посмотрите задачи с ошибкой или сыграйте еще три минуты.
minutes-count = осталось { $time } · решено: { $n } · ошибок: { $misses } из { $of }
minutes-stop = Остановить
minutes-typed = Введите первое действие записью. «?» перечисляет разрешенные действия, пустая строка останавливает.
minutes-right = Верно. Решено: { $n }.
minutes-miss = Ошибка { $n } из { $of }: другое первое действие было лучше.
minutes-end-time = Время вышло
minutes-end-stop = Остановлено
minutes-end-misses = Ошибок: { $n }
minutes-end-all = Вы сыграли все задачи
minutes-solved = { $n ->
    [one] Вы решили { $n } задачу.
    [few] Вы решили { $n } задачи.
   *[many] Вы решили { $n } задач.
 }
minutes-best = Ваш лучший результат по-прежнему — { $n }.
minutes-new-best = Это ваш лучший результат. Предыдущий — { $n }.
minutes-look = { $n ->
    [one] Посмотреть { $n } задачу с ошибкой
    [few] Посмотреть { $n } задачи с ошибками
   *[many] Посмотреть { $n } задач с ошибками
 }
minutes-more = Еще три минуты
puzzle-theme-mistakes = ваша ошибка
mistake-title = Ваша ошибка
mistake-goal = Лучше, чем «{ $action }»
mistake-task = Решение из вашей партии, ваша сторона: { $side }. Вы сыграли «{ $action }». Найдите действие, с которым вероятность победить заметно выше (разница: { $cost }).
mistake-better = Так лучше: с этого места вы выиграете { $chance } партий. В вашей партии было { $before }.
mistake-again = Это то, что вы сыграли. Так выигрывают { $chance } партий, которые продолжаются отсюда, а с лучшим действием — { $best }.
mistake-worse = После действия «{ $action }» вы выиграете { $chance } партий, которые продолжаются отсюда, а после лучшего — { $best }.
mistake-untried = Действие «{ $action }» выглядит хуже, поэтому его не проверяли. После лучшего действия вы выиграете { $best } партий, которые продолжаются отсюда.
mistake-due = { $n ->
    [0] На сегодня.
    [one] Вернется через { $n } день.
    [few] Вернется через { $n } дня.
   *[many] Вернется через { $n } дней.
 }
mistake-row = { $id }: { $due }
mistake-remove = Убрать эту задачу
mistake-removed = Эта задача убрана. Она не вернется.
mistake-kept = Это решение теперь среди ваших задач, только на этом компьютере. Оно вернется завтра. Там его можно убрать.
puzzle-row = { $id }: { $difficulty }, { $theme }
puzzle-unknown = Неизвестная задача «{ $name }». { $hint }
fault-unknown-theme = Неизвестная тема «{ $name }». { $hint }
puzzle-no-start = Неизвестное начало «{ $name }». Партии могут начинаться с: { $all }.
mine-progress = { $start }, игра { $n }: найдено { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
   *[many] { $puzzles } задач
 }
puzzle-theme-inspire-twice = воодушевить дважды
puzzle-theme-inspire = воодушевить
puzzle-theme-command = сначала взять карты
puzzle-theme-recon = сначала разведка
puzzle-theme-scout-and-follow = разведать и пойти следом
puzzle-theme-long-way = долгий путь
puzzle-theme-objective = занять цель
puzzle-theme-closer-first = сначала подойти ближе
puzzle-theme-seats = пересесть
puzzle-theme-demolition = взорвать
puzzle-theme-card = нужная карта
puzzle-theme-order-of-attacks = какая атака первая
puzzle-theme-one-move = один ход
puzzle-kind = { $difficulty }, { $theme }
list-puzzles = { $n } { $n ->
    [one] задача
    [few] задачи
   *[many] задач
 }
    .name = Задача
    .title = Цель хода
    .more = Вид
