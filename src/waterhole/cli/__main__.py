"""`python -m waterhole.cli`."""

import sys

from waterhole.cli import main

if __name__ == "__main__":
    sys.exit(main())
