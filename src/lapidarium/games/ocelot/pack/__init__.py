"""The components of Sir Ocelot's Cave: the figures of a box, read and checked."""
