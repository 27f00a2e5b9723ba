# Wyszukiwanie i słownik.

glossary-title = Słownik: { $game }
glossary-unknown = Nieznana gra „{ $name }”. Gry ze słownikiem: { $all }.
search-none = Brak wyników dla „{ $query }”. Spróbuj wpisać mniej liter albo inne słowo.

word-find-box = Szukaj reguł, pojęć i lekcji
word-find-term = Pojęcia
word-find-rule = Reguły
word-find-lesson = Lekcje
word-key-find = wyszukiwanie i słownik

# Strona do czytania.

word-read = Reguły i słownik
word-read-rules = Reguły
word-read-glossary = Słownik
word-read-summary = Na dwóch stronach
word-read-editions = Wydania
word-read-parts = Części
word-read-results = Wyniki
word-read-page = Strona {"{n}"} z {"{m}"}
word-read-ours = nasze rozstrzygnięcie
