"""Reviews of finished games in the background, and lines of a study."""
