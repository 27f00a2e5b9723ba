# The narration of the walkthroughs of Memoir '44, in words of our own. walk-memoir44-note holds what several steps note.

walk-memoir44-note =
    .armor = armor: −{ $cover }
    .blocked = the line of sight is blocked
    .dice = { $dice } { $dice ->
        [one] die
       *[other] dice
     }
    .distance = { $distance } { $distance ->
        [one] hex
       *[other] hexes
     }
    .figures = { $figures } { $figures ->
        [one] figure
       *[other] figures
     } there
    .flags = { $flags } { $flags ->
        [one] flag
       *[other] flags
     }
    .gone = removed from { $hex }
    .hits = { $hits } { $hits ->
        [one] hit
       *[other] hits
     }
    .ignores = it can ignore { $ignores } { $ignores ->
        [one] flag
       *[other] flags
     }
    .lost = { $lost } { $lost ->
        [one] figure
       *[other] figures
     } lost
    .may = it can battle from there
    .may-not = it can’t battle from there this turn
    .medals = { $medals } { $medals ->
        [one] medal
       *[other] medals
     }
    .no-way = { $lost } { $lost ->
        [one] figure
       *[other] figures
     } lost because the unit can’t retreat
    .open = the line of sight is open
    .ordered = { $ordered } { $ordered ->
        [one] unit has an order
       *[other] units have orders
     }
    .orders = up to { $orders } { $orders ->
        [one] order
       *[other] orders
     }
    .path = path: { $path }
    .range = range { $range }
    .reach = it moves up to { $reach } { $reach ->
        [one] hex
       *[other] hexes
     }
    .stays = the unit stays on { $at }
    .steady = up to { $steady } { $steady ->
        [one] hex
       *[other] hexes
     } and battle
    .sum = { $base } − { $cover } = { $dice }
    .ways = { $ways } { $ways ->
        [one] path
       *[other] paths
     } for the retreat

walk-memoir44-setting-up = Setting up the first battle
    .intro = The rulebook explains step by step how to set up Pegasus Bridge, with the number of every piece. Count along.
walk-memoir44-setting-up-board = The map is set up: first the rivers, then villages, forests, bridges, obstacles, and units. Both hands have been dealt. One translation can be read as if every bridge had its own wire and sandbags, but all of them protect the western bridge.
    .river = river hexes: { $count }
    .town = villages: { $count }
    .forest = forests: { $count }
    .bridge = bridges: { $count }
    .wire = wire: { $count }
    .sandbags = sandbags: { $count }
    .infantry = figures of infantry: { $fresh }
    .armor = figures of armor: { $fresh }
    .artillery = figures of artillery: { $fresh }
    .allies = Allied cards: { $hand }
    .axis = Axis cards: { $hand }
walk-memoir44-setting-up-axis-waits = The Axis would like to begin. But the scenario specifies the first side, and it is not the Axis.
walk-memoir44-setting-up-howard = Major Howard begins, so the Allies play the first card. The scenario gives only the number of cards in each hand. This tutor chose which ones.
    .first = the Allies begin
    .deck = left in the deck: { $deck }

walk-memoir44-orders-in-sections = Orders and dashed lines
    .intro = Two dashed lines divide the board into three sections. Which units you can order depends on where they are and on your card. This tutor chose the positions.
walk-memoir44-orders-in-sections-play = Probe on the left flank gives two orders there, and none elsewhere.
walk-memoir44-orders-in-sections-line = The unit on d4 is on the left line. It belongs to both the left flank and the center, so this card can order it.
    .both = d4 is in two sections
walk-memoir44-orders-in-sections-center = The unit on f4 is only in the center, so this card can’t order it.
walk-memoir44-orders-in-sections-twice = A second order for the unit on d4? Each unit gets only one order per turn.
walk-memoir44-orders-in-sections-second = The second order goes to b4, well inside the left flank.
walk-memoir44-orders-in-sections-spent = A third unit waits on the left flank, on B3. But the card gave two orders, and you have used both.
walk-memoir44-orders-in-sections-other-section = One turn later, the Allies play Attack in the center. This card can also order the unit on d4, because the line belongs to both sections.
walk-memoir44-orders-in-sections-lost = Another turn later, Attack on the right flank gives three orders, but only one Allied unit is there. The other two are lost. You can’t save them for later.
    .none-left = no other unit to order

walk-memoir44-moving-around-a-friend = Moving around a friend
    .intro = Units move one at a time, never onto or through another unit. The rulebook shows infantry next to a village and armor that must take a longer path. This tutor chose the hexes.
