# Many games between two opponents: who wins, how, and after how many rounds.

simulate-title = { $scenario }: { $n } { $n ->
    [one] game
   *[other] games
 }, { $one } ({ $side }) against { $other } ({ $enemy }){ $swap ->
    [yes] , sides swapped every second game
   *[no] {""}
 }, seed { $seed }
simulate-none = No game has ended yet.
simulate-nobody = Nobody
simulate-interval = { $low } to { $high }
simulate-player = { $player } ({ $side })
simulate-meaning = In 95 of 100 such simulations, the interval contains the true share.
simulate-length = Length: { $mean } rounds on average, { $least } to { $most }. Half of the games take at most { $median } rounds. A game has { $decisions } decisions on average.
simulate-long = { $n } { $n ->
    [one] game was
   *[other] games were
 } stopped after { $longest } decisions ({ $share }). Nobody won { $n ->
    [one] it
   *[other] them
 }.
simulate-still = { $n } { $n ->
    [one] game was
   *[other] games were
 } stopped because neither side could win anymore ({ $share }). Nobody won { $n ->
    [one] it
   *[other] them
 }.
simulate-enough = The simulation stopped early: { $n } of { $asked } games are enough for the precision you asked for.
simulate-stopped = You stopped the simulation after { $n } of { $asked } games.
simulate-unit = games
simulate-progress = { $n } of { $of } games, about { $minutes ->
    [0] { $seconds } { $seconds ->
        [one] second
       *[other] seconds
     }
    [one] 1 minute
   *[other] { $minutes } minutes
 } left
simulate-broken = A process of your executor has crashed. This process plays the remaining games.
simulate-cluster-lost = The cluster doesn’t answer anymore. This process plays the remaining games.
simulate-no-workers = The cluster has no workers, so the games wait for one. Start it with dask worker { $address }.
simulate-in-browser = Without a server, a page has only one process, and it plays all the games.
simulate-deaths = The processes keep crashing. Try jobs=1. In a script, put the call under if __name__ == "__main__".
simulate-killed = The same games have crashed several workers of the cluster, perhaps because these have too little memory. The logs of the workers show why.
simulate-no-package = A worker doesn’t have undaunted-nb. Install version { $version } on every machine of the cluster.
simulate-other-version = A worker has version { $other } of undaunted-nb, and you have { $version }. Install the same version on every machine of the cluster.
simulate-wrong-answer = A worker sent results that can’t be right. Install version { $version } of undaunted-nb on every machine of the cluster.
simulate-own-opponent = The other processes can’t import this opponent. Write its class in a module, or use jobs=1.
simulate-executor = executor must be a concurrent.futures executor or a Dask client. Got { $value }.
simulate-two = opponents must be a pair, such as ("random", "random"). Got { $value }.
simulate-precision = precision must be a number between 0 and 0.5, such as 0.02. Got { $value }.
simulate-no-file = This file doesn’t contain a simulation, or its first line is damaged. To start a new one, choose another file name.
simulate-damaged = { $n } { $n ->
    [one] line of { $file } is damaged. Its games are
   *[other] lines of { $file } are damaged. Their games are
 } played again.
simulate-old = This file is from an older version, which stored games without a checksum. Choose another file name.
simulate-other = This file contains another simulation: its { $name } is { $held }, but you asked for { $wanted }. Choose another file.

ending-points = By points
ending-pinned = The enemy is pinned
ending-hopeless = The enemy is hopeless
ending-both = Both sides are pinned
ending-escaped = By escape
ending-neutralized = By neutralizing
ending-medals = By medals
ending-cards = The deck is empty
ending-still = Neither side can win
ending-long = Stopped because it was too long
opponent-random = random player

column-winner = Winner
column-opponent = Winning opponent
column-first = Player
column-ending = How
column-opener = First initiative
column-rounds = Rounds
column-games = Games
column-low = From
column-high = To
column-interval = 95% interval
column-mean_rounds = Rounds on average
column-mean_decisions = Decisions on average

chart-winner-about = A bar for each side with its share of the wins and its 95% interval. The dashed line is a half.
chart-ending-about = A bar for each way to win. Each part of it belongs to one winner.
chart-opener-about = A bar for each side with its share of the wins, for each side that had the first initiative.
chart-lengths-about = A bar for each length of the games, in rounds.
chart-shares-about = A bar for each row with its share of the games and its 95% interval.
chart-share-axis = Games in percent
