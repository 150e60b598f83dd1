"""The searches of a portfolio in plain Python."""

from typing import Final

from engine.solver.kernel import Searches
from tools.reference.back import run_back
from tools.reference.beam import run_beam
from tools.reference.dive import run_dive
from tools.reference.fewest_search import run_fewest

PLAIN: Final = Searches(run_beam, run_dive, run_fewest, run_back)
