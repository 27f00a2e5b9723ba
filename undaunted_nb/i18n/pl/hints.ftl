# Porady przy stole.

word-advise = Podpowiedz ruch
word-advise-stop = Stop
word-key-hint = następna wskazówka lekcji albo co możesz zrobić
word-advice-win = Szansa na wygraną
word-advice-about = Każda próba gra dalej według prostych zasad za obie strony, a potem ocenia, kto wygra. ± to błąd w punktach procentowych.
word-advise-missed = Przejrzyj moją ostatnią turę
word-advise-costliest = Moja najdroższa decyzja
word-advise-turns = Gdzie gra się odwróciła?
word-advise-look = Zobacz
