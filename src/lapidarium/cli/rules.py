"""`lapidarium rules`: the rules of a game in plain text, or one clause of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.padding import Padding

from lapidarium import words
from lapidarium.cli.options import game_argument, json_option, lang_option
from lapidarium.cli.output import CommandError, console, language, render, translate
from lapidarium.games.registry import game_type
from lapidarium.games.rules_text import rules_text
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.rules_text import Clause, RulesText

INDENT = 4


@click.command()
@game_argument
@click.argument("clause", required=False)
@lang_option
@json_option
def rules(game_name: str, clause: str | None, as_json: bool) -> None:
    """Print the rules of a game, or one clause of them.

    CLAUSE is the id that a refusal names, in brackets.
    """
    if clause is not None:
        one = find_clause(game_name, clause)
        if as_json:
            console.print_json(json.dumps({"clause": one.id, "text": one.text}))
        else:
            print_clause(one)
        return
    found = _rules(game_name)
    if as_json:
        sections = [
            {"title": part.title, "clauses": {one.id: one.text for one in part.clauses}}
            for part in found.sections
        ]
        console.print_json(json.dumps({"game": game_name, "sections": sections}))
        return
    console.print(render(game_type(game_name).title), style="bold", markup=False)
    for section in found.sections:
        console.print()
        console.print(section.title, style="bold yellow", markup=False)
        for one in section.clauses:
            print_clause(one)


def find_clause(game_name: str, wanted: str) -> Clause:
    """A clause by its id; raises CommandError."""
    found = _rules(game_name)
    one = found.clause(wanted)
    if one is None:
        ids = ", ".join(clause.id for clause in found.clauses())
        title = game_type(game_name).title
        raise CommandError(Message("cli-no-clause", game=title, clause=wanted, clauses=ids))
    return one


def print_clause(clause: Clause) -> None:
    """A clause with its id before it, wrapped to the width."""
    console.print(clause.id, style="bold", markup=False)
    console.print(Padding(clause.text.replace("[", r"\["), (0, 0, 0, INDENT)))


def how_to_play(game_name: str) -> Iterator[str]:
    """A game in a few sentences: those that its catalogue has."""
    number = 1
    while words.has(code := f"game-{game_name}-how-{number}"):
        yield translate(code)
        number += 1


def _rules(game_name: str) -> RulesText:
    """The rules in the language of this run; raises CommandError if the game has none."""
    game = game_type(game_name)
    found = rules_text(game, language())
    if found is None:
        raise CommandError(Message("server-no-rules", game=game.title))
    return found
