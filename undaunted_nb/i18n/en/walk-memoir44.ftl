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
    .ignores = it may ignore { $ignores } { $ignores ->
        [one] flag
       *[other] flags
     }
    .lost = { $lost } { $lost ->
        [one] figure
       *[other] figures
     } lost
    .may = from there it may battle
    .may-not = no battle from there this turn
    .medals = { $medals } { $medals ->
        [one] medal
       *[other] medals
     }
    .no-way = { $lost } { $lost ->
        [one] figure
       *[other] figures
     } lost because the way back is closed
    .open = the line of sight is open
    .ordered = { $ordered } { $ordered ->
        [one] unit has an order
       *[other] units have orders
     }
    .orders = { $orders } { $orders ->
        [one] order
       *[other] orders
     } can be given
    .path = way: { $path }
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
        [one] way
       *[other] ways
     } back

walk-memoir44-setting-up = Setting up the first battle
    .intro = The rulebook prepares Pegasus Bridge step by step and counts what goes where. Count along.
walk-memoir44-setting-up-board = The map lies there: rivers first, then villages and forests, bridges, obstacles, units, and both hands are dealt. One translation can be read as if every bridge had its own wire and sandbags; all of it guards the western bridge.
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
walk-memoir44-setting-up-axis-waits = The Axis would like to begin. But the scenario says who does, and here it is not the Axis.
walk-memoir44-setting-up-howard = Major Howard begins: the Allies play the first card. Which cards are in the hands is our own choice; only their number is given.
    .first = the Allies begin
    .deck = left in the deck: { $deck }

walk-memoir44-orders-in-sections = Orders and dotted lines
    .intro = Two dotted lines split the board into three sections. Who may be given an order depends on where a unit stands and what the card says. The units are set up by us.
walk-memoir44-orders-in-sections-play = Probe on the left flank: two orders there, no more, and none elsewhere.
walk-memoir44-orders-in-sections-line = The unit on d4 stands right on the left line. It counts for the left flank as well as for the center, so this card may order it.
    .both = d4 is in two sections
walk-memoir44-orders-in-sections-center = The unit on f4 stands in the center only. This card does not reach it.
walk-memoir44-orders-in-sections-twice = A second order to the unit on d4? One order a unit is all there is.
walk-memoir44-orders-in-sections-second = The second order goes to b4, deep in the left flank.
walk-memoir44-orders-in-sections-spent = A third unit waits on the left flank, on B3. But the card gave two orders, and both are spent.
walk-memoir44-orders-in-sections-other-section = A turn later the Allies play Attack in the center. The same unit on d4 may be ordered with this card too: the line belongs to both sides of it.
walk-memoir44-orders-in-sections-lost = Another turn later: Attack on the right flank gives three orders, but only one Allied unit stands there. The other two are lost; nothing is saved up for later.
    .none-left = nobody else to order

walk-memoir44-moving-around-a-friend = Moving around a friend
    .intro = Units move one at a time, never onto a unit and never through one. The rulebook shows it with infantry beside a village and with armor that has to go round; which hexes these are is our choice.
walk-memoir44-moving-around-a-friend-blocked = Infantry on F1 wants to g2, right of the village. That is two hexes, but a friend stands on G1, and nobody passes through a friend.
    .no-way = no way to g2 for now
walk-memoir44-moving-around-a-friend-through-town = The other short way leads through the village on f2. A unit that enters it has to stop there.
walk-memoir44-moving-around-a-friend-right-first = So the right unit goes first: one hex to the right.
walk-memoir44-moving-around-a-friend-then-left = Now G1 is free and the left unit reaches g2. All its figures go together: a unit is never split.
walk-memoir44-moving-around-a-friend-moved-once = Could the first unit go on a little? No: a unit moves once a turn, and its move is over.
walk-memoir44-moving-around-a-friend-through-friend = Armor on C3 wants to E3, two hexes away in a straight line. But a friend stands on D3, right in between.
walk-memoir44-moving-around-a-friend-around = Armor goes far enough to walk round: three hexes, and it is there.
walk-memoir44-moving-around-a-friend-no-joining = Two weak units would like to become one strong one. They may not: a hex holds one unit, and units never join.

