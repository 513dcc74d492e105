"""Training: one loop for all games."""
