"""The entry of the command line: finds a command, imports only that one, and ends every failure in one line.

Exit codes: 0 done, 1 a named error, 2 wrong usage, 130 Ctrl-C, 128 + n for another signal. A pipe that is closed on
the other side is no failure.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

import click

from modiste.cli.help_texts import tell
from modiste.cli.streams import Interrupted, PipeClosed, prepare_streams
from modiste.cli.usage import speak
from modiste.errors import FolderGone, ModisteError, RecordUnwritable

if TYPE_CHECKING:
    from modiste.catalogue import Catalogue

speak()

COMMANDS: Final = (
    "play",
    "resume",
    "replay",
    "games",
    "cards",
    "rules",
    "variants",
    "scenario",
    "packs",
    "plugins",
    "new",
    "simulate",
)
"""The commands in the order in which help lists them; each is a module of this package."""


CATALOGUE: Final = "modiste.cli.catalogue"
"""Where a command keeps what it has loaded."""

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What the system says when an output cannot take more."""


class LazyGroup(click.Group):
    """A group whose commands are imported when they are called; help lists them without importing any."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = _imported(f"modiste.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their help texts."""
        with formatter.section(tell("commands")):
            formatter.write_dl([(name, tell(name)) for name in COMMANDS])

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; click would end a closed pipe as a failure, and forget what the command has loaded."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise PipeClosed from None
        except (click.ClickException, click.Abort, click.exceptions.Exit, EOFError):
            raise
        except Exception as error:  # noqa: BLE001 - a plugin's code may raise anything
            return _fail(_named(error, ctx.meta.get(CATALOGUE)), ctx.meta.get(CATALOGUE))

    def main(self, args: Sequence[str] | None = None, *rest: Any, **options: Any) -> NoReturn:
        """Run a command and end the process with its exit code."""
        options["standalone_mode"] = False
        sys.exit(_run(lambda: super(LazyGroup, self).main(args, *rest, **options)))


def _run(call: Any) -> int:
    """Call something and turn whatever it raises into an exit code."""
    try:
        result = call()
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except Interrupted as ending:
        return ending.exit_code
    except (KeyboardInterrupt, click.Abort, EOFError):
        click.echo(err=True)
        return 130
    except (PipeClosed, BrokenPipeError):
        _give_up_output()
        return 0
    except ModisteError as error:
        return _fail(error)
    except OSError as error:
        return _fail(_named(error))
    return result if isinstance(result, int) else 0


def _named(error: Exception, catalogue: Catalogue | None = None) -> ModisteError:
    """Return the named error for whatever was raised; raise what somebody wants to read in Python's own words."""
    if isinstance(error, ModisteError):
        return error
    if isinstance(error, OSError) and error.errno in FULL:
        from modiste.problem import system_reason

        _give_up_output()
        return RecordUnwritable(path=sys.stdout.name, problem=system_reason(error))
    if isinstance(error, FileNotFoundError) and _is_nowhere():
        return FolderGone()
    from modiste.plugins.in_play import named

    found = named(error, catalogue.plugins if catalogue else ())
    if found is None:
        raise error
    return found


def _imported(module: str) -> Any:
    """Import a module; from elsewhere if the working folder is gone, where some libraries cannot be imported."""
    if not _is_nowhere():
        return import_module(module)
    here = os.open(os.curdir, os.O_RDONLY)
    os.chdir(os.sep)
    try:
        return import_module(module)
    finally:
        os.fchdir(here)
        os.close(here)


def _is_nowhere() -> bool:
    """Say whether the working folder has been deleted."""
    try:
        Path.cwd()
    except FileNotFoundError:
        return True
    return False


def _fail(error: ModisteError, catalogue: Catalogue | None = None) -> int:
    from modiste.cli.error_texts import texts_for
    from modiste.cli.failures import explain

    if _is_nowhere():
        os.chdir(os.sep)  # the texts are read from files, which are named as seen from the working folder
    click.echo(explain(error, texts_for(error, catalogue)), err=True)
    return 1


def _give_up_output() -> None:
    """Write no more: Python would complain once more when it flushes what is lost on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show_version(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from modiste.version import version

        click.echo(f"modiste {version()}")
        ctx.exit()


@click.group(
    cls=LazyGroup,
    help=tell("modiste"),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help=tell("version")
)
def modiste() -> None:
    """Be the command `modiste`; its help is a message."""


def main() -> NoReturn:
    """Be the program `modiste`."""
    prepare_streams()
    modiste()
    raise AssertionError("a command ends the process")