walk-memoir44-how-far = How far each arm goes
    .intro = Infantry, special forces, armor, artillery: how far does each move, and may it still battle? The rulebook has a picture for each; the hexes are ours.
walk-memoir44-how-far-infantry = Infantry moves one hex and may then battle: from c4 it sees an enemy on c6.
walk-memoir44-how-far-infantry-two = What if it goes two hexes?
    .text = It may: infantry moves up to two hexes. It even stands beside the enemy now, but after two hexes infantry does not battle this turn. Back returns to the step.
walk-memoir44-how-far-special = Special forces move two hexes and may battle all the same.
walk-memoir44-how-far-armor-four = Armor is fast, but four hexes are too far.
walk-memoir44-how-far-armor = Three hexes, and armor may still battle: the enemy on I7 is now next to it.
walk-memoir44-how-far-guns = Artillery either moves one hex or battles. It has moved, so it is silent this turn.
walk-memoir44-how-far-guns-stay = What if it does not move?
    .text = Then it may fire. At four hexes it throws two dice, and nothing needs to be seen. Back returns to the step.
walk-memoir44-how-far-then-battle = All moves are done, the battles begin. Armor attacks the unit beside it with three dice.

walk-memoir44-close-or-fire = Close assault or fire
    .intro = How many dice? That depends on the arm and on the range. And a unit with an enemy next to it has no choice of range at all. The positions are ours.
walk-memoir44-close-or-fire-must-close = Infantry on B3 would rather fire at the unit on A5. But an enemy stands right next to it, on b4: it has to fight that one or nobody.
walk-memoir44-close-or-fire-close = So it is a close assault. Count backwards from the first hex, “three”: three dice. The infantry symbol hits, the other two do nothing here.
walk-memoir44-close-or-fire-out-of-range = Infantry on E3 aims at g6. Counting “three, two, one” one runs out before the target: it is four hexes away.
walk-memoir44-close-or-fire-two-hexes = E5 is two hexes away: “three, two” – two dice.
walk-memoir44-close-or-fire-two-hexes-three = What if it fires at f6?
    .text = f6 is three hexes away: “three, two, one” – one die. Back returns to the step.
walk-memoir44-close-or-fire-armor = Armor throws three dice at any range up to three hexes. Here it fires at the greatest of them.
walk-memoir44-close-or-fire-guns = Artillery reaches six hexes: 3, 3, 2, 2, 1, 1 dice. The target is the fourth hex.
walk-memoir44-close-or-fire-guns-nearer = What if the guns take the nearer target?
    .text = Three hexes away it is two dice as well; only at one or two hexes would it be three. Back returns to the step.

walk-memoir44-line-of-sight = The line of sight
    .intro = Infantry and armor must see their target: a line from the middle of one hex to the middle of the other. Three pictures show a line that runs along the edge of hexes.
walk-memoir44-line-of-sight-one-side = The line from B3 to B5 runs between a4 and b4. A friend stands on b4, on the right of it; on the left there is nothing. One side alone blocks nothing.
walk-memoir44-line-of-sight-both-sides = From E3 to E5 there is a unit on each side of the line, on d4 and on e4. That they are friends does not help: the line is blocked.
walk-memoir44-line-of-sight-wood-and-unit = The third picture is blocked on both sides as well, and does not say by what. Here a forest on J3 and a unit on i4 do it together.
walk-memoir44-line-of-sight-guns = Artillery behind them need not see anything. It fires at E5 over everybody's heads.

walk-memoir44-what-the-dice-say = What the dice say
    .intro = Each symbol on the dice has its meaning, and it depends on the target. Four battles show all of them.
walk-memoir44-what-the-dice-say-infantry = A single figure attacks – with all three dice, for losses do not weaken a unit's fire. Against infantry the infantry symbol and the grenade hit; the star misses.
walk-memoir44-what-the-dice-say-armor = Against armor the armor symbol hits and the infantry symbol does not.
walk-memoir44-what-the-dice-say-guns = Artillery has no symbol of its own: only the grenade hits it.
walk-memoir44-what-the-dice-say-too-many = Three hits, but the unit has one figure left. The other two do nothing. The last figure of a unit becomes a medal.
walk-memoir44-what-the-dice-say-too-many-stars = What if all dice showed stars?
    .text = Three misses. A star only counts for a few tactic cards. Back returns to the step.

