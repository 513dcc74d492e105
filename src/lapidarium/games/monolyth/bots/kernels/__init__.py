"""Kernels: the network's inputs, the network, learning it, and searching with it."""
