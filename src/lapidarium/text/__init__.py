"""Games as text for programs that read and write it: what a seat may know, and its answers."""
