"""Games between bots: simulations, matches and their statistics."""
