"""Running the server: start, processes, backup."""
