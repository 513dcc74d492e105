"""Tables without a server: commands, entries, and what they do."""
