"""`python -m sentinel` is the `sentinel` command."""

import sys

from sentinel.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