walk-memoir44-retreat = The retreat
    .intro = Hits first, then flags: one hex back for each, and the owner of the unit chooses the way. Three pictures: two ways, one way, no way.
walk-memoir44-retreat-two-ways = Infantry, star, flag: one figure is lost, then the unit on c4 falls back one hex. Behind it both hexes are free.
walk-memoir44-retreat-two-ways-two-flags = What if there were two flags?
    .text = No loss, but two hexes back – to one of three hexes, each two rows nearer to the unit's own edge. Back returns to the step.
walk-memoir44-retreat-sideways = Sideways to d4? A retreat always leads towards one's own edge of the board.
walk-memoir44-retreat-back = The Axis chooses D5.
walk-memoir44-retreat-one-way = The same dice against g4. One figure is lost here too; but a unit of its own side stands behind it.
walk-memoir44-retreat-friend-behind = Onto G5? A unit stands there, and that it is a friend changes nothing.
walk-memoir44-retreat-only-one = H5 is the only way, and the unit has to take it.
walk-memoir44-retreat-no-way = Once more the same dice, now against k4. Behind it: a friend on one side, a river on the other. It cannot fall back at all, so it pays with one more figure.

walk-memoir44-taking-ground = Taking ground
    .intro = After a close assault that has emptied the hex, the attacker may go in. The rulebook shows infantry that takes a forest.
walk-memoir44-taking-ground-assault = The enemy on J3 stands in a forest: three dice less one. Infantry and a flag come up, and one figure is lost.
walk-memoir44-taking-ground-assault-no-flag = What if no flag had come up?
    .text = Two figures are lost, but the unit stays where it is. Ground that is not empty cannot be taken. Back returns to the step.
walk-memoir44-taking-ground-retreat = The flag sends the rest of it back to j4.
walk-memoir44-taking-ground-take = The Allies take the ground at once – and have the cover of the forest for themselves.
    .covered = infantry would lose { $cover } { $cover ->
        [one] die
       *[other] dice
     } against J3
walk-memoir44-taking-ground-guns = Guns next to an enemy must fight in close assault, too: three dice.
walk-memoir44-taking-ground-guns-retreat = The enemy falls back, and d4 is empty.
walk-memoir44-taking-ground-guns-stay = But artillery never takes ground.

walk-memoir44-overrun = The armor overrun
    .intro = Armor that takes ground may battle once more. The pictures show the assault, the advance and the second battle; then come the limits.
walk-memoir44-overrun-assault = Armor assaults infantry on c4. Infantry and flag are among the dice: one figure is lost.
walk-memoir44-overrun-retreat = With three figures left the infantry falls back to C5.
walk-memoir44-overrun-advance = The armor goes after it, and may now battle again.
walk-memoir44-overrun-must-close = At somebody farther off? No: an enemy is next to it again, so the second battle must be a close assault as well.
walk-memoir44-overrun-overrun = The overrun: three dice, three hits, the unit is gone. That is a medal.
walk-memoir44-overrun-again = After a successful overrun the armor may take ground once more …
walk-memoir44-overrun-once = … but not battle a third time: one overrun a turn.
walk-memoir44-overrun-second-tank = Another armor unit has its own battle, and its own overrun. It destroys the two figures before it.
walk-memoir44-overrun-second-advance = It takes the ground. No enemy is next to it now.
walk-memoir44-overrun-fire = So its second battle may be fire: two hexes, three dice as always.

walk-memoir44-resistance = The Resistance slips away
    .intro = The Resistance knows its country: a retreat takes it one to three hexes for each flag. The picture has two flags and a village four hexes off. The steps after it show its other marks.
walk-memoir44-resistance-attacked = The Axis attacks a unit of the Resistance behind its lines. Three figures is all such a unit has. No hit, but two flags.
walk-memoir44-resistance-too-short = One hex is too little: it is at least one for each flag.
walk-memoir44-resistance-slips-away = Four hexes back, and there is a village to hide in. Two flags would allow up to six.
walk-memoir44-resistance-slips-away-short = What if it goes no farther than it must?
    .text = Two hexes for two flags are enough. The choice is its owner's alone. Back returns to the step.
