"""Prints the coverage of each folder, as measured by `scripts/check --coverage`."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from coverage import Coverage

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "lapidarium"


def by_folder() -> dict[str, tuple[int, int]]:
    """For each folder, its number of statements and how many of them never ran."""
    measured = Coverage()
    measured.load()
    found: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for file in sorted(measured.get_data().measured_files()):
        _, statements, _, missing, _ = measured.analysis2(file)
        folder = Path(file).parent.relative_to(PACKAGE).as_posix()
        of, missed = found[folder]
        found[folder] = of + len(statements), missed + len(missing)
    return dict(sorted(found.items()))


def row(name: str, of: int, missed: int) -> str:
    """One line of the table."""
    share = 100 * (of - missed) / of if of else 100
    return f"{name:<36}{of:>11}{missed:>10}{share:>9.1f} %"


def main() -> None:
    """Print the table, with the total last."""
    folders = by_folder()
    print(f"{'folder':<36}{'statements':>11}{'not run':>10}{'run':>11}")
    for name, (of, missed) in folders.items():
        print(row(name, of, missed))
    print(row("all", sum(of for of, _ in folders.values()), sum(no for _, no in folders.values())))


if __name__ == "__main__":
    main()
