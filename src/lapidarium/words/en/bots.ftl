# Opponents. Levels carry the names of the solo ranks.

no-such-bot = no bot is called “{ $name }”; there are { $names }
level-dutiful = Dutiful Builder
level-steadfast = Steadfast Craftsman
bad-budget = “{ $text }” is no budget; write seconds such as 0.2s, or simulations such as 500sims
workers-died = a task has ended { $count } workers one after another; nothing more was tried
workers-no-ray = Ray is not installed; install it with: pip install "lapidarium[cluster]"
workers-no-cluster = there is no Ray cluster at { $address }: { $reason }
