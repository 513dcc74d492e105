"""A complete game as text, and its replay (docs/notation.md, "Records").

A record holds every event, including what was drawn, so it replays without a seed. It names
its pack by content, and carries the pack unless it is a shipped one. When the record of a
running game leaves the table, it is what somebody sees of it, without what they may not know.
Only the table itself keeps a running game complete.
"""

from lapidarium.record.game_record import WATCHING, Record
from lapidarium.record.reader import RecordError, read
from lapidarium.record.writer import LONGEST_NAME, write

__all__ = ["LONGEST_NAME", "WATCHING", "Record", "RecordError", "read", "write"]
