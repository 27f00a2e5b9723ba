# The chances over the board.

overlay-mode = Show
overlay-mode-from = From here
overlay-mode-danger = Danger
overlay-mode-best = Best tile
overlay-who = Your counter
overlay-whom = Target
overlay-use = Action
overlay-use-label = { $kind } { $x }
overlay-nobody = You have no counter on the board that this view can show.
overlay-from = { $kind } by { $counter }{ $tile-set ->
    [yes] {" "}from { $tile }
   *[no] {""}
 }: each target shows the probability of a hit and the defense total.
overlay-from-none = { $kind } by { $counter } has no target now.
overlay-from-suppressed = { $counter } { $counter-gender ->
    [sg] is
   *[other] are
 } suppressed and must recover first.
overlay-danger = { $kind } against { $counter }: each tile shows the strongest single enemy attack. Below it is the probability that at least one hits if every ready enemy counter attacks once.
overlay-danger-none = { $kind } against { $counter }: no ready enemy counter on the board can do this.
overlay-all = all { $percent }
overlay-roll = { $dice ->
    [one] 1 die:
   *[other] { $dice } dice:
 }
overlay-threat = { $counter }: { $n }, { $dice } { $dice ->
    [one] die
   *[other] dice
 }, { $percent }
overlay-together = Probability that at least one of { $n } hits: 1 − { $product } ≈ { $percent }
overlay-best = { $kind } by { $counter } against { $target } on { $tile }: each tile shows the probability of a hit from there. { $n ->
    [one] ★ marks the best tile.
   *[other] ★ marks the best tiles.
 }
overlay-best-reach = ▸ within reach now, with one card from your hand: { $counter }
overlay-best-none = { $kind } by { $counter } has no enemy on the board to target.
overlay-label-from = probability of a hit { $percent }
overlay-label-danger = danger { $percent }{ $n ->
    [one] {""}
   *[other] , all { $n } together { $all }
 }
overlay-label-best = probability of a hit from here { $percent }{ $best ->
    [yes] , the best
   *[no] {""}
 }{ $reach ->
    [yes] , within reach
   *[no] {""}
 }
