"""What `bench/server.py` drives: our server, and a boardgame.io server beside it."""
