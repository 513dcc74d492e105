"""The players of Monolyth."""
