# Відповіді магічної команди %undaunted. Назви її команд однакові в усіх мовах.

magic-unknown = { $near ->
    [none] Невідома команда «{ $name }». Команди %undaunted: { $all }.
   *[other] Невідома команда «{ $name }». Можливо, «{ $near }»? Команди %undaunted: { $all }.
}
magic-nothing-after = «{ $word }» – це вже вся команда. Приберіть «{ $rest }».
magic-lesson = Потрібен номер або назва уроку, а не «{ $found }». Спробуйте %undaunted lesson 3 або %undaunted lesson memoir44 3.
magic-number = Потрібне число від 1 до { $of }: стільки уроків у цьому курсі. Введено { $n }.
magic-no-table = Жодного столу не відкрито. Спершу відкрийте його, наприклад: %undaunted lesson 1.
magic-no-coach = Підказки є лише в уроках. Відкрийте урок: %undaunted lesson 1.
magic-no-hint = На цій сторінці немає підказки. Почніть першу вправу.
