"""`sentinel VERB`: finds the verb's module, lets it describe its arguments, and runs it.

Every verb is one module of sentinel/cli with `HELP`, `add_arguments(parser)` and `run(args)`.
A verb's module is imported only when it is used, so `sentinel agent` loads nothing of the analyzer.
Exit codes: 0 ok, 1 found something wrong, 2 could not do it, 3 refused by a guard rail.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence

from sentinel import __version__
from sentinel.errors import SentinelError

VERBS: dict[str, str] = {
    "demo": "run the whole loop on this machine: a real job, real faults, real recovery",
    "explain": "say what broke, whose fault it is and what to do, from log files",
    "agent": "run the node daemon",
    "analyzer": "run the control process",
    "broker": "run the embedded MQTT broker",
    "nodes": "list nodes; isolate or release one",
    "jobs": "list jobs, their generations and progress",
    "incidents": "list incidents; show one with its evidence; acknowledge one",
    "report": "print or find the post-mortem of an incident",
    "faults": "list, show and check the fault library",
    "rules": "list, check and test the metric rules",
    "metrics": "the metric catalogue; --live asks the agent for current values",
    "config": "check and show the configuration",
    "version": "print the version",
}


def _parser() -> argparse.ArgumentParser:
    lines = "\n".join(f"  {name:<10} {text}" for name, text in VERBS.items())
    parser = argparse.ArgumentParser(
        prog="sentinel",
        usage="sentinel VERB [options]",
        description="Finds the fault, takes the bad node out, and resumes the job from memory.",
        epilog=f"verbs:\n{lines}\n\n`sentinel VERB --help` says more about one.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"sentinel {__version__}")
    parser.add_argument("verb", choices=list(VERBS), metavar="VERB", help=argparse.SUPPRESS)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one verb; returns the exit code."""
    argv = list(sys.argv[1:] if argv is None else argv)
    parser = _parser()
    if not argv:
        parser.print_help()
        return 2
    args = parser.parse_args(argv)
    module = importlib.import_module(f"sentinel.cli.{args.verb}")
    verb_parser = argparse.ArgumentParser(
        prog=f"sentinel {args.verb}",
        description=getattr(module, "DESCRIPTION", VERBS[args.verb]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.add_arguments(verb_parser)
    try:
        code: int = module.run(verb_parser.parse_args(args.rest))
    except SentinelError as error:
        print(f"sentinel {args.verb}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    return code