walk-memoir44-resistance-from-cover = The Allies' turn. The other unit of the Resistance steps into a forest next to an enemy – and may attack at once.
walk-memoir44-resistance-from-cover-regulars = What if ordinary infantry entered the forest?
    .text = It would have to wait: whoever enters a forest does not battle this turn. Only the Resistance does. Back returns to the step.
walk-memoir44-resistance-two-hexes = The first unit comes back two hexes, and an enemy on F7 is in range. But unlike other units with a badge, the Resistance does not battle after two hexes.

walk-memoir44-special-forces = Special forces and elite armor
    .intro = Units with a badge do a little more than others. Two pictures show how special forces move; the last step is about elite armor.
walk-memoir44-special-forces-two-hexes = Special forces go two hexes and may still battle.
walk-memoir44-special-forces-through-forest = Through a forest? The ground holds them up as it does everybody.
walk-memoir44-special-forces-forest = They enter the forest and stop there. And this turn they do not battle, though an enemy is next to them.
walk-memoir44-special-forces-assault = The first unit attacks after its two hexes, with the three dice of a close assault.
walk-memoir44-special-forces-elite-armor = Three hits on elite armor. Ordinary armor would be gone; of these four figures one is left.
    .elite = figures of elite armor: { $fresh }
    .regular = figures of armor: { $fresh }

walk-memoir44-forest = The forest, turn by turn
    .intro = Three pictures, three turns: in, an attack on it, and the answer. The hexes are ours.
walk-memoir44-forest-through = Two hexes through the forest? Whoever enters it has to stop.
walk-memoir44-forest-turn-1 = First turn: Allied infantry goes into the forest.
walk-memoir44-forest-turn-1-calm = An enemy is in range, on b6. But a unit does not battle in the turn in which it enters a forest.
walk-memoir44-forest-turn-2 = Second turn: Axis infantry comes up by one hex. Armor would lose two of its three dice against the forest, artillery none.
walk-memoir44-forest-turn-2-assault = It assaults, with two dice instead of three: the forest covers the Allies.
walk-memoir44-forest-turn-3 = Third turn: the Allies strike back with all three dice. Their own forest does not hinder them, and neither does the loss.

walk-memoir44-hedgerow = The hedgerow, turn by turn
    .intro = A hedgerow costs more time than anything else on the board: four turns from one side to the other. Here armor does it, which would otherwise go three hexes a turn.
walk-memoir44-hedgerow-too-far = Straight in? The armor does not stand beside the hedgerow, and from anywhere else nobody gets in.
walk-memoir44-hedgerow-turn-1 = First turn: it stops in front of the hedgerow.
walk-memoir44-hedgerow-turn-2 = Second turn: now it goes in – and stops there, without a battle.
walk-memoir44-hedgerow-two-out = Out again and on? Leaving a hedgerow, a unit goes one hex.
walk-memoir44-hedgerow-turn-3 = Third turn: out, and stop. It may battle, though.
walk-memoir44-hedgerow-turn-4 = Fourth turn: now it moves as usual, three hexes if it likes.

walk-memoir44-hills = Hills
    .intro = Three pictures: an attack from below, one from the same height, and a line of sight over a hill.
walk-memoir44-hills-below = Infantry on i4 attacks uphill: one die less, two in all. For armor it is one less, too.
walk-memoir44-hills-level = Infantry on j4 stands on a hill itself. From the same height it throws all three dice.
walk-memoir44-hills-over = Between L5 and J5 lies another hill. Both units stand as high, so it does not block their sight. For somebody below it would.
    .from-below = from K3 to k6, both below, it is blocked

walk-memoir44-town = Towns and villages
    .intro = The picture on the summary card shows a soldier with one die less and a tank with two less. And a village is the rulebook's example of two protections that do not add up.
