# The narration of the walkthroughs of Undaunted: Normandy, in words of our own.

walk-normandy-example-round = The example round
    .intro = One round, the example in both rulebooks. The Ukrainian edition calls the players Denys (US) and Roman (Germany), the Russian one Borys and Maksym; the round is the same. Press Next.
walk-normandy-example-round-deal = Both sides draw four cards. You see the hand of the side that is to play.
walk-normandy-example-round-deal-about = The rulebooks show the cards only in pictures. The initiative cards here are our own choice, and so are most of the tiles.
walk-normandy-example-round-us-initiative = The US chooses a card for the initiative, in secret: Scout C, worth 6. Germany must not see it yet.
walk-normandy-example-round-de-initiative = Germany chooses Squad Leader A, worth 7. Both cards are revealed and discarded; 7 beats 6, so Germany takes the token and plays first.
    .first = Germany plays first
walk-normandy-example-round-refused = Germany wants its Riflemen A on 17B, where an objective lies. But 17B carries no German marker, so Riflemen may not enter it. Look at the answer beside the board: it names the rule and the place where it stands.
walk-normandy-example-round-scout = So the Scouts go first. Scout B scouts two tiles: 3B, which already has a German marker, then 17B, which has none and gets one. One marker placed costs one Fog of War, from the supply to the discard pile.
    .marker = one marker, on { $tiles }
    .fog = { $count ->
        [one] one Fog of War
       *[other] { $count } Fog of War
     }
walk-normandy-example-round-move = Now 17B is scouted, and a Rifleman A card moves Riflemen A there.
    .there = Riflemen A on 17B
walk-normandy-example-round-control = A second Rifleman A card controls the tile: the marker is turned, and its objective counts for Germany. The Ukrainian edition names the action Control here; the Russian one only says that the marker is turned over.
    .owner = { $tile } is Germany’s
walk-normandy-example-round-de-end = Germany has no card left and ends its turn: the three played cards go to the discard pile. Remember where the Rifleman A cards are now.
    .discarded = { $count } cards discarded
walk-normandy-example-round-gunners = The US could fire from 14B, but the wood covers well and every tile of range adds one. So Machine Gunner C first moves to 2A, one step from 17B. While an enemy counter stands on 2A, Germany cannot control that tile either.
    .there = Machine Gunners C on 2A
walk-normandy-example-round-inspire = Squad Leader C inspires: the Machine Gunner C card just played goes back to the hand, because both belong to squad C.
    .back = the card is back in hand
walk-normandy-example-round-attack = Machine Gunner C attacks. Base defence 4, cover 3, range 1: the dice must show 8 or more. Two dice, 5 and 8: hit. Germany looks for a Rifleman A card: not in the hand, which is empty, but in the discard pile. That card leaves the game; the counter stays. (The Russian edition lets the German player add up the defence here, the Ukrainian one the US player; the sum is the same.)
    .sum = { $base } + { $cover } + { $range } = { $total }
    .rolled = the dice: { $dice }
    .success = hit
    .found = the card is found in the discard pile
walk-normandy-example-round-attack-miss = What if the dice had shown 1 and 2?
    .text = 1 and 2 do not reach 8: a miss, and Germany loses nothing. Back returns to the round as it is told.
walk-normandy-example-round-attack-zero = What if the dice had shown 0 and 1?
    .text = A 0 always hits, whatever the defence. One card is lost, as with the 8. Back returns to the round as it is told.
walk-normandy-example-round-us-end = The US has only Fog of War left, which cannot be played, and ends its turn: Fog of War and the two played cards go to the discard pile. Both sides have played, so a new round begins and both draw again.
    .discarded = { $count } cards discarded, Fog of War among them
    .round = round { $round } begins
