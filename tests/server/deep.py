"""The long tests of the table server in full size; every test run has smaller ones.

    python -m tests.server.deep [NAME ...] [--kills 500] [--messages 1000000] [--games 5000]
                                [--examples 1700] [--rounds 10]

A server that is killed during play, hostile messages, whole games (so many of each game) scanned
byte by byte for secrets in every way that something leaves the server, requests to every address
generated from the OpenAPI description, one of two nodes
killed, the fault matrix of database and disk (an answer within three seconds, and play goes on
within three), and a review on a real Ray cluster of this machine.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
WITHIN = "3"
TESTS = {
    "faults": "test_faults.py::test_killed_at_random_moments_nothing_is_lost",
    "fuzz": "test_fuzz.py",
    "secrecy": "test_secrecy.py",
    "nodes": "cluster/test_nodes.py",
    "matrix": "test_fault_matrix.py",
    "disk": "test_disk_faults.py",
    "openapi": "http/test_openapi.py",
    "ray": "ray_reviews.py",
}


SIZES = (
    ("kills", 500),
    ("messages", 1_000_000),
    ("games", 5_000),
    ("examples", 1_700),
    ("rounds", 10),
)
"""Games are of each game; examples are for each address; rounds are of each fault."""


def main() -> int:
    """Run all of them, or those named; returns 0 if all pass."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", choices=[[], *TESTS], default=[])
    for name, count in SIZES:
        parser.add_argument(f"--{name}", type=int, default=count)
    options = parser.parse_args()
    numbers = {
        "LAPIDARIUM_KILLS": options.kills,
        "LAPIDARIUM_FUZZ": options.messages,
        "LAPIDARIUM_SECRECY_GAMES": options.games,
        "LAPIDARIUM_API_EXAMPLES": options.examples,
        "LAPIDARIUM_FAULT_ROUNDS": options.rounds,
        "LAPIDARIUM_SECONDS_TO_REFUSE": WITHIN,
        "LAPIDARIUM_SECONDS_TO_GO_ON": WITHIN,
    }
    wanted = [str(HERE / TESTS[name]) for name in options.names or TESTS]
    command = [sys.executable, "-m", "pytest", "-q", "-rP", "--durations=8", *wanted]
    environment = os.environ | {name: str(number) for name, number in numbers.items()}
    return subprocess.run(command, check=False, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
