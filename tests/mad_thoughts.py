"""Thoughts that do not end well, for processes of their own to think."""

from __future__ import annotations

import os
import signal
from typing import Any


def obey(order: str, *_more: Any) -> object:
    """Do as told: die, hang, raise, eat all memory; otherwise tell what kind of process this is."""
    match order:
        case "die":
            os.kill(os.getpid(), signal.SIGKILL)
        case "hang":
            signal.pause()
        case "raise":
            raise ValueError("no idea")
        case "eat":
            return len(bytes(4 << 30))
    return os.getpid(), os.getppid(), os.nice(0)
