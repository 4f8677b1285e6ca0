"""`python -m api` is `referee`."""

import sys

from api.cli import main

sys.exit(main())
