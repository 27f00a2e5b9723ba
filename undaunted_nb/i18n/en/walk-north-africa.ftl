# The narration of the walkthroughs of Undaunted: North Africa, in words of our own.

walk-north-africa-example-round = The example round
    .intro = One round, as the rulebook tells it: Ksyusha plays Italy, Zhenya LRDG. Press Next.
walk-north-africa-example-round-deal = Both sides draw four cards. The rulebook shows some of them only in pictures: the two initiative cards are our own choice here, as are most of the tiles and who else sits in the tank.
walk-north-africa-example-round-lrdg-initiative = LRDG chooses a card for the initiative, in secret: Rifleman. Italy must not see it yet.
walk-north-africa-example-round-italy-initiative = Italy chooses Platoon Commander. Both cards are revealed and discarded; Italy’s number is the higher one, so Italy takes the token and plays first.
    .first = Italy plays first
walk-north-africa-example-round-refused = Italy wants its Medium Tank on 12A, next to the objective on 6B. But a vehicle only drives where its side has a marker, and 12A has no Italian one. Look at the answer beside the board: it names the rule and the place where it stands.
walk-north-africa-example-round-leave = So the Scout goes first. He sits in the Scout Car, and from a seat nobody moves on foot: before the action of his card he leaves the car and stands on its tile, 19A.
    .out = the Scout is out of the car
walk-north-africa-example-round-scout = Now his card scouts. It would go two tiles; he goes only one, to 12A. There was no Italian marker there, so one is placed, and it costs one Fog of War, from the supply to the discard pile.
    .marker = one marker, on { $tiles }
    .fog = { $count ->
        [one] one Fog of War
       *[other] { $count } Fog of War
     }
walk-north-africa-example-round-drive = 12A is scouted. The Driver’s card uses an action of the vehicle, the one of his seat: he drives the tank to 12A, and everybody aboard goes with it.
    .there = the Medium Tank on 12A
walk-north-africa-example-round-seat = Italy would like to drive the Scout Car as well, with the Machine Gunner’s card. He could swap seats with the Rifleman, who sits at the wheel, but then his card could do nothing else. So he moves to the seat that the Scout has left. That comes along with an action, before it or after it.
    .seated = the Machine Gunner on the observer’s seat
walk-north-africa-example-round-plot = From his new seat he plots a route of two tiles: the first borders the tile of the car, the second borders the first. 17A has an Italian marker already, 16B gets one, and that is one more Fog of War.
    .route = chosen: { $tiles }
    .marker = one marker, on { $placed }
    .fog = { $count ->
        [one] one Fog of War
       *[other] { $count } Fog of War
     }
walk-north-africa-example-round-italy-end = Italy has no card left and ends its turn: the three played cards go to the discard pile. Remember where the Driver’s card is now.
    .discarded = { $count } cards discarded
walk-north-africa-example-round-armoured = LRDG wants to destroy the tank before it does harm. The Saboteur cannot simply attack it: the tank has armour, but no normal defence.
walk-north-africa-example-round-too-far = Demolish works against armour, but only on the Saboteur’s own tile, and he stands one step away.
walk-north-africa-example-round-stalk = So he first stalks to 12A. LRDG has no marker there, and Stalk needs none.
    .there = the Saboteur on 12A
walk-north-africa-example-round-inspire = The Warrant Officer inspires: the Saboteur’s card, just played, goes back to the hand.
    .back = the card is back in hand
walk-north-africa-example-round-demolish = Now the Saboteur demolishes. The base is the tank’s armour, 5; cover does not count, and on the same tile there is no range: 5. Two dice, 5 and 8: hit.
    .sum = { $base } + { $cover } + { $range } = { $total }
    .rolled = the dice: { $dice }
    .success = hit
walk-north-africa-example-round-demolish-miss = What if the dice had shown 1 and 4?
    .text = 1 and 4 do not reach 5: a miss, and nothing happens to the tank or its crew. Back returns to the round as it is told.
walk-north-africa-example-round-demolish-zero = What if the dice had shown 0 and 1?
    .text = A 0 always hits, whatever the defence. Back returns to the round as it is told.
walk-north-africa-example-round-wound = A hit on a vehicle wounds first: LRDG picks one soldier aboard, the Driver. Italy has no card in hand, so it looks in its discard pile, finds a Driver card and removes it from the game. Then the tank takes one damage. Two more would disable it.
    .found = the card is found in the discard pile
    .damage = damage: { $damage }
    .threshold = disabled at { $critical }
walk-north-africa-example-round-lrdg-end = LRDG has only Fog of War left, which cannot be played, and ends its turn: Fog of War and the played cards go to the discard pile. Both sides have played, so a new round begins and both draw again.
    .discarded = { $count } cards discarded, Fog of War among them
    .round = round { $round } begins
