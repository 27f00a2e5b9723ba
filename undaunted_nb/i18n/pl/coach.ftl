# Lekcje: co trener mówi w każdej z nich i czego brakuje do celu.

coach-begin = Zacznij
coach-next = Dalej
coach-next-back = Wróć do ćwiczenia { $n }
coach-again = Spróbuj jeszcze raz
coach-undo = Cofnij
coach-reset = Zacznij tę lekcję od nowa
coach-hint-1 = Gdzie patrzeć
coach-hint-2 = Co zrobić
coach-next-lesson = Następna lekcja: { $title }
coach-lesson-done = Lekcja „{ $title }” ukończona. To było jej ostatnie ćwiczenie.
coach-changed = Ta lekcja zmieniła się od czasu, gdy była ukończona. Postępy nadal się liczą. Aby zacząć od początku, naciśnij „{ coach-reset }”.
coach-numbers = To ćwiczenie powstało dla wartości wbudowanych. Z twoimi liczbami jego rozwiązanie nie działa, choć może istnieć inne.
coach-go-on = Na razie dobrze.
coach-can-try = Cel jeszcze nie jest osiągnięty. Możesz próbować dalej.
coach-card-gone = To zużyło potrzebną kartę. Cofnij i spróbuj jeszcze raz.
coach-other-card = W turze gra się tylko jedną kartę, a zadanie wymaga innej. Cofnij i spróbuj jeszcze raz.
coach-out-of-reach = Po tym celu nie da się już osiągnąć. Cofnij i spróbuj jeszcze raz.
coach-after-hunker-down = Okopanie nie jest akcją: tylko odkłada kartę do rezerwy. Cofnij i spróbuj jeszcze raz.
coach-missed = To dozwolony ruch, ale ćwiczenie wymaga innego. Cofnij i spróbuj jeszcze raz.
plan-unlit = Obramowane jest tu tylko to, co wymienia zadanie, bo ćwiczenie polega na znalezieniu właściwego wyboru.
coach-turn-over = Twoja tura się skończyła, ale cel nie jest osiągnięty. Cofnij i spróbuj jeszcze raz.
coach-missing = To dozwolony ruch, ale cel nie jest jeszcze osiągnięty: { $parts }.
coach-source = Reguła
coach-answer-first = Najpierw odpowiedz na pytanie. Potem możesz grać dalej na planszy.
coach-leave = Wróć do swojej gry

goal-reached = { $counter } { $counter-gender ->
    [m] powinien
    [mp] powinni
   *[other] powinny
 } stać na { $tile }
goal-controlled = { $tile } powinien być pod twoją kontrolą
goal-scouted = na { $tile } powinien leżeć twój znacznik stroną „rozpoznany” do góry
goal-hit = { $counter } { $counter-gender ->
    [m] powinien
    [mp] powinni
   *[other] powinny
 } zostać { $counter-gender ->
    [m] trafiony
    [mp] trafieni
   *[other] trafione
 }
goal-suppressed = { $counter } { $counter-gender ->
    [m] powinien być przygwożdżony
    [mp] powinni być przygwożdżeni
   *[other] powinny być przygwożdżone
 }
goal-gone = { $counter } { $counter-gender ->
    [m] powinien
    [mp] powinni
   *[other] powinny
 } zejść z planszy
goal-drawn = { $card-set ->
    [yes] powinna zostać dobrana karta „{ $card }”
   *[no] { $n ->
        [one] powinna zostać dobrana karta
        [few] powinny zostać dobrane { $n } karty
        [many] powinno zostać dobranych { $n } kart
       *[other] powinno zostać dobrane { $n } karty
    }
 }
goal-won = { $side } { $side-gender ->
    [pl] powinny
   *[other] powinna
 } wygrać
goal-over = gra powinna być skończona

answer-yes = Tak
answer-no = Nie
answer-none = Żaden
answer-hand = Ręka
answer-discard = Stos kart odrzuconych
answer-deck = Talia
answer-play = Obszar gry
answer-supply = Rezerwa
answer-removed = Poza grą
answer-counter = Nie karta: żeton schodzi z planszy
coach-reset-sure = Zacząć tę lekcję od nowa? Wszystkie odpowiedzi z niej przepadną.
