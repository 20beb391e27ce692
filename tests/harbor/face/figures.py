"""Harbor's symbols, of which there are none, and its small picture."""

from __future__ import annotations


def sprite() -> str:
    return ""


def vignette() -> str:
    return '<rect x="90" y="40" width="60" height="80" rx="6"/><circle cx="120" cy="130" r="18"/>'
