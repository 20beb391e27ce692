"""Names and addresses: by which ones the site may be called, and what is counted as one visitor.

A page of another site that leads browsers to our address under its own name is turned away.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from tablee.engine.values import Mistake

HOST = re.compile(r"(?:\[(?P<six>[0-9a-fA-F:.]+)\]|(?P<name>[A-Za-z0-9._-]+))(?::[0-9]{1,5})?")
LONGEST_HOST = 255
NETWORK_BITS = 64  # of an IPv6 address; the others belong to one household


class Hosts:
    """The names that were given, those of this machine, and the address at which somebody has reached it."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(plain_name(name) for name in named)}

    def check(self, host: str, reached: str) -> None:
        """Raises `Mistake` for a Host header that names another site; `reached` is our end of the connection."""
        name = name_in(host)
        address = address_of(name)
        if name in self._names or name.endswith(".localhost"):
            return
        if address is None or not (address.is_loopback or address == address_of(reached)):
            raise Mistake("web.foreign-host", host=host[:LONGEST_HOST])


def plain_name(name: str) -> str:
    """As names are compared. Raises `Mistake` for what cannot be one."""
    if not (found := name_in(name.strip())) or ":" in name.replace(f"[{found}]", ""):
        raise Mistake("web.no-host-name", given=name)
    return found


def name_in(host: str) -> str:
    """The name or address in a Host header, without the port; empty where there is none."""
    found = HOST.fullmatch(host) if len(host) <= LONGEST_HOST else None
    return (found["six"] or found["name"]).lower().removesuffix(".") if found else ""


def address_of(name: str) -> IPv4Address | IPv6Address | None:
    """The number behind a name that is one; an IPv4 address in the clothes of IPv6 is what it is."""
    try:
        address = ip_address(name.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def is_loopback(origin: str) -> bool:
    """Whether an address leads nowhere but to the machine that is asked."""
    name = name_in(origin.partition("://")[2])
    number = address_of(name)
    return name == "localhost" or name.endswith(".localhost") or (number is not None and number.is_loopback)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What is counted as one address."""
    number = address_of(address)
    return (
        str(ip_network((number, NETWORK_BITS), strict=False)) if isinstance(number, IPv6Address) else address[:LONGEST_HOST]
    )
