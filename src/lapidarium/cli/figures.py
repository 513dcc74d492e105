"""Numbers as people of the language of this run write them: 52.0, or 52,0."""

from __future__ import annotations

from babel import Locale
from fluent.runtime.types import fluent_number

from lapidarium.cli.output import language


def decimal(value: float, digits: int = 1, *, is_signed: bool = False) -> str:
    """A number with so many decimals; signed, also a gain has its sign."""
    sign = "+" if is_signed and value >= 0 else ""
    return sign + _written(value, digits)


def percent(share: float, digits: int = 1) -> str:
    """A share: 30.4%, or 30,4 % with a no-break space."""
    return _written(share, digits, style="percent")


def duration(seconds: float) -> str:
    """A time: 1.25 s, or 4.1 ms."""
    if seconds >= 1:
        return f"{decimal(seconds, 2)} s"
    return f"{decimal(1000 * seconds, 0 if seconds >= 0.01 else 1)} ms"


def _written(value: float, digits: int, **options: str) -> str:
    number = fluent_number(
        value,
        minimumFractionDigits=digits,
        maximumFractionDigits=digits,
        useGrouping=False,
        **options,
    )
    return str(number.format(Locale(language()))).replace("-", "−")
