# Search and glossary.

glossary-title = Словарь: { $game }
glossary-unknown = Неизвестная игра «{ $name }». Словарь есть для таких игр: { $all }.
search-none = По запросу «{ $query }» ничего не найдено. Попробуйте меньше букв или другое слово.

word-find = Поиск и словарь
word-find-box = Искать правила, термины и уроки
word-find-term = Термины
word-find-rule = Правила
word-find-lesson = Уроки
word-key-find = поиск и словарь
