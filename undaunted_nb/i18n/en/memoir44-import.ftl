# Files of the official scenario editor of Memoir '44: what is wrong with one, and what was left out. The place (a hex, a field) is put before each.
# $name is a word of the file.

m44-program = Memoir '44 editor
fault-m44-kind = This is not a scenario of the Memoir '44 editor, because it has no board with hexes. Save the scenario in the editor again.
fault-m44-board = This is not the standard board ({ $name }). Only scenarios on one board with 9 rows can be imported.
fault-m44-hex = Row { $row } has no column { $col }. Rows 0, 2, 4, 6 and 8 have even columns, and the others have odd ones.
fault-m44-sides = Both players have this side. One must be ALLIES and the other AXIS.

m44-left-terrain = Unknown terrain or object “{ $name }”.
m44-left-unit = Unknown unit “{ $name }”.
m44-left-badge = Unknown badge “{ $name }”. Its unit is on the board without it.
m44-left-nation = Unknown nation “{ $name }”. Its units belong to this side and have no rules of their own: { $side }.
m44-left-figures = “{ $name }” with figures: { $n }. It is on the board as { $unit }, with figures: { $m }. Check its kind.
m44-left-field = Unknown entry “{ $name }”.
m44-left-face = Unknown board “{ $name }”. The scenario has countryside instead.
m44-left-first = The file doesn’t say who moves first. Here it is this side: { $side }.
m44-left-words = Rules in words can’t be imported: “{ $text }”
m44-left-labels = Names on the map: { $names }.
m44-left-twice = This hex is in the file again. Only its first entry was read.
m44-left-tag = Unknown marker “{ $name }”.
m44-left-whose = The file doesn’t say which side can win the medal “{ $name }”.
m44-left-medal = The medal “{ $name }” has an unknown condition: { $how }.
m44-left-bridge = The bridge doesn’t cross a river.
m44-left-river = The unit is in a river without a bridge.
m44-left-bunker = The file doesn’t say which side the bunker protects.
m44-left-bunker-unit = The file doesn’t say which side the bunker protects. Here it is the side of the unit in it: { $side }.
m44-left-more = There is more: { $n }.
