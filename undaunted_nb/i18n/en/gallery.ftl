# A folder of scenarios as cards.

gallery-title = Scenarios in { $folder }: { $n }
gallery-empty = There are no scenario files in { $folder }.
gallery-no-folder = There is no folder { $folder }, or it can’t be read. Check its path.
gallery-faulty = This file can’t be opened:
gallery-length = Length
gallery-rounds = Half of the games were not longer than (in rounds): { $n }. The longest game: { $most }.
gallery-wins = Who wins
gallery-share = { $side } { PERCENT($percent) }
gallery-shares = { $shares } (games: { $n })
gallery-unmeasured = Not known yet. { $call } plays games and counts.
