"""Dealing and playing without people: the one place that draws chance."""
