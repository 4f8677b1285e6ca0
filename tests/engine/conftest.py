"""Lets the tests of the engine share their demonstration game and their cases."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
