# Ręka i to, co widać obok niej: cele, uwagi scenariusza, inicjatywa, koniec gry.

whose-hand = Ręka { $side-gen }

## Co ma osiągnąć każda strona

goal-of-points = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 } za cele
goal-of-pin = na planszy nie ma już strzelców { $enemy-gen }
goal-of-escape = { $who-count ->
    [0] żetony poza planszą: { $n }
   *[other] poza planszą: { $n }, spośród: { $who }
 }
goal-of-neutralize = { $who-count ->
    [0] unieszkodliwione wrogie żetony: { $n }
    [1] do unieszkodliwienia: { $who }
   *[other] do unieszkodliwienia: { $n }, spośród: { $who }
 }
goal-either = { $goal } albo { $other }
goal-radio = Radio: dopóki { $side } { $side-gender ->
    [pl] kontrolują
   *[other] kontroluje
 } { $tile }, każda kolejna akcja „Kontrola” tam podnosi jego wartość o 1 punkt.
score-word-pin = obezwładnienie wroga
score-pin = wygrywa, obezwładniając wroga

## Inicjatywa, po odkryciu obu kart

initiative-kept = { $side } { $side-gender ->
    [pl] zatrzymują
   *[other] zatrzymuje
 } znacznik inicjatywy i { $side-gender ->
    [pl] grają
   *[other] gra
 } jako pierwsza strona.
initiative-taken = { $side } { $side-gender ->
    [pl] przejmują
   *[other] przejmuje
 } znacznik inicjatywy i { $side-gender ->
    [pl] grają
   *[other] gra
 } jako pierwsza strona.

## Koniec gry

over-won = Wygrana
over-lost = Przegrana
over-lost-note = „{ word-advise-turns }” szuka kroków, które najbardziej obniżyły twoją szansę na wygraną.
won-by-points = { $winner } { $winner-gender ->
    [pl] osiągają
   *[other] osiąga
 } swój cel: { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }.
won-by-pinned = { $loser } { $loser-gender ->
    [pl] są obezwładnione
   *[other] jest obezwładniona
 }: na planszy nie ma już strzelców tej strony.
won-by-more-points = Obie strony są obezwładnione, ale { $winner } { $winner-gender ->
    [pl] mają
   *[other] ma
 } więcej punktów ({ $n } do { $other }).
won-by-token = Obie strony są obezwładnione i mają po { $n } { $n ->
    [one] punkcie
    [few] punkty
    [many] punktów
   *[other] punktu
 }. { $winner } { $winner-gender ->
    [pl] wygrywają
   *[other] wygrywa
 } dzięki znacznikowi inicjatywy.
won-by-hopeless = { $loser } nie { $loser-gender ->
    [pl] mogą
   *[other] może
 } już wygrać, więc od razu { $winner-gender ->
    [pl] wygrywają
   *[other] wygrywa
 } { $winner }.
won-by-hopeless-points = { $loser } nie { $loser-gender ->
    [pl] mogą
   *[other] może
 } już wygrać, a { $winner } { $winner-gender ->
    [pl] mają
   *[other] ma
 } więcej punktów ({ $n } do { $other }).
won-by-hopeless-token = Żadna strona nie może już wygrać i obie mają po { $n } { $n ->
    [one] punkcie
    [few] punkty
    [many] punktów
   *[other] punktu
 }. { $winner } { $winner-gender ->
    [pl] wygrywają
   *[other] wygrywa
 } dzięki znacznikowi inicjatywy.
won-by-escape = Wszystkie wymagane żetony zeszły z planszy: { $winner }.
won-by-neutralize = Wszystkie wymagane żetony są unieszkodliwione: { $winner }.
