# What is special about each shipped scenario: the notes of its file.

scenario-uneven = This scenario is uneven. Between two equal computer players ({ $player }), { $side } won { PERCENT($percent) } of the games.
scenario-notes-memoir44-broken-ground = This tutor’s own set-up: a forest, a hedgerow, a town, a chain of hills, and a river with one bridge. The terrain walkthroughs use it.
scenario-notes-memoir44-bunker-on-the-hill = A small set-up by this tutor: artillery in a bunker on a hill, with hedgehogs and wire below. Only infantry can go straight up to it. The bunker is worth a medal to the Allies while they hold it.
scenario-notes-memoir44-drill-ground = This tutor’s own set-up: almost open terrain and every kind of unit. The walkthroughs of the rulebook’s pictured examples use it.
scenario-notes-memoir44-edge-of-the-wood = A small set-up by this tutor: infantry in a forest, with a town and hills around it. A unit that enters cover can’t battle that turn, but it’s hard to hit once inside.
scenario-notes-memoir44-first-shots = A small set-up by this tutor: open terrain, three units per side, and a few cards. You can attack in the first turn, by fire or by moving up for a close assault.
scenario-notes-memoir44-first-wave = A small set-up by this tutor: four units wade ashore. Units can’t battle from the ocean or retreat into it. On the beach they move at most two hexes per turn.
scenario-notes-memoir44-long-front = Two boards side by side, each with its own left, center, and right. The towns in the centers count for the Allies while one of their units is there.
scenario-notes-memoir44-mont-mouchet = An eliminated elite armor unit is worth two medals.
scenario-notes-memoir44-over-the-bridge = A small set-up by this tutor: a river across the whole board and two bridges. Each is worth a medal to the side with a unit on it.
scenario-notes-memoir44-pegasus-bridge = The bridges count for the Allies while one of their units is on them. The Axis begins with two cards, and draws two after each of its first two turns.
scenario-notes-memoir44-sword-beach = The towns count for the Allies while one of their units is in them. The bunkers protect only the Axis.
scenario-notes-memoir44-the-maquis = A small set-up by this tutor: the Resistance can battle even in the turn in which it enters cover, and can retreat farther than other units. The elite armor is worth two medals.
scenario-notes-normandy-critical-intelligence = The tenth printed scenario. Machine Gunners wait in the supply, Germany has a Mortar, and the radio on 6B is worth more each time the US controls it.
scenario-notes-normandy-duel-in-cover = A small set-up by this tutor. The side that eliminates the enemy’s Riflemen wins. Where would you rather be: in the field, behind the hedgerow, in the farm, or in the wood?
scenario-notes-normandy-example-round = The example round of the rulebooks. Their text names 17B, 3B, and 2A, the cards played, the defense total, and the dice. This tutor chose the other tiles, counters, and objectives, the points to win, the other cards, and the two initiative cards.
scenario-notes-normandy-hills = A small set-up by this tutor. Each side has a hill and wants the other one. Attack a hill from below, then from the other hill, and compare the defense totals.
scenario-notes-normandy-la-raye = The first printed scenario: only Riflemen and Scouts, and the same cards on both sides.
scenario-notes-normandy-mortar = A small set-up by this tutor. The US has a Mortar and must eliminate the German Riflemen on their hill. Germany must come down and take the hedgerow and the orchard.
scenario-notes-normandy-patrol = A small set-up by this tutor: a farm where all paths meet. The US enters from two sides, but a lost Sniper does not come back. Each side has a Platoon Guide to move any counter.
scenario-notes-north-africa-airfield = Structures: LRDG wins by destroying them, Italy by controlling their tiles. The three points to win and the values of aircraft, hangar, and motor pool come from the first printed scenario. This tutor chose the board, the fuel dump, and the cards.
scenario-notes-north-africa-ambush = Neutralizing: LRDG must destroy the Medium Tank or neutralize its Driver. Italy must neutralize three LRDG soldiers. This tutor’s own set-up.
scenario-notes-north-africa-breakout = Escape: four of the LRDG soldiers and their Pilot Car must escape over one of two escape points. Italy must neutralize three of its enemies. This tutor’s own set-up.
scenario-notes-north-africa-convoy = Vehicles: two LRDG trucks against an Italian column. The objectives are along a track, and only vehicles reach them in time. Dunes and rocks stop vehicles. This tutor’s own set-up.
scenario-notes-north-africa-example-round = The example round of the rulebook. Its text names the tiles 6B, 12A, 16B, 17A, and 19A, the cards played, the seats, the defense total, and the dice. This tutor chose the other tiles, counters, and objectives, the points to win, the other cards, and the two initiative cards.
