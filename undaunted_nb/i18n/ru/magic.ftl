# Ответы магической команды %undaunted. Названия ее команд одинаковы во всех языках.

magic-unknown = { $near ->
    [none] Неизвестная команда «{ $name }». Команды %undaunted: { $all }.
   *[other] Неизвестная команда «{ $name }». Возможно, «{ $near }»? Команды %undaunted: { $all }.
}
magic-nothing-after = «{ $word }» — это уже вся команда. Уберите «{ $rest }».
magic-lesson = Нужен номер или название урока, а не «{ $found }». Попробуйте %undaunted lesson 3 или %undaunted lesson memoir44 3.
magic-number = Нужно число от 1 до { $of }: столько уроков в этом курсе. Введено { $n }.
magic-no-table = Ни одного стола не открыто. Сначала откройте его, например: %undaunted lesson 1.
magic-no-coach = Подсказки есть только в уроках. Откройте урок: %undaunted lesson 1.
magic-no-hint = На этой странице нет подсказки. Начните первое упражнение.