walk-memoir44-moving-around-a-friend-blocked = Infantry on F1 wants to go to g2, to the right of the village. That is two hexes, but a friendly unit is on G1, and units can’t move through it.
    .no-way = no path to g2 for now
walk-memoir44-moving-around-a-friend-through-town = The other short path leads through the village on f2. A unit that enters it must stop there.
walk-memoir44-moving-around-a-friend-right-first = So the right unit moves first, one hex to the right.
walk-memoir44-moving-around-a-friend-then-left = Now G1 is free and the left unit reaches g2. All its figures move together, because you can’t split a unit.
walk-memoir44-moving-around-a-friend-moved-once = Can the first unit go a little farther? No. Each unit moves once per turn, and its move is over.
walk-memoir44-moving-around-a-friend-through-friend = Armor on C3 wants to go to E3, two hexes away in a straight line. But a friendly unit is on D3, right in between.
walk-memoir44-moving-around-a-friend-around = Armor can move three hexes, so it goes around the unit.
walk-memoir44-moving-around-a-friend-no-joining = Two weak units would like to become one strong one. They can’t. Each hex has at most one unit, and units never join.

walk-memoir44-how-far = How far each kind of unit moves
    .intro = How far do infantry, Special Forces, armor, and artillery move, and can they still battle? The rulebook has a picture for each. This tutor chose the hexes.
walk-memoir44-how-far-infantry = Infantry that moves one hex can still battle. From c4 it sees an enemy on c6.
walk-memoir44-how-far-infantry-two = What if it moves two hexes?
    .text = It can: infantry moves up to two hexes. It’s even adjacent to the enemy now, but after two hexes infantry can’t battle this turn. Press Back to return to the step.
walk-memoir44-how-far-special = Special Forces can move two hexes and still battle.
walk-memoir44-how-far-armor-four = Armor is fast, but four hexes are too far.
walk-memoir44-how-far-armor = After three hexes, armor can still battle. The enemy on I7 is now adjacent to it.
walk-memoir44-how-far-guns = Artillery either moves one hex or battles. It has moved, so it can’t battle this turn.
walk-memoir44-how-far-guns-stay = What if it does not move?
    .text = Then it can fire. At four hexes it rolls two dice and doesn’t need line of sight. Press Back to return to the step.
walk-memoir44-how-far-then-battle = All moves are done, so the battles begin. Armor attacks the adjacent unit with three dice.

walk-memoir44-close-or-fire = Close assault or fire
    .intro = The number of dice depends on the kind of unit and on the range. A unit that is adjacent to an enemy can’t choose the range at all. This tutor chose the positions.
walk-memoir44-close-or-fire-must-close = Infantry on B3 would rather fire at the unit on A5. But an enemy is adjacent to it, on b4. It must attack that enemy or not attack at all.
walk-memoir44-close-or-fire-close = So it’s a close assault. Count backward from the first hex: “three”. That makes three dice. The infantry symbol hits, and the other two dice have no effect here.
walk-memoir44-close-or-fire-out-of-range = Infantry on E3 wants to attack g6. Counting “three, two, one” ends before the target, which is four hexes away.
walk-memoir44-close-or-fire-two-hexes = E5 is two hexes away: “three, two”. That makes two dice.
walk-memoir44-close-or-fire-two-hexes-three = What if it fires at f6?
    .text = f6 is three hexes away: “three, two, one”. That makes one die. Press Back to return to the step.
walk-memoir44-close-or-fire-armor = Armor rolls three dice at any range up to three hexes. Here it fires at the maximum range.
walk-memoir44-close-or-fire-guns = Artillery has a range of six hexes, with 3, 3, 2, 2, 1, 1 dice. The target is four hexes away.
walk-memoir44-close-or-fire-guns-nearer = What if artillery attacks the closer target?
    .text = At three hexes it also rolls two dice. Only at one or two hexes does it roll three. Press Back to return to the step.

walk-memoir44-line-of-sight = The line of sight
    .intro = Infantry and armor must see their target along a line from the center of one hex to the center of the other. Three pictures show a line along the edges of hexes.
walk-memoir44-line-of-sight-one-side = The line from B3 to B5 runs between a4 and b4. A friendly unit on b4 is on its right, but its left is free. The line is blocked only if both sides are.
walk-memoir44-line-of-sight-both-sides = From E3 to E5, a unit is on each side of the line, on d4 and e4. Friendly units block too, so the line is blocked.
walk-memoir44-line-of-sight-wood-and-unit = In the third picture, both sides are also blocked, but the rulebook doesn’t specify by what. Here, a forest on J3 and a unit on i4 block it together.
walk-memoir44-line-of-sight-guns = The artillery behind them doesn’t need line of sight. It fires at E5 over the other units.

