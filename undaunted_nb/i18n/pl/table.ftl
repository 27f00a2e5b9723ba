# Słowa samego stołu, w każdej grze.

label-map = Mapa { $title }, kafle: { $n }
label-map-hexes = Mapa { $title }, heksy: { $n }
text-round = Runda { $round }, { $phase }, { $first }.
text-round-plain = Runda { $round }, { $phase }.
text-round-over = Runda { $round }.

why-title = Dlaczego nie?
about-title = { $what }
error-title = To się nie udało
error-stale = Stół od tamtej chwili się zmienił. Wybierz jeszcze raz.
error-message = Stół nie mógł odczytać tej wiadomości. Nic się nie zmieniło.
error-inside = Błąd wewnętrzny ({ $error }). Nic się nie zmieniło, a cofanie i ponawianie nadal działa.
cite-000_dfba6e2d220bee42 = Wydanie ukraińskie
cite-001_40f86f42e0aaf281 = Wydanie rosyjskie
cite-004_522d354a53cf86a5 = Wydanie rosyjskie
cite-ruling = Rozstrzygnięcie
ruling = Rozstrzygnięcie tego programu. Reguły nie mówią: { $silent }.
ruling-differs = Instrukcje się tu różnią. { $one-label }: { $one } { $other-label }: { $other } { $reading-label }: { $reading }
curtain-title = Teraz { $side-gender ->
    [pl] grają
   *[other] gra
 } { $side }
curtain-text = Przekaż urządzenie tej stronie: { $side }. Jej karty pojawią się po naciśnięciu przycisku.
curtain-button = Graj jako { $side }
log-round = Runda { $round }
log-deal = { $side } { $side-gender ->
    [pl] dobierają
   *[other] dobiera
 }: { $cards }
log-deal-hidden = { $side } { $side-gender ->
    [pl] dobierają
   *[other] dobiera
 } { $n } { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
 }
walk-title = Przykład krok po kroku
over-title = Gra skończona
over-new = Zagraj ponownie

log-line = { $parts }
log-and = { $first }. { $rest }
walk-own-way = To już nie jest przykład. Graj dalej, jak chcesz, albo naciśnij „Wstecz”, aby wrócić do jego kroku.
error-not-kept = Nie udało się zapisać gry
head-unsaved = Gra nie jest zapisana
head-unsaved-because = Niezapisana: { $reason }

## Stałe słowa stołu (w ways i step strona wstawia {n} i {m})

word-undo = Cofnij
word-redo = Ponów
word-round = Runda
word-phases = Runda
word-points = Punkty
word-help = Skróty klawiszowe
word-others = Więcej
word-legend = Legenda mapy
word-play = Obszar gry
word-piles = obszar gry i stosy
word-hand = Twoja ręka
word-why-not = Dlaczego nie?
word-change = Co by to zmieniło:
word-chain = Trafienie kosztuje pierwszą kartę znalezioną tutaj:
word-ways = {"{n}"} ze 100 wyników
word-struck = nie liczy się: {"{n}"} {"{word}"}, {"{note}"}
word-step = {"{n}"} z {"{m}"}
word-prev = Wstecz
word-next = Dalej
word-log = Dziennik
word-more = Starsze wiersze
word-text = Stół jako tekst
word-neighbors = Sąsiednie
word-can-choose = można wybrać
word-key-arrows = poruszanie się
word-key-enter = wybór; na wybranym: potwierdzenie
word-key-back = krok wstecz
word-key-cards = wybór karty albo odpowiedzi
word-key-aims = następny dostępny kafel albo żeton
word-key-regions = mapa, ręka, panel; ten sam klawisz jeszcze raz: powrót
word-hear-keys = Aby usłyszeć klawisze, naciśnij znak zapytania. Litery wymagają trybu fokusu czytnika ekranu.
word-no-aims = Teraz nie ma czego wybierać.
word-left = Opuszczono stół.
word-key-pieces = żetony na kaflu
word-key-walk = w lekcji albo przykładzie: wstecz, dalej
word-key-undo = cofnij
word-key-redo = ponów
word-key-end = zakończ turę
word-key-help = pokaż te skróty
word-state-go = Graj dalej
word-state-good = Dobrze
word-state-no = Nie całkiem
word-state-done = Lekcja ukończona
word-taught = Omówione w lekcji
word-language = Język
word-chances = Szanse
word-key-chances = pokaż albo ukryj szanse na planszy
