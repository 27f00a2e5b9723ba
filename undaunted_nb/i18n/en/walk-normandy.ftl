# The narration of the walkthroughs of Undaunted: Normandy, in words of our own.

walk-normandy-example-round = The example round
    .intro = One round, the example in both rulebooks. The Ukrainian edition calls the players Denys (US) and Roman (Germany), the Russian one Borys and Maksym. The round is the same. Press Next.
walk-normandy-example-round-deal = Both sides draw four cards. You see the hand of the side to play.
walk-normandy-example-round-deal-about = The rulebooks show the cards only in pictures. This tutor chose the initiative cards and most of the tiles.
walk-normandy-example-round-us-initiative = The US secretly chooses a card for initiative: Scout C, worth 6. Germany can’t see it yet.
walk-normandy-example-round-de-initiative = Germany chooses Squad Leader A, worth 7. Both sides reveal and discard their cards. Because 7 beats 6, Germany takes the initiative marker and plays first.
    .first = Germany plays first
walk-normandy-example-round-refused = Germany wants to move its Riflemen A to 17B, which has an objective. But 17B doesn’t have a German marker, so Riflemen can’t enter it. The answer next to the board names the rule and its page.
walk-normandy-example-round-scout = So the Scouts go first. Scout B scouts two tiles. 3B already has a German marker. 17B has none, so Germany places one. One new marker costs one Fog of War card, from the supply to the discard pile.
    .marker = one marker, on { $tiles }
    .fog = { $count ->
        [one] one Fog of War card
       *[other] { $count } Fog of War cards
     }
walk-normandy-example-round-move = Now 17B is scouted, and a Rifleman A card moves Riflemen A there.
    .there = Riflemen A on 17B
walk-normandy-example-round-control = A second Rifleman A card controls the tile. The marker is flipped, and its objective counts for Germany. The Ukrainian edition names the Control action here. The Russian one only mentions flipping the marker.
    .owner = Germany controls { $tile }
walk-normandy-example-round-de-end = Germany has no cards left and ends its turn. The three played cards go to the discard pile. Remember where the Rifleman A cards are now.
    .discarded = { $count } cards discarded
walk-normandy-example-round-gunners = The US could attack from 14B, but the wood gives good cover and every step of range adds 1. So Machine Gunner C first moves to 2A, one step from 17B. While an enemy counter is on 2A, Germany can’t control that tile either.
    .there = Machine Gunners C on 2A
walk-normandy-example-round-inspire = Squad Leader C uses Inspire. The Machine Gunner C card just played returns to the hand, because both belong to squad C.
    .back = the card is back in hand
walk-normandy-example-round-attack = Machine Gunner C attacks. Base defense 4, cover 3, and range 1 make 8. The dice show 5 and 8, so it’s a hit. Germany looks for a Rifleman A card. The hand is empty, but the discard pile has one. That card leaves the game, and the counter stays. (In the Russian edition the German player adds up the defense here, in the Ukrainian one the US player. The total is the same.)
    .sum = { $base } + { $cover } + { $range } = { $total }
    .rolled = the dice: { $dice }
    .success = hit
    .found = the card is found in the discard pile
walk-normandy-example-round-attack-miss = What if the dice had shown 1 and 2?
    .text = 1 and 2 are lower than 8. That is a miss, and Germany loses no cards. Press Back to return to the example.
walk-normandy-example-round-attack-zero = What if the dice had shown 0 and 1?
    .text = A 0 always hits, whatever the defense. Germany loses one card, as with the 8. Press Back to return to the example.
walk-normandy-example-round-us-end = The US has only Fog of War left. It can’t be played, so the US ends its turn. Fog of War and the two played cards go to the discard pile. Both sides have played, so a new round begins and both draw again.
    .discarded = { $count } cards discarded, including Fog of War
    .round = round { $round } begins

walk-normandy-setting-up = Setting up La Raye
    .intro = Both rulebooks picture the setup of the first scenario. Set up your box along with these steps. Press Next.
walk-normandy-setting-up-tiles = Choose the scenario. La Raye is the first, and a good one to begin with. Find its tiles and lay them out as the scenario shows. Check that each tile shows the right side.
    .tiles = tiles on the board: { $tiles }
walk-normandy-setting-up-tiles-about = The text of the rulebooks names the scenario and its steps. Two public descriptions of the printed setup agree on the tiles, counters, markers, and cards.
walk-normandy-setting-up-objectives = Put the objective markers on their tiles. You can put the others back into the box.
    .most = the most valuable one: { $worth } points
walk-normandy-setting-up-radio = Only scenario 10 uses the radio marker. Put it back into the box.
walk-normandy-setting-up-sides = Agree on your sides. Each side takes its cards, counters, control markers and spawn markers.
    .cards = cards of each side in the box: { $box }
    .counters = counters of each side in the box: { $box }
walk-normandy-setting-up-counters = Place the counters, the control markers and the spawn markers. All US units start on 17B and all German ones on 5B. Check that every marker shows the right side.
    .us = US Riflemen A start on { $at }
    .flipped = Germany already controls 5B
walk-normandy-setting-up-initiative = The scenario gives the initiative marker to the US.
walk-normandy-setting-up-deck = Take the cards marked К in your list of starting cards. Shuffle them and put them face down. This is your deck.
    .deck = cards in each deck: { $count }
walk-normandy-setting-up-supply = Take the cards marked Р (in the Russian book: З). Sort them by name and put them face up next to you. This is your supply, and the enemy can read it. All other cards go back into the box.
    .supply = cards in each supply: { $count }
walk-normandy-setting-up-first-cards = The setup is complete. The first round begins, and both sides draw their cards.
    .hand = cards in each hand: { $count }
    .ahead = Germany starts with { $points } points