walk-memoir44-what-the-dice-say = What the dice mean
    .intro = The effect of each die symbol depends on the target. Four battles show all of them.
walk-memoir44-what-the-dice-say-infantry = A single figure attacks with all three dice, because losses don’t reduce a unit’s dice. Against infantry, the infantry symbol and the grenade hit. The star misses.
walk-memoir44-what-the-dice-say-armor = Against armor, the armor symbol hits and the infantry symbol doesn’t.
walk-memoir44-what-the-dice-say-guns = The dice have no artillery symbol, so only the grenade hits artillery.
walk-memoir44-what-the-dice-say-too-many = Three hits, but the unit has one figure left. The other two hits have no effect. The last figure of a unit becomes a medal.
walk-memoir44-what-the-dice-say-too-many-stars = What if all dice showed stars?
    .text = Three misses. A star counts only for a few tactic cards. Press Back to return to the step.

walk-memoir44-retreat = The retreat
    .intro = Resolve hits first, then flags. Each flag means one hex of retreat, and the owner of the unit chooses the path. Three pictures show two paths, one path, and no path.
walk-memoir44-retreat-two-ways = Infantry, star, flag: the unit on c4 loses one figure, then it retreats one hex. Both hexes behind it are free.
walk-memoir44-retreat-two-ways-two-flags = What if there were two flags?
    .text = No losses, but the unit retreats two hexes. It ends on one of three hexes, each two rows closer to its own edge. Press Back to return to the step.
walk-memoir44-retreat-sideways = Sideways to d4? A retreat always leads toward the unit’s own edge of the board.
walk-memoir44-retreat-back = The Axis chooses D5.
walk-memoir44-retreat-one-way = The same dice against g4. This unit also loses one figure, but a friendly unit is behind it.
walk-memoir44-retreat-friend-behind = Onto G5? A friendly unit is there, and any unit blocks a retreat.
walk-memoir44-retreat-only-one = H5 is the only free hex, so the unit must go there.
walk-memoir44-retreat-no-way = The same dice again, now against k4. Behind it are a friendly unit and a river. It can’t retreat at all, so it loses one more figure.

walk-memoir44-taking-ground = Taking ground
    .intro = After a close assault that empties the hex, the attacker can move in. The rulebook shows infantry taking a forest.
walk-memoir44-taking-ground-assault = The enemy on J3 is in a forest, so the attacker loses one of its three dice. The dice show infantry and a flag, and the enemy loses one figure.
walk-memoir44-taking-ground-assault-no-flag = What if the dice had shown no flag?
    .text = The enemy loses two figures but stays where it is. You can’t take ground that is not empty. Press Back to return to the step.
walk-memoir44-taking-ground-retreat = Because of the flag, the rest of the unit retreats to j4.
walk-memoir44-taking-ground-take = The Allies take ground at once and now have the cover of the forest themselves.
    .covered = infantry would lose { $cover } { $cover ->
        [one] die
       *[other] dice
     } against J3
walk-memoir44-taking-ground-guns = Artillery adjacent to an enemy must also attack in close assault, with three dice.
walk-memoir44-taking-ground-guns-retreat = The enemy retreats, and d4 is empty.
walk-memoir44-taking-ground-guns-stay = But artillery never takes ground.

walk-memoir44-overrun = Armor Overrun
    .intro = Armor that takes ground can battle once more. The pictures show the assault, the advance, and the second battle. Then come the limits.
walk-memoir44-overrun-assault = Armor assaults infantry on c4. The dice include infantry and a flag, so the infantry loses one figure.
walk-memoir44-overrun-retreat = The infantry has three figures left and retreats to C5.
walk-memoir44-overrun-advance = The armor takes ground and can now battle again.
walk-memoir44-overrun-must-close = Can it attack a unit farther away? No, an enemy is adjacent to it again, so the second battle must also be a close assault.
walk-memoir44-overrun-overrun = The overrun rolls three dice and scores three hits. The unit is eliminated, and the Allies gain a medal.
walk-memoir44-overrun-again = After a successful overrun, the armor can take ground once more …
walk-memoir44-overrun-once = … but it can’t battle a third time. Each armor unit gets one overrun per turn.
walk-memoir44-overrun-second-tank = Another armor unit has its own battle and its own overrun. It eliminates the two figures in front of it.
walk-memoir44-overrun-second-advance = It takes ground. No enemy is adjacent to it now.
walk-memoir44-overrun-fire = So its second battle can be fire, at two hexes, with three dice as always.

