"""Kernels: positions, the learned value, tree search, self-play."""
