# The chances over the board.

overlay-mode = Что показано
overlay-mode-from = Отсюда
overlay-mode-danger = Опасность
overlay-mode-best = Лучший квадрат
overlay-who = Ваша фишка
overlay-whom = Цель
overlay-use = Действие
overlay-use-label = { $kind } { $x }
overlay-nobody = На поле нет вашей фишки, для которой это можно показать.
overlay-from = { $counter }, «{ $kind }»{ $tile-set ->
    [yes] {" "}из { $tile }
   *[no] {""}
 }: на каждой цели — вероятность попасть в нее и сумма.
overlay-from-none = { $counter }, «{ $kind }»: сейчас не в кого попасть.
overlay-from-suppressed = { $counter } сейчас { $counter-gender ->
    [m] подавлен
   *[pl] подавлены
 }: сначала подавление надо снять.
overlay-danger = «{ $kind }», цель — { $counter }: на каждом квадрате — самая сильная атака врага; под ней — вероятность, что попадет хотя бы одна, если каждая готовая вражеская фишка атакует по разу.
overlay-danger-none = «{ $kind }», цель — { $counter }: ни одна готовая вражеская фишка на поле этого не может.
overlay-all = все { $percent }
overlay-roll = { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 }:
overlay-threat = { $counter }: { $n }, { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 }, { $percent }
overlay-together = Попадет хотя бы одна { $n ->
    [one] из { $n } атаки
    [few] из { $n } атак
   *[other] из { $n } атак
 }: 1 − { $product } ≈ { $percent }
overlay-best = { $counter }, «{ $kind }» по { $target-dat } в { $tile }: на каждом квадрате — вероятность попасть оттуда. { $n ->
    [one] ★ — лучший квадрат.
   *[other] ★ — лучшие квадраты.
 }
overlay-best-reach = ▸ — сюда можно дойти сейчас одной картой из вашей руки: { $counter }.
overlay-best-none = { $counter }, «{ $kind }»: на поле нет врага.
overlay-label-from = вероятность попасть { $percent }
overlay-label-danger = опасность { $percent }{ $n ->
    [one] {""}
   *[other] , все вместе ({ $n }) { $all }
 }
overlay-label-best = вероятность попасть отсюда { $percent }{ $best ->
    [yes] , лучший
   *[no] {""}
 }{ $reach ->
    [yes] , можно дойти
   *[no] {""}
 }
