# The narration of the walkthroughs of Undaunted: North Africa, in words of our own.

walk-north-africa-example-round = The example round
    .intro = One round, as described in the rulebook. Ksyusha plays Italy, and Zhenya plays LRDG. Press Next.
walk-north-africa-example-round-deal = Both sides draw four cards. The rulebook shows some of them only in pictures. This tutor chose the two initiative cards, most of the tiles, and the other soldiers in the tank.
walk-north-africa-example-round-lrdg-initiative = LRDG secretly chooses a card for initiative: Rifleman. Italy can’t see it yet.
walk-north-africa-example-round-italy-initiative = Italy chooses Platoon Commander. Both sides reveal and discard their cards. Italy’s number is higher, so Italy takes the initiative marker and plays first.
    .first = Italy plays first
walk-north-africa-example-round-refused = Italy wants to drive its Medium Tank to 12A, next to the objective on 6B. But a vehicle can enter only tiles with its side’s marker, and 12A has no Italian one. The answer next to the board names the rule and its page.
walk-north-africa-example-round-leave = So the Scout goes first. He sits in the Scout Car and can’t move on foot from a seat. Before his card’s action, he leaves the car and is now on its tile, 19A.
    .out = the Scout is out of the car
walk-north-africa-example-round-scout = Now his card scouts. It allows two tiles, but he scouts only one, 12A. That tile had no Italian marker, so Italy places one. It costs one Fog of War card, from the supply to the discard pile.
    .marker = one marker, on { $tiles }
    .fog = { $count ->
        [one] one Fog of War card
       *[other] { $count } Fog of War cards
     }
walk-north-africa-example-round-drive = 12A is scouted. The Driver’s card uses the action of his seat. He drives the tank to 12A with everyone aboard.
    .there = the Medium Tank on 12A
walk-north-africa-example-round-seat = Italy also wants to use the Scout Car, with the Machine Gunner’s card. He could swap seats with the Rifleman in the driver’s seat, but then his card could do nothing else. So he moves to the seat that the Scout has left. A soldier can change seats before or after an action.
    .seated = the Machine Gunner on the observer’s seat
walk-north-africa-example-round-plot = From his new seat he plots a route of two tiles. The first is adjacent to the car’s tile, the second to the first. 17A already has an Italian marker. 16B gets one, which costs one more Fog of War card.
    .route = chosen: { $tiles }
    .marker = one marker, on { $placed }
    .fog = { $count ->
        [one] one Fog of War card
       *[other] { $count } Fog of War cards
     }
walk-north-africa-example-round-italy-end = Italy has no cards left and ends its turn. The three played cards go to the discard pile. Remember where the Driver’s card is now.
    .discarded = { $count } cards discarded
walk-north-africa-example-round-armored = LRDG wants to destroy the tank before it attacks. But the Saboteur can’t use a normal attack, because the tank has armor and no normal defense.
walk-north-africa-example-round-too-far = Demolish works against armor, but only on the Saboteur’s own tile. He is one step away.
walk-north-africa-example-round-stalk = So he first uses Stalk to move to 12A. LRDG has no marker there, and Stalk doesn’t need one.
    .there = the Saboteur on 12A
walk-north-africa-example-round-inspire = The Warrant Officer uses Inspire. The Saboteur’s card, just played, returns to the hand.
    .back = the card is back in hand
walk-north-africa-example-round-demolish = Now the Saboteur uses Demolish. The base is the tank’s armor, 5. Cover doesn’t count, and the range on the same tile is 0, so the total is 5. The dice show 5 and 8, so it’s a hit.
    .sum = { $base } + { $cover } + { $range } = { $total }
    .rolled = the dice: { $dice }
    .success = hit
walk-north-africa-example-round-demolish-miss = What if the dice had shown 1 and 4?
    .text = 1 and 4 are lower than 5. That is a miss, and nothing happens to the tank or its crew. Press Back to return to the example.
walk-north-africa-example-round-demolish-zero = What if the dice had shown 0 and 1?
    .text = A 0 always hits, whatever the defense. Press Back to return to the example.
walk-north-africa-example-round-wound = A hit on a vehicle first wounds a soldier. LRDG picks one aboard, the Driver. Italy has no cards in hand, so it finds a Driver card in its discard pile and removes it from the game. Then the tank takes one damage. Two more would disable it.
    .found = the card is found in the discard pile
    .damage = damage: { $damage }
    .threshold = disabled at { $critical }
walk-north-africa-example-round-lrdg-end = LRDG has only Fog of War left. It can’t be played, so LRDG ends its turn. Fog of War and the played cards go to the discard pile. Both sides have played, so a new round begins and both draw again.
    .discarded = { $count } cards discarded, including Fog of War
    .round = round { $round } begins

walk-north-africa-setting-up = Setting up the first scenario
    .intro = The rulebook pictures the setup of its first scenario, Landing Ground 7. Set up your box along with these steps. Press Next.
walk-north-africa-setting-up-tiles = Choose the scenario. The first is Landing Ground 7. Find its tiles and lay them out as the scenario shows. Check that each tile shows the right side.
    .tiles = tiles on the board: { $tiles }
walk-north-africa-setting-up-tiles-about = The rulebook shows the tiles and the card lists of Landing Ground 7 only in its picture and in the scenario book. So this table shows this tutor’s own airfield. The goals and the points of three structures are those of Landing Ground 7. Follow your scenario book for the rest.
walk-north-africa-setting-up-objectives = Put out the objective markers. This scenario uses none, so all of them go back into the box.
walk-north-africa-setting-up-structures = Put the structures on their tiles, and the others back into the box.
    .most = the Motor Pool: { $worth } points
walk-north-africa-setting-up-exits = Put out the escape points. Nobody can escape here, so they go back into the box.
walk-north-africa-setting-up-sides = Agree on your sides. Each side takes its cards, counters, and control markers.
    .cards = LRDG cards in the box: { $box }
    .counters = LRDG counters in the box: { $box }
walk-north-africa-setting-up-counters = Place the counters and the control markers. Some scenarios put soldiers straight onto the seats of a vehicle card. Check that everything shows the right side. Put the damage tokens within reach of both players.
    .scouted = LRDG has scouted 9A
    .lrdg = points to win: { $goal }
walk-north-africa-setting-up-initiative = The scenario gives the initiative marker to LRDG.
walk-north-africa-setting-up-deck = Take the cards marked К in your list of starting cards. Shuffle them and put them face down. This is your deck.
    .deck = cards in the LRDG deck: { $count }
walk-north-africa-setting-up-supply = Put the cards marked З face up next to you, best sorted by name. This is your supply, and the enemy can read it.
    .supply = cards in the LRDG supply: { $count }
walk-north-africa-setting-up-vehicles = Put the vehicle cards marked С face up in front of you. This scenario has none. All other cards go back into the box.
walk-north-africa-setting-up-first-cards = The setup is complete. The first round begins, and both sides draw their cards.
    .hand = cards in each hand: { $count }
