# Search and glossary.

glossary-title = Словарь: { $game }
glossary-unknown = Неизвестная игра «{ $name }». Словарь есть для таких игр: { $all }.
search-none = По запросу «{ $query }» ничего не найдено. Попробуйте меньше букв или другое слово.

word-find-box = Искать правила, термины и уроки
word-find-term = Термины
word-find-rule = Правила
word-find-lesson = Уроки
word-key-find = поиск и словарь

# The page to read.

word-read = Правила и словарь
word-read-rules = Правила
word-read-glossary = Словарь
word-read-summary = Две страницы
word-read-editions = Издания
word-read-parts = Разделы
word-read-results = Результаты
word-read-page = Страница {"{n}"} из {"{m}"}
word-read-ours = наша трактовка
