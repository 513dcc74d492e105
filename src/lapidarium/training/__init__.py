"""Training: one loop, one checkpoint and one weight format for all games."""
