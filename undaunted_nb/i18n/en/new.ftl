# The comments of the file that `undaunted-nb new` makes. Names in code are typed as they are.

new-unknown = Unknown game or scenario. { $hint }
new-next = Change it in a text editor, then run: undaunted-nb check { $file }
schema-unknown = Unknown kind of file. { $hint }
schema-next = Write this as the first line of your TOML file in the same folder: { $line }
new-check = Change what you like, then run “undaunted-nb check FILE”. It lists all problems with their lines, shows a summary, and with --picture draws the board. Open the file with un.table(un.new_game("FILE")).
new-normandy = A scenario of Undaunted: Normandy. You can play this small scenario right away. Lines that begin with # are comments.
new-north-africa = A scenario of Undaunted: North Africa. You can play this small scenario right away. Lines that begin with # are comments.
new-memoir44 = A scenario of Memoir '44. You can play this small scenario right away. Lines that begin with # are comments. A hex is a letter, counted from the left, and the number of its row, counted from the bottom. Odd rows have capital letters (A1 to M1), even rows small ones (a2 to l2).
new-title = The name of the scenario.
new-source = Where its numbers come from, for example the page of your book.
new-notes = Notes for the players, in your own words. The table shows them.
new-columns = The board: columns from left to right, each from the top down. You can also give “rows”. The offset is the number of tiles by which a column moves. Adjacent columns differ by half a tile: 0.5, 1.5. Name each tile by the number and letter printed on it.
new-objectives = These are the points of each objective, by tile.
new-initiative = The side that has the initiative at the start.
new-both = The entries that both sides share. A side can give its own below instead.
new-goals = A side wins with one of its goals: points = 3 (this many points), or pin = true (pin the enemy).
new-goals-desert = A side wins with one of its goals: points = 2, escape = ["Scout"], or neutralize = ["Driver"]. escape = 2 and neutralize = 2 count any.
new-rest = Write “rest” for all printed copies that are not in the deck. Or list the cards as in the deck.
new-deck = The cards of the deck and how many of each. With 0, all copies of a card are in the supply.
new-side = Each side has its own table.
new-counters = The counters on the board at the start, by tile.
new-spawn = Where counters come onto the board: “all”, or for some only, for example 17B = {"{"} squads = ["A"], units = ["Mortar"] {"}"}.
new-marks = Tiles that the side has scouted or controls at the start.
new-structures = The structures, by name, and their tiles.
new-exits = Tiles where counters can escape from the board.
new-vehicles = The vehicles of this side, by name, and their tiles.
new-seats = The counters on the board at the start: a tile, or a vehicle and a seat.
new-board = The face of the board: "country" or "beach". Rows 1 and 2 of the beach are ocean, rows 3 to 5 beach. A list of two or three boards makes a wider one.
new-first = The side that moves first.
new-medals = How many medals each side needs to win.
new-cards = How many command cards each side starts with.
new-terrain = The terrain hexes, by kind: forest, hedgerow, hill, town, river, ocean, beach, country. You can also define your own kinds: see the page on scenario files.
new-objects = What is on top of the terrain: wire, sandbags, hedgehog, bridge, or bunker = {"{"} axis = ["G7"] {"}"}.
new-units = The units of each side, by kind: infantry, special_forces, french_resistance, armor, elite_armor, artillery. A unit with fewer figures: {"{"} at = "B1", figures = 2 {"}"}.
new-objective = A medal on the board: any of these hexes gives it to the side. Repeat this block for more medals, or delete it.
new-own = Pieces that the box doesn’t have go into tables like these. Remove the # of the lines that you need, and name the pieces above. The page on scenario files lists all fields.
