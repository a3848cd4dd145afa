"""`python -m chatelain.cli` is `chatelain`."""

import sys

from chatelain.cli import main

if __name__ == "__main__":
    sys.exit(main())
