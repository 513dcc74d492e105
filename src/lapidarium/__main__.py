"""`python -m lapidarium` is the command line."""

from lapidarium.cli import main

main()
