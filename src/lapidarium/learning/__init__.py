"""What players learn from: reviews of their games, puzzles, lessons, and reasons for moves."""
