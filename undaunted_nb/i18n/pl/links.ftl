# Kopiowanie i otwieranie.

word-share = Kopiuj albo otwórz
word-copy = Kopiuj
word-copy-position = Pozycja
word-copy-replay = Zapis gry
word-copy-link = Link
word-copy-svg = Obrazek (SVG)
word-copy-png = Obrazek (PNG)
word-copy-explore = Badanie szans
word-copied = Skopiowano: {"{what}"}. {"{note}"}
word-copy-by-hand = Przeglądarka nie pozwala tu stronie kopiować. Tekst jest zaznaczony: naciśnij Ctrl C.
word-copy-saved = Zapisano jako {"{name}"}, bo przeglądarka nie pozwala tu stronie kopiować obrazków.
word-copy-text = Tekst do skopiowania
word-paste = Otwórz pozycję albo link
word-paste-box = Wklej tu pozycję albo link
word-paste-open = Otwórz
word-paste-replaces = Zastąpi grę na tym stole.
word-key-paste = otwórz skopiowaną pozycję albo link
home-paste = Otwórz pozycję albo link
    .text = Ktoś przysłał ci pozycję, zapis gry albo link? Otworzy się na tym stole.
