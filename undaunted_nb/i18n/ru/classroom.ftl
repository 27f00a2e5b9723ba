# Уроки на 45 минут и страницы для раздачи.

card-time = Минуты
card-step = Что происходит
card-cut = Чтобы сэкономить время
card-needs = Нужно
card-board = На доске
card-key = Ключ:
card-say = Скажите: «{ $text }»
card-print = Страница для печати: план и ключ
card-print-sheet = Страница для печати: лист для класса
card-more = Больше об этом
card-sheet = Лист для класса
card-answers = Ключ
handout-answer = Ответ
handout-title = Страница
handout-keys = → или пробел: дальше · ←: назад · F: на весь экран
handout-unknown = Неизвестный блокнот { $name }. Укажите путь к блокноту или одно из этих имен: { $all }.
handout-no-notebook = Это не блокнот.
handout-failed = Ячейка блокнота { $name } не выполнилась. Выполните его в JupyterLab, чтобы увидеть, какая именно. { $reason }
