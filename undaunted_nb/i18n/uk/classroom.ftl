# Уроки на 45 хвилин і сторінки для роздачі.

card-time = Хвилини
card-step = Що відбувається
card-cut = Щоб заощадити час
card-needs = Потрібно
card-board = На дошці
card-key = Ключ:
card-say = Скажіть: «{ $text }»
card-print = Сторінка для друку: план і ключ
card-print-sheet = Сторінка для друку: аркуш для класу
card-more = Більше про це
card-sheet = Аркуш для класу
card-answers = Ключ
handout-answer = Відповідь
handout-title = Сторінка
handout-keys = → або пробіл: далі · ←: назад · F: на весь екран
handout-unknown = Невідомий блокнот { $name }. Вкажіть шлях до блокнота або одну з цих назв: { $all }.
handout-no-notebook = Це не блокнот.
handout-failed = Комірка блокнота { $name } не виконалася. Виконайте його в JupyterLab, щоб побачити, яка саме. { $reason }
