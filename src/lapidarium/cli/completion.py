"""`lapidarium completion`: what makes a shell complete commands and options."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print what makes a shell complete commands.

    For bash: lapidarium completion bash > ~/.local/share/bash-completion/completions/lapidarium

    For zsh, in ~/.zshrc: eval "$(lapidarium completion zsh)"

    For fish: lapidarium completion fish > ~/.config/fish/completions/lapidarium.fish
    """
    from lapidarium.cli.app import app  # noqa: PLC0415 - it imports this module

    found = get_completion_class(shell)
    assert found is not None
    complete = found(app, {}, "lapidarium", "_LAPIDARIUM_COMPLETE")
    click.echo(complete.source())
