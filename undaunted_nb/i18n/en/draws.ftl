# The deck as a lottery: how likely a card is to be drawn.

draws-cards = { $size ->
    [one] There is 1 card
   *[other] There are { $size } cards
 }, { $copies ->
    [0] none of them the one we want.
   *[other] { $copies } of them what we want and { $others } not.
 } { $drawn ->
    [one] 1 card is drawn
   *[other] { $drawn } cards are drawn
 }, and none is put back.
draws-none = None of them is what we want: { $factors } = { $chance }.
draws-one = At least one is: 1 − { $none } = { $chance }, about { $decimal }.
draws-model = In each round { $draw ->
    [one] 1 card is drawn
   *[other] { $draw } cards are drawn
 }, every card of the deck equally likely. { $reshuffle ->
    [yes] At the end of the round the whole hand goes to the discard pile, played or not; when a card is to be drawn and the deck is empty, the discard pile is shuffled and becomes the deck.
   *[no] No card comes back: what has been drawn stays out.
 }
draws-initiative = The card for initiative is any card of the hand, each equally likely. It lies in the discard pile at once, so it may be shuffled in within the same round.
draws-supposed = What is supposed happens in any case, even when the card that does it is not in hand; only what needs a certain card in hand happens just when it is there.

draws-nothing = Name at least one card to wait for. There are: { $all }.
draws-empty = There is no card in any of the piles. Name some, with their numbers.
draws-no-card = No card “{ $name }” lies in the piles that are asked about. There are: { $all }.
draws-no-step = “{ $name }” is not something that can happen to a deck here. There are: { $all }.
draws-no-line = “{ $line }” cannot be supposed. A line begins with one of these words: { $all }. Put a round before it for later, e.g. “2: recon”.
draws-rounds = The two decks are followed through different numbers of rounds: { $one } and { $other }. Ask for the same number.
draws-too-many = There are more than { $most } cases to count. Ask for fewer kinds of cards at once or for fewer rounds, or draw at random many times instead.
draws-too-late = { $side }: “{ $line }” is too late in this round. Put a later round before it, e.g. “2: { $line }”.
draws-game-over = This game is over: nobody draws any more. Go back to an earlier position.
