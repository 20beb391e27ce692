"""A push service on this machine, and a device that reads what it passes on (RFC 8291), written from the other side."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Device:
    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, secret: bytes = b"sixteen letters!") -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.secret = secret

    def told(self, endpoint: str) -> dict[str, str]:
        """What its page tells the site."""
        return {"endpoint": endpoint, "key": encoded(point_of(self.key.public_key())), "secret": encoded(self.secret)}

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + point_of(self.key.public_key()) + sender
        shared = HKDF(SHA256(), 32, self.secret, info).derive(self.key.exchange(ec.ECDH(), theirs))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        return AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0").removesuffix(b"\2")


def claims_of(authorization: str) -> dict[str, Any]:
    """What a sender says of itself, if it is signed with the key it names. Raises `InvalidSignature`."""
    facts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(", "))
    signed, _, signature = facts["t"].rpartition(".")
    numbers = decoded(signature)
    pair = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(facts["k"]))
    key.verify(encode_dss_signature(*pair), signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.split(".")[1]))
    return claims


class Service:
    """Keeps what it is given; answers as it is told, 201 otherwise."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.received: Queue[tuple[dict[str, str], bytes]] = Queue()
        self.answers: list[int] = []

    def next(self) -> tuple[dict[str, str], bytes]:
        return self.received.get(timeout=60)


@contextmanager
def push_service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # as the library calls it
            headers = {name.lower(): value for name, value in self.headers.items()}
            body = self.rfile.read(int(headers["content-length"]))
            self.send_response(service.answers.pop(0) if service.answers else 201)
            self.end_headers()
            service.received.put((headers, body))

        def log_message(self, *_facts: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