walk-memoir44-town-infantry = Infantry attacks a unit in the town: one die less. It has sandbags as well, but only the best protection counts.
walk-memoir44-town-guns = Artillery fires at full strength; two hexes away it has three dice.
walk-memoir44-town-armor = Armor loses two dice. One translation swaps the two numbers in its example with sandbags; its own chapter on towns has them right. The last die shows a flag.
walk-memoir44-town-sandbags = The sandbags added nothing to the cover, but they let the unit ignore the first flag. It stays.
walk-memoir44-town-from-town = Now the armor in the town attacks. From inside a town armor throws two dice less: one is left.

walk-memoir44-river = Rivers and bridges
    .intro = A river stops everybody, and it hides nobody. Two pictures show both.
walk-memoir44-river-swim = Armor wants across the river, through I3. There is no bridge on that hex.
walk-memoir44-river-bridge = It takes the bridge on H3 and is across in two hexes. A bridge costs nothing extra.
walk-memoir44-river-across = Infantry attacks across the river. Water does not block the sight and covers nobody.

walk-memoir44-landing = Ocean and beach
    .intro = In the water one hex a turn, on the sand two, and no way back into the sea. Played on the board of Sword Beach; who stands where is ours.
walk-memoir44-landing-too-fast = Armor in the sea wants straight to the beach: through one hex of water onto the sand. In the ocean a unit goes one hex a turn.
walk-memoir44-landing-water = So it goes that one hex.
walk-memoir44-landing-afloat = An enemy on c4? From the ocean nobody battles.
walk-memoir44-landing-ocean-behind = The Axis attacks a unit on the beach: infantry and flag are among the dice. One figure is lost to the hit. The flag would send it into the ocean, which is closed to a retreat: one more. Two figures are lost instead of one.
walk-memoir44-landing-three-on-sand = The next turn. Armor has three hexes, but whoever goes onto the beach goes two in all.
walk-memoir44-landing-sand = Two hexes over the sand.

walk-memoir44-bunker = The bunker on the hill
    .intro = What a bunker, a hill and hedgehogs do together is in the chapter on fixed obstacles. The board is our own one of that name.
walk-memoir44-bunker-armor-stays-out = Armor wants onto f6. There are hedgehogs, and only infantry gets in there.
walk-memoir44-bunker-infantry-goes-in = Infantry goes onto g6 between the hedgehogs as if they were not there.
walk-memoir44-bunker-armor = Armor attacks a unit on hedgehogs: they take no dice away. But a flag comes up.
walk-memoir44-bunker-ignored = Infantry on hedgehogs may ignore the first flag, and does.
walk-memoir44-bunker-one-cover = Now against the bunker, which stands on a hill. For infantry both take one die – only one counts. For armor the bunker takes two and the hill one: two in all, not three.
walk-memoir44-bunker-flag-on-guns = Two flags. The bunker lets its guns ignore the first. They cannot go away, so the second costs a figure.
walk-memoir44-bunker-rooted = The Axis gives its guns an order and would like to move them. Guns in a bunker never move.
walk-memoir44-bunker-all-round = But they fire all round – and at an enemy next to them first.

walk-memoir44-wire-and-sandbags = Wire and sandbags
    .intro = Two obstacles that do not last: wire is cleared away, sandbags go with the unit behind them. Where they lie here is our choice.
walk-memoir44-wire-and-sandbags-through-wire = Over the wire and on? Wire holds up whoever steps onto it.
walk-memoir44-wire-and-sandbags-onto-wire = Infantry goes onto the wire and stops.
walk-memoir44-wire-and-sandbags-armor-on-wire = Armor flattens wire: it has to stop, but the wire is gone and it may battle.
walk-memoir44-wire-and-sandbags-from-wire = Infantry on wire throws one die less, so two in a close assault.
walk-memoir44-wire-and-sandbags-clear = Or it clears the wire away instead of its battle, as the unit on f4 does now.
walk-memoir44-wire-and-sandbags-sandbags = Armor attacks a unit behind sandbags: one die less, from whatever side. A figure is lost, and there is a flag, which sandbags allow to ignore.
walk-memoir44-wire-and-sandbags-leave = The unit falls back all the same. The sandbags are removed as soon as it leaves them.
walk-memoir44-wire-and-sandbags-leave-stay = What if it ignores the flag?
    .text = Then it stays, and so do the sandbags. Back returns to the step.
