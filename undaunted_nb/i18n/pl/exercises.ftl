# Ćwiczenia: co jeszcze mówi trener lekcji i quizu.

coach-title = Lekcja { $n } · { $title }
coach-show = Pokaż mi
coach-worked-out = Przykład rozwiązany. Teraz odpowiedz samodzielnie.
coach-not-that-number = To nie ta liczba
coach-solution = Oto rozwiązanie
coach-solved-before = To już było rozwiązane
coach-seen-before = To rozwiązanie było już pokazane
coach-still = { $n ->
    [one] Ćwiczenie { $exercises } jest jeszcze otwarte.
   *[other] Ćwiczenia { $exercises } są jeszcze otwarte.
 }

quiz-count = Pytanie { $n }{ $of ->
    [0] {""}
   *[other] {" · "}dobrze: { $right } z { $of }
 }

## Panel

coach-stars = { $n ->
    [one] Jedna gwiazdka z trzech
    [few] { $n } gwiazdki z trzech
   *[other] { $n } gwiazdek z trzech
 }
word-can = Teraz możesz to zrobić:

plan-picks = { $n ->
    [0] { $x ->
        [one] Wybierz jedną kartę.
        [few] Wybierz najwyżej { $x } karty.
        [many] Wybierz najwyżej { $x } kart.
       *[other] Wybierz najwyżej { $x } karty.
    }
   *[other] { $left ->
        [0] { $x ->
            [one] Jedna jest wybrana. Więcej nie można.
           *[other] Wszystkie są wybrane ({ $x }).
        }
       *[other] Możesz wybrać jeszcze { $left }.
    }
 }
plan-picks-none = Nie ma teraz karty do wzięcia, więc ta akcja niczego by nie dała.
plan-fog = „Mgła wojny” zajmuje miejsce w ręce i nic nie robi. Usuwa ją tylko akcja „Rekonesans”.
word-one-less = O jeden mniej: {"{what}"}
word-one-more = O jeden więcej: {"{what}"}
