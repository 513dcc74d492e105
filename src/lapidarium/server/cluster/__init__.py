"""Several nodes over one database."""
