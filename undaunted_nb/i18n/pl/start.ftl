# Karta początkowa gry. `often`: jak często początkujący wygrywa tą stroną z tym przeciwnikiem.

start-side = Twoja strona
start-side-good = Dobra strona na początek
start-side-even = Obie strony wygrywają mniej więcej równie często
start-side-hard = Trudniej nią wygrać
start-goals = Kropkowane pola na planszy: tam można coś zdobyć.
start-level = Przeciwnik
start-level-random = Pierwsze kroki
    .text = Gra losowo
start-level-rookie = Bardzo łatwy
    .text = Głównie zgaduje
start-level-novice = Łatwy
    .text = Często zgaduje
start-level-careful = Średni
    .text = Stosuje proste zasady
start-level-planner = Trudny
    .text = Najpierw próbuje akcji
# $level: the level that fits now.
start-level-like-you = Jak ty
    .text = Teraz: { $level }
start-length = Długość
start-rounds = { $kind ->
        [short] Krótka gra, zwykle rund:
        [long] Długa gra, zwykle rund:
        *[medium] Zwykle rund:
    } { $n }
start-chance = { $often ->
        [mostly] Początkujący zwykle wygrywa tę grę.
        [half] Początkujący wygrywa mniej więcej połowę takich gier.
        *[rarely] Początkujący rzadko wygrywa tę grę.
    }
start-two = Dwoje graczy, jeden ekran
start-go-on = Kontynuuj swoją grę
start-back = Wstecz
word-new-game = Nowa gra
