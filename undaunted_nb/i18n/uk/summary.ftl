# The printed summary of the rules.

summary-title = Правила на двох сторінках: { $game }
summary-unknown = Невідома гра «{ $name }». Підсумок є для таких ігор: { $all }.
summary-note = Словами цього проєкту. Вирішують правила гри.
summary-round = Раунд за етапами
summary-sum = Бій
summary-losses = Влучання і втрати
summary-actions = Дії
summary-symbols = Карти й символи
summary-vehicles = Машини
summary-moves = Переміщення
summary-dice = Бойові кубики
summary-terrain = Місцевість
summary-end = Кінець гри

word-summary-save = Зберегти для друку
