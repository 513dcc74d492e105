"""Lapidarium: the open digital table for games of stone."""

__version__ = "0.1.0"