walk-memoir44-resistance = The Resistance slips away
    .intro = The Resistance knows the country and can retreat one to three hexes for each flag. The picture shows two flags and a village four hexes away. The next steps show its other abilities.
walk-memoir44-resistance-attacked = The Axis attacks a Resistance unit behind its lines. Such a unit has only three figures. The dice show no hits but two flags.
walk-memoir44-resistance-too-short = One hex is not enough. It must retreat at least one hex per flag.
walk-memoir44-resistance-slips-away = It retreats four hexes and hides in a village. Two flags would allow up to six.
walk-memoir44-resistance-slips-away-short = What if it retreats only as far as it must?
    .text = Two hexes for two flags are enough. Its owner decides. Press Back to return to the step.
walk-memoir44-resistance-from-cover = Now it’s the Allies’ turn. The other Resistance unit enters a forest adjacent to an enemy and can attack at once.
walk-memoir44-resistance-from-cover-regulars = What if ordinary infantry entered the forest?
    .text = It would have to wait. A unit that enters a forest can’t battle this turn. Only the Resistance can. Press Back to return to the step.
walk-memoir44-resistance-two-hexes = The first unit moves back two hexes, and an enemy on F7 is in range. But unlike other units with a badge, the Resistance can’t battle after two hexes.

walk-memoir44-special-forces = Special Forces and elite armor
    .intro = Units with a badge can do a little more than others. Two pictures show how Special Forces move. The last step is about elite armor.
walk-memoir44-special-forces-two-hexes = Special Forces move two hexes and can still battle.
walk-memoir44-special-forces-through-forest = Can they move through a forest? No, its terrain stops them like any other unit.
walk-memoir44-special-forces-forest = They enter the forest and stop there. They can’t battle this turn, even though an enemy is adjacent to them.
walk-memoir44-special-forces-assault = The first unit attacks after its two hexes, with the three dice of a close assault.
walk-memoir44-special-forces-elite-armor = Three hits on elite armor. Ordinary armor would be eliminated, but one of these four figures is left.
    .elite = figures of elite armor: { $fresh }
    .regular = figures of armor: { $fresh }

walk-memoir44-forest = The forest, turn by turn
    .intro = Three pictures show three turns: entering the forest, an attack on it, and the answer. This tutor chose the hexes.
walk-memoir44-forest-through = Two hexes through the forest? A unit that enters it must stop.
walk-memoir44-forest-turn-1 = First turn: Allied infantry enters the forest.
walk-memoir44-forest-turn-1-calm = An enemy is in range, on b6. But a unit can’t battle in the turn in which it enters a forest.
walk-memoir44-forest-turn-2 = Second turn: Axis infantry moves one hex closer. Against the forest, armor would lose two of its three dice, artillery none.
walk-memoir44-forest-turn-2-assault = It attacks with two dice instead of three, because the forest gives the Allies cover.
walk-memoir44-forest-turn-3 = Third turn: the Allies attack with all three dice. Their own forest doesn’t reduce them, and neither does the loss.

walk-memoir44-hedgerow = The hedgerow, turn by turn
    .intro = A hedgerow takes more time than any other terrain: four turns from one side to the other. This example uses armor, which can usually move three hexes per turn.
walk-memoir44-hedgerow-too-far = Straight in? The armor is not adjacent to the hedgerow, and a unit can enter only from an adjacent hex.
walk-memoir44-hedgerow-turn-1 = First turn: it stops in front of the hedgerow.
walk-memoir44-hedgerow-turn-2 = Second turn: it enters the hedgerow and stops there. It can’t battle.
walk-memoir44-hedgerow-two-out = Can it go two hexes from here? No, a unit that leaves a hedgerow moves one hex.
walk-memoir44-hedgerow-turn-3 = Third turn: it moves out and stops, but it can battle.
walk-memoir44-hedgerow-turn-4 = Fourth turn: it moves as usual, up to three hexes.

walk-memoir44-hills = Hills
    .intro = Three pictures: an attack from below, one from the same height, and a line of sight over a hill.
walk-memoir44-hills-below = Infantry on i4 attacks uphill with one fewer die, two in all. Armor would also lose one die.
walk-memoir44-hills-level = Infantry on j4 is on a hill itself. From the same height it rolls all three dice.
walk-memoir44-hills-over = Another hill is between L5 and J5. Both units are at the same height, so it doesn’t block their line of sight. It would block the line of a unit below.
    .from-below = blocked from K3 to k6, both below

walk-memoir44-town = Towns and villages
    .intro = The picture on the summary card shows a soldier with one fewer die and a tank with two fewer. A village is also the rulebook’s example that two kinds of cover don’t add up.
