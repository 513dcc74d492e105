"""Every change of the stored form, one file a change."""
