"""Machine integers and flat arrays: the numbers of compiled code.

The type checker, and so mypyc, sees the real types; the interpreter gets plain ints, lists and bytearrays. Every module
that imports from here is compiled (setup.py looks for it). This one stays interpreted, or the choice could not be made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:

    def mypyc_attr(*_flags, **_settings):
        return lambda decorated: decorated

    def i64(value):
        return value

    def u8(value):
        return value

    class vec:  # noqa: N801  # stands in for a type of that name
        """Interpreted, `vec[i64](items)` is a list and `vec[u8](items)` a bytearray."""

        def __class_getitem__(cls, item):
            return _bytes if item is u8 else _list

    def _list(items=(), *, capacity=0):  # noqa: ARG001  # compiled, it reserves room
        return list(items)

    def _bytes(items=(), *, capacity=0):  # noqa: ARG001
        return bytearray(items)

    def append(items, item):
        items.append(item)
        return items
