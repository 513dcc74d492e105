"""People: guests, registered names, and who a request is from."""
