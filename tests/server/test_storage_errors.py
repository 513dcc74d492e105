"""Which errors of a database mean that it fails, and which only that one statement did."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError, OperationalError

from lapidarium.server.storage.savepoint import is_fatal


class FromPostgres(Exception):  # noqa: N818
    """What psycopg raises."""

    def __init__(self, sqlstate: str | None) -> None:
        super().__init__("disk full, connection lost, database is locked")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("sqlstate", "is_so"),
    [("08006", True), ("53100", True), ("57P01", True), (None, True), ("22021", False)],
)
def test_the_code_decides_and_not_the_words(sqlstate: str | None, is_so: bool) -> None:
    """A statement may hold any words, for instance somebody's chat about a full disk."""
    words = {"text": "disk full; server closed the connection"}
    error = DBAPIError("INSERT", words, FromPostgres(sqlstate))
    assert is_fatal(error) is is_so


def test_an_error_of_one_statement_on_sqlite_is_its_own() -> None:
    with create_engine("sqlite://").connect() as connection:
        with pytest.raises(OperationalError) as found:
            connection.execute(text("SELECT 'disk is full' FROM nothing"))
        assert not is_fatal(found.value)
