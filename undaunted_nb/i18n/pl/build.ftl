# Budowanie scenariusza: przyciski.

word-build = Zmień ten scenariusz
word-build-undo = Cofnij
word-build-redo = Ponów
word-build-save = Zapisz
word-build-play = Graj
word-build-tabs = Części scenariusza
word-build-less = O jeden mniej
word-build-more = O jeden więcej
word-build-faults = Problemy
word-build-map = Plansza
home-build = Zbuduj scenariusz
