# The chances over the board.

overlay-mode = Що показано
overlay-mode-from = Звідси
overlay-mode-danger = Небезпека
overlay-mode-best = Найкращий квадрат
overlay-who = Ваша фішка
overlay-whom = Ціль
overlay-use = Дія
overlay-use-label = { $kind } { $x }
overlay-nobody = На полі немає вашої фішки, для якої це можна показати.
overlay-from = { $counter }, «{ $kind }»{ $tile-set ->
    [yes] {" "}з { $tile }
   *[no] {""}
 }: на кожній цілі – ймовірність влучити в неї та сума.
overlay-from-none = { $counter }, «{ $kind }»: зараз немає в кого влучити.
overlay-from-suppressed = { $counter } зараз { $counter-gender ->
    [m] придушений: спершу його
   *[other] придушені: спершу їх
 } треба зробити { $counter-gender ->
    [m] готовим
   *[other] готовими
 }.
overlay-danger = «{ $kind }», ціль – { $counter }: на кожному квадраті – найсильніша ворожа атака; під нею – ймовірність, що влучить бодай одна, якщо кожна готова ворожа фішка атакує раз.
overlay-danger-none = «{ $kind }», ціль – { $counter }: жодна готова ворожа фішка на полі цього не може.
overlay-all = усі { $percent }
overlay-roll = { $dice } { $dice ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 }:
overlay-threat = { $counter }: { $n }, { $dice } { $dice ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 }, { $percent }
overlay-together = Влучить бодай одна { $n ->
    [one] з { $n } атаки
    [few] з { $n } атак
    [many] з { $n } атак
   *[other] з { $n } атаки
 }: 1 − { $product } ≈ { $percent }
overlay-best = { $counter }, «{ $kind }» по { $target-loc } у { $tile }: на кожному квадраті – ймовірність влучити звідти. { $n ->
    [one] ★ – найкращий квадрат.
   *[other] ★ – найкращі квадрати.
 }
overlay-best-reach = ▸ – сюди можна дістатися зараз однією картою з вашої руки: { $counter }.
overlay-best-none = { $counter }, «{ $kind }»: на полі немає ворога.
overlay-label-from = ймовірність влучити { $percent }
overlay-label-danger = небезпека { $percent }{ $n ->
    [one] {""}
   *[other] , усі разом ({ $n }) { $all }
 }
overlay-label-best = ймовірність влучити звідси { $percent }{ $best ->
    [yes] , найкращий
   *[no] {""}
 }{ $reach ->
    [yes] , у межах досяжності
   *[no] {""}
 }