walk-memoir44-town-infantry = Infantry attacks a unit in the town with one fewer die. The unit also has sandbags, but only the best cover counts.
walk-memoir44-town-guns = Artillery attacks at full strength. Two hexes away, it rolls three dice.
walk-memoir44-town-armor = Armor loses two dice. One translation swaps the two numbers in its sandbags example, but its chapter on towns has them right. The last die shows a flag.
walk-memoir44-town-sandbags = The sandbags didn’t improve the cover, but they let the unit ignore the first flag. It stays.
walk-memoir44-town-from-town = Now the armor in the town attacks. From a town, armor rolls two fewer dice, so it has one left.

walk-memoir44-river = Rivers and bridges
    .intro = Units can’t enter a river without a bridge, but they can see across it. Two pictures show both.
walk-memoir44-river-swim = Armor wants to cross the river through I3, but that hex has no bridge.
walk-memoir44-river-bridge = It takes the bridge on H3 and crosses in two hexes. A bridge costs no extra movement.
walk-memoir44-river-across = Infantry attacks across the river. Water doesn’t block line of sight or give cover.

walk-memoir44-landing = Ocean and beach
    .intro = Units move one hex per turn in the water, two on the sand, and can’t retreat into the sea. This example uses the board of Sword Beach. This tutor chose the positions.
walk-memoir44-landing-too-fast = Armor in the sea wants to go straight to the beach, through one hex of water onto the sand. But in the ocean a unit moves one hex per turn.
walk-memoir44-landing-water = So it moves that one hex.
walk-memoir44-landing-afloat = An enemy is on c4, but units can’t battle from the ocean.
walk-memoir44-landing-ocean-behind = The Axis attacks a unit on the beach. The dice include infantry and a flag. The hit costs one figure. The unit can’t retreat into the ocean, so the flag costs one more. It loses two figures instead of one.
walk-memoir44-landing-three-on-sand = The next turn. Armor can move three hexes, but a unit that enters a beach moves only two.
walk-memoir44-landing-sand = It moves two hexes over the sand.

walk-memoir44-bunker = The bunker on the hill
    .intro = The chapter on fixed obstacles shows how a bunker, a hill, and hedgehogs combine. The board is this tutor’s scenario of that name.
walk-memoir44-bunker-armor-stays-out = Armor wants to move to f6. That hex has hedgehogs, and only infantry can enter it.
walk-memoir44-bunker-infantry-goes-in = Infantry enters g6 between the hedgehogs without any delay.
walk-memoir44-bunker-armor = Armor attacks a unit on hedgehogs. They don’t reduce the dice, but one die shows a flag.
walk-memoir44-bunker-ignored = Infantry on hedgehogs can ignore the first flag, and it does.
walk-memoir44-bunker-one-cover = Now you attack the bunker on the hill. Infantry would lose one die to each of them, but only one counts. Armor would lose two to the bunker and one to the hill, but it loses two in all, not three.
walk-memoir44-bunker-flag-on-guns = The dice show two flags. In the bunker, the artillery can ignore the first. It can’t retreat, so the second costs a figure.
walk-memoir44-bunker-rooted = The Axis orders its artillery and wants to move it. Artillery in a bunker never moves.
walk-memoir44-bunker-all-round = But it can fire in every direction, and must attack an adjacent enemy first.

walk-memoir44-wire-and-sandbags = Wire and sandbags
    .intro = Two obstacles don’t last. Units can remove wire, and sandbags disappear when their unit leaves. This tutor chose their hexes.
walk-memoir44-wire-and-sandbags-through-wire = Can it move on across the wire? No, a unit that enters wire must stop.
walk-memoir44-wire-and-sandbags-onto-wire = Infantry moves onto the wire and stops.
walk-memoir44-wire-and-sandbags-armor-on-wire = Armor crushes wire. It must stop, but the wire is removed and it can battle.
walk-memoir44-wire-and-sandbags-from-wire = Infantry on wire rolls one fewer die, so it rolls two in a close assault.
walk-memoir44-wire-and-sandbags-clear = Instead of attacking, it can remove the wire, as the unit on f4 does now.
walk-memoir44-wire-and-sandbags-sandbags = Armor attacks a unit behind sandbags with one fewer die, from any side. The unit loses a figure, and sandbags let it ignore the flag.
walk-memoir44-wire-and-sandbags-leave = The unit retreats anyway. The sandbags are removed as soon as it leaves them.
walk-memoir44-wire-and-sandbags-leave-stay = What if it ignores the flag?
    .text = Then it stays, and so do the sandbags. Press Back to return to the step.
