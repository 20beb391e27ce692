"""A memory of a fixed size that forgets what nobody has asked for longest."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")


class Newest(Generic[Key, Thing]):
    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[Key, Thing] = OrderedDict()

    def get(self, key: Key) -> Thing | None:
        if key in self._things:
            self._things.move_to_end(key)
        return self._things.get(key)

    def keep(self, key: Key, thing: Thing) -> Thing:
        self._things[key] = thing
        if len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing

    def __len__(self) -> int:
        return len(self._things)
