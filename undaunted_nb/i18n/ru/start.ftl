# Лист перед партией. `often`: как часто новичок побеждает за эту сторону против этого соперника.

start-side = Ваша сторона
start-side-good = Хорошая сторона для начала
start-side-even = Стороны побеждают почти одинаково часто
start-side-hard = Победить труднее
start-goals = Пунктиром на поле отмечено, где можно что-то получить.
start-level = Соперник
start-level-random = Первые шаги
    .text = Ходит наугад
start-level-rookie = Очень легкий
    .text = Редко думает
start-level-novice = Легкий
    .text = Часто гадает
start-level-careful = Средний
    .text = Знает простые правила
start-level-planner = Сильный
    .text = Пробует заранее
# $level: the level that fits now.
start-level-like-you = Как вы
    .text = Сейчас: { $level }
start-length = Длительность
start-rounds = { $kind ->
        [short] Короткая партия, обычно
        [long] Долгая партия, обычно
        *[medium] Обычно
    } { $n } { $n ->
        [one] раунд
        [few] раунда
        *[other] раундов
    }
start-chance = { $often ->
        [mostly] Новичок обычно выигрывает эту партию.
        [half] Новичок выигрывает примерно половину таких партий.
        *[rarely] Новичок редко выигрывает эту партию.
    }
start-two = Двое за одним экраном
start-go-on = Продолжить свою партию
start-back = Назад
word-new-game = Новая партия
