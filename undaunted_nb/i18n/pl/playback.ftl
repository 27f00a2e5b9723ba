# Co się właśnie stało, krok po kroku: kości, straty, tura drugiej strony; przegląd gry.

played-title = Tura: { $side }
played-did = Co { $side-gender ->
    [pl] zrobiły
   *[other] zrobiła
 } { $side }
played-onward = Twoja tura, runda { $round }
played-fell = Kości: { $faces }
played-hit = Trafienie
played-miss = Pudło
played-hits = { $hits ->
    [0] { $flags ->
        [0] Pudło
       *[other] Flagi: { $flags }
     }
   *[other] Trafienia: { $hits }{ $flags ->
        [0] {""}
       *[other] , flagi: { $flags }
     }
 }
played-card-lost = { $you ->
    [yes] Tracisz kartę „{ $card }” ({ $lost_from }, { $was } → { $left }).
   *[no] { $side } { $side-gender ->
        [pl] tracą
       *[other] traci
     } kartę „{ $card }” ({ $lost_from }, { $was } → { $left }).
 }
played-counter-lost = { $you ->
    [yes] Tracisz żeton { $counter }, bo nie ma już kart.
   *[no] Żeton { $counter } schodzi z planszy, bo nie ma już kart.
 }

# Trzy kroki ataku w przykładzie

walk-part-sum = { $game ->
    [memoir44] Atak, krok 1 z 3: liczba kości. Iloma rzucasz?
   *[other] Atak, krok 1 z 3: łączna obrona. Co musi wypaść na kościach?
 }
walk-part-roll = Atak, krok 2 z 3: rzut.

# Przegląd gry

over-replay = Przejrzyj grę
over-turns = { word-advise-turns }
over-costliest = { word-advise-costliest }
replay-title = Twoja gra krok po kroku
replay-start = To początek gry. Naciśnij „{ word-next }”.
replay-close = Wróć do gry

# Słowa stołu

word-go-on = Dalej
word-next-step = Następny krok
word-skip = Pomiń
word-again = Obejrzyj jeszcze raz
word-look-again = Kliknij wiersz, aby zobaczyć go jeszcze raz.
word-to-list = Wróć do listy
word-lost-now = właśnie stracona
word-first = Na początek
word-last = Na koniec
word-replay = Przejrzyj tę grę
