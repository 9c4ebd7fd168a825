"""`sentinel version`."""

from __future__ import annotations

import argparse
import json

from sentinel import __version__


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(args: argparse.Namespace) -> int:
    print(json.dumps({"version": __version__}) if args.json else f"sentinel {__version__}")
    return 0
