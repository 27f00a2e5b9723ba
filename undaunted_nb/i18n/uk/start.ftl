# Аркуш перед партією. `often`: як часто новачок перемагає за цю сторону проти цього суперника.

start-side = Ваша сторона
start-side-good = Добра сторона для початку
start-side-even = Сторони перемагають майже однаково часто
start-side-hard = Перемогти важче
start-goals = Пунктиром на полі позначено, де можна щось здобути.
start-level = Суперник
start-level-random = Перші кроки
    .text = Ходить навмання
start-level-rookie = Дуже легкий
    .text = Рідко думає
start-level-novice = Легкий
    .text = Часто діє навмання
start-level-careful = Середній
    .text = Грає за простими правилами
start-level-planner = Сильний
    .text = Спершу випробовує дії
# $level: the level that fits now.
start-level-like-you = Як ви
    .text = Зараз: { $level }
start-length = Тривалість
start-rounds = { $kind ->
        [short] Коротка партія, зазвичай
        [long] Довга партія, зазвичай
        *[medium] Зазвичай
    } { $n } { $n ->
        [one] раунд
        [few] раунди
        *[other] раундів
    }
start-chance = { $often ->
        [mostly] Новачок зазвичай перемагає в цій партії.
        [half] Новачок перемагає приблизно в половині таких партій.
        *[rarely] Новачок рідко перемагає в цій партії.
    }
start-two = Двоє за одним екраном
start-go-on = Продовжити свою партію
start-back = Назад
word-new-game = Нова партія
