"""Carries sealed messages to push services, in the background: over https, to public addresses, and again if it must."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from tablee.engine.values import Mistake
from tablee.table.subscriptions import Subscription
from tablee.table.turn import Sleep
from tablee.web.sealed import POINT, SECRET, Voucher, device_key, read, sealed

LONGEST_ENDPOINT = 1000
IN_TIME = 15.0  # seconds for a service to answer
KEPT_FOR = 24 * 3600  # seconds a service keeps what a device does not fetch
PAUSES = (30.0, 300.0, 1800.0)  # seconds before each further try
MOST_WAITING = 500  # letters; more are thrown away
GONE = (403, 404, 410)  # nobody is there any more, or nobody who knows our key
log = logging.getLogger(__name__)
Forget = Callable[[str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Letter:
    to: Subscription
    text: str
    topic: str  # a newer letter on the same topic takes its place, as long as the device has not fetched it
    counts: Callable[[], bool]  # whether it is still worth telling


@dataclass(frozen=True, slots=True)
class Postman:
    """`at_home` lets tests have a push service on this machine."""

    voucher: Voucher
    clock: Callable[[], float]
    at_home: bool = False

    def check(self, one: Subscription) -> None:
        """Raises `Mistake` for a device that nothing could be sent to."""
        try:
            self._place(one.endpoint)
            device_key(one.key)
            if len(read(one.key)) != POINT or len(read(one.secret)) != SECRET:
                raise ValueError("too long or too short")
        except ValueError:
            raise Mistake("web.no-device") from None

    def _place(self, endpoint: str) -> SplitResult:
        """Raises `ValueError` for an address that is not https, or that names a machine by number."""
        place = urlsplit(endpoint)
        if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            raise ValueError("no address")
        if self.at_home and place.scheme == "http":
            return place
        if place.scheme != "https" or place.port not in (None, 443) or place.username or "." not in (place.hostname or ""):
            raise ValueError("no public address")
        return place

    async def carry(self, letter: Letter) -> int:
        """The status a service answers with. Raises `OSError`, `ValueError` or `TimeoutError`."""
        to = letter.to
        place = self._place(to.endpoint)
        body = sealed(letter.text.encode(), to.key, to.secret)
        headers = {
            "Host": place.netloc,
            "Authorization": self.voucher.header(to.endpoint, self.clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT_FOR),
            "Topic": letter.topic,
            "Connection": "close",
        }
        path = (place.path or "/") + (f"?{place.query}" if place.query else "")
        head = "".join([f"POST {path} HTTP/1.1\r\n", *(f"{name}: {value}\r\n" for name, value in headers.items()), "\r\n"])
        async with asyncio.timeout(IN_TIME):
            return await self._post(place, head.encode() + body)

    async def _post(self, place: SplitResult, request: bytes) -> int:
        """To the very address that was looked at: a name may mean another machine a moment later."""
        secure = place.scheme == "https"
        address, port = await self._address(place), place.port or (443 if secure else 80)
        how = {"ssl": ssl.create_default_context(), "server_hostname": place.hostname} if secure else {}
        reader, writer = await asyncio.open_connection(address, port, **how)  # type: ignore[arg-type]
        try:
            writer.write(request)
            await writer.drain()
            return int((await reader.readuntil(b"\r\n")).split()[1])
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, IndexError) as problem:
            raise OSError("no answer that makes sense") from problem
        finally:
            writer.close()

    async def _address(self, place: SplitResult) -> str:
        """Raises `OSError` where a name leads to a machine that is not public."""
        found = await asyncio.get_running_loop().getaddrinfo(place.hostname, place.port or 443, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not self.at_home and not all(is_public(address) for address in addresses):
            raise OSError(f"{place.hostname} is not public")
        return addresses[0]


def is_public(address: str) -> bool:
    number = ip_address(address.partition("%")[0])
    number = getattr(number, "ipv4_mapped", None) or number
    return number.is_global and not number.is_multicast


class Outbox:
    """Letters on their way; each is tried a few times, and a device that is gone is forgotten."""

    def __init__(self, postman: Postman, forget: Forget, sleep: Sleep = asyncio.sleep) -> None:
        self._postman = postman
        self._forget = forget
        self._sleep = sleep
        self._tasks: set[asyncio.Task[None]] = set()
        self._hands = asyncio.Semaphore(8)

    def post(self, letter: Letter) -> None:
        """Returns at once."""
        if len(self._tasks) >= MOST_WAITING:
            log.warning("too many announcements wait; one is dropped")
            return
        self._tasks.add(task := asyncio.create_task(self._deliver(letter)))
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(self, letter: Letter) -> None:
        for pause in (*PAUSES, None):
            status = await self._try(letter)
            if status in GONE:
                await self._forget(letter.to.endpoint)
            if status != 0:
                return
            if pause is None:
                break
            await self._sleep(pause)
            if not letter.counts():
                return
        log.warning("an announcement could not be delivered to %s", urlsplit(letter.to.endpoint).hostname)

    async def _try(self, letter: Letter) -> int:
        """The status; 0 where another try may help."""
        try:
            async with self._hands:
                status = await self._postman.carry(letter)
        except (OSError, ValueError, TimeoutError) as problem:
            log.info("a push service could not be reached: %s", problem)
            return 0
        return 0 if status == 429 or status >= 500 else status
