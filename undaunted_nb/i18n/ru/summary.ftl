# The printed summary of the rules.

summary-title = Правила на двух страницах: { $game }
summary-unknown = Неизвестная игра «{ $name }». Сводка есть для таких игр: { $all }.
summary-note = Словами этого проекта. Решают правила игры.
summary-round = Раунд по фазам
summary-sum = Бой
summary-losses = Попадания и потери
summary-actions = Действия
summary-symbols = Карты и символы
summary-vehicles = Техника
summary-moves = Перемещение
summary-dice = Боевые кубики
summary-terrain = Местность
summary-end = Конец игры

word-summary-save = Сохранить для печати
