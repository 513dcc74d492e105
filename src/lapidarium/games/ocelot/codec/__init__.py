"""The cave's moves as ids and its mat as bytes."""
