# Co stół ma wokół gry: menu, dziennik, pełny ekran.

word-menu = Więcej: język, tempo, pomoc
word-full = Pełny ekran
word-close = Zamknij
word-numbers = O liczbach
word-opponent = Przeciwnik
word-reasons = Powody przeciwnika
word-reasons-on = Pokaż
word-reasons-off = Ukryj
word-speed = Kości i tura przeciwnika
word-speed-step = Krok po kroku
word-speed-1 = 1×
word-speed-2 = 2×
word-speed-now = Od razu
word-key-log = dziennik
word-key-full = pełny ekran

# Język, który nie jest kompletny, i tekst pokazany w innym języku.

language-part = { $name } ({ PERCENT($percent) })
language-part-told = częściowo przetłumaczony
untranslated = Jeszcze nieprzetłumaczone, język tekstu: { $name }.
