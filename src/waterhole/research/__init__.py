"""Doors for researchers: PettingZoo, Gymnasium, OpenSpiel, batches, data. Nothing else imports this room.

Needs the extra `research`: `pip install "waterhole[research]"`.
"""

from importlib import import_module
from types import ModuleType

from waterhole.research.batches import Batch, Step, batch
from waterhole.research.workers import WideBatch, wide_batch

try:
    from waterhole.research import single_agent
except ModuleNotFoundError as missing:  # A batch wants NumPy alone.
    if missing.name != "gymnasium":
        raise
else:
    single_agent.register()

ENVIRONMENTS = ("serengeti_v0", "sanctuary_v0", "safaru_v0")
__all__ = ["Batch", "Step", "WideBatch", "batch", "wide_batch"]


def __getattr__(name: str) -> ModuleType:
    """The environments are there without an import of their own; PettingZoo is loaded by the first that is used."""
    if name not in ENVIRONMENTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")
