# What is special about each shipped scenario: the notes of its file.

scenario-notes-memoir44-broken-ground = A set-up of our own: a forest, a hedgerow, a town, a chain of hills, and a river with one bridge. The walkthroughs of the rulebook's examples of terrain are played on it.
scenario-notes-memoir44-bunker-on-the-hill = A small set-up of our own: guns in a bunker on a hill, with hedgehogs and wire below. Only infantry gets straight up to it; the bunker itself is worth a medal to the Allies while they hold it.
scenario-notes-memoir44-drill-ground = A set-up of our own: nearly open country, and some of every kind of unit. The walkthroughs of the rulebook's pictured examples are played on it.
scenario-notes-memoir44-edge-of-the-wood = A small set-up of our own: infantry in a wood, a town and hills around it. Whoever walks into cover does not battle in that turn; whoever sits in it is hard to hit.
scenario-notes-memoir44-first-shots = A small set-up of our own: open country, three units a side and a few cards. The first turn can already be fought: by fire, or by moving up for a close assault.
scenario-notes-memoir44-first-wave = A small set-up of our own: four units wade ashore. In the ocean nobody battles or falls back; on the beach nobody goes farther than two hexes a turn.
scenario-notes-memoir44-long-front = Two boards lie side by side, each with its own left, center and right. The towns in the centers count for whoever of the Allies stands in them.
scenario-notes-memoir44-mont-mouchet = A destroyed unit of elite armor is worth two medals.
scenario-notes-memoir44-over-the-bridge = A small set-up of our own: a river right across the board and two bridges. Each is worth a medal to the side that stands on it.
scenario-notes-memoir44-pegasus-bridge = The bridges count for the Allies while a unit of theirs stands on them. The Axis begins with two cards, and draws two after each of its first two turns.
scenario-notes-memoir44-sword-beach = The towns count for the Allies while a unit of theirs stands in them. The bunkers protect the Axis only.
scenario-notes-memoir44-the-maquis = A small set-up of our own: the Resistance battles even in the turn in which it enters cover, and slips away farther than others. The elite armor is worth two medals.
scenario-notes-normandy-critical-intelligence = The tenth printed scenario: machine gunners wait in the supply, Germany has a mortar, and the radio on 6B is worth more every time the US controls it.
scenario-notes-normandy-duel-in-cover = A small set-up of our own: whoever drives the enemy's riflemen off the board wins. Where would you rather be hit: in the field, behind the hedgerow, in the farm, or in the wood?
scenario-notes-normandy-example-round = The example round of the rulebooks. Their text names 17B, 3B and 2A, the cards that are played, the sum and the dice. The other tiles, counters and objectives, the points to win, the rest of the cards and the two initiative cards are our own choice.
scenario-notes-normandy-hills = A small set-up of our own: each side holds a hill and wants the other one, or to drive the enemy's riflemen off the board. Fire at a hill from below, then from the other hill, and compare the sums.
scenario-notes-normandy-la-raye = The first printed scenario: riflemen and scouts only, the same cards on both sides.
scenario-notes-normandy-mortar = A small set-up of our own: the US has a mortar and must drive the German riflemen off their hill and off the board; Germany must come down and take the hedgerow and the orchard.
scenario-notes-normandy-patrol = A small set-up of our own: a farm where all ways meet. The US enters from two sides, but a Sniper that is lost is lost for good; each side has a Platoon Guide to move whom it needs.
scenario-notes-north-africa-airfield = Structures: LRDG wins by destroying them, Italy by controlling their tiles. The three points that win, and what aircraft, hangar and motor pool are worth, are those of the printed first scenario; the board, the fuel dump and the cards are our own choice.
scenario-notes-north-africa-ambush = Neutralising: LRDG has to destroy the Medium Tank or to neutralise its Driver, Italy has to neutralise three LRDG soldiers. The whole set-up is our own choice.
scenario-notes-north-africa-breakout = Escape: four of the LRDG soldiers and their Pilot Car have to leave the board over one of two escape points; Italy has to neutralise three of its enemies. The whole set-up is our own choice.
scenario-notes-north-africa-convoy = Vehicles: two LRDG trucks against an Italian column. Objectives lie along a track that only wheels reach in time; dunes and rocks stop them. The whole set-up is our own choice.
scenario-notes-north-africa-example-round = The example round of the rulebook. Its text names the tiles 6B, 12A, 16B, 17A and 19A, the cards that are played, the seats, the sum and the dice. The other tiles, counters and objectives, the points to win, the rest of the cards and the two initiative cards are our own choice.
