"""When the database cannot do what was asked."""

from __future__ import annotations


class StorageUnavailable(Exception):  # noqa: N818
    """The database cannot be reached or does not accept writes; nothing was changed."""

    @property
    def reason(self) -> str:
        """The database's own error, for operators."""
        cause = self.__cause__
        lines = str(getattr(cause, "orig", None) or cause or self).splitlines()
        return lines[0][:200] if lines else ""


class StorageUnsure(StorageUnavailable):
    """The answer to COMMIT was lost, or takes too long: it may have been stored, or may yet be.

    If it was, the table shows it as soon as that is known.
    """
