"""The components of Monolyth: the figures of a box, read and checked."""
