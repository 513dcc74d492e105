"""Tests of the socket protocol."""
