"""Tables in memory, and everything that happens at them."""
