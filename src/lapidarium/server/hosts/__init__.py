"""Those who run a server: what they see, what they do, and how running nodes learn of it."""
