"""Sir Ocelot's Cave on records."""
