"""What a push service passes on and cannot read: messages sealed for one device (RFC 8291), and who sends (RFC 8292)."""

from __future__ import annotations

import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD = 4096  # bytes
POINT, SECRET = 65, 16  # bytes of a key and of the secret a device tells
HALF_A_DAY = 12 * 3600


def written(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Raises `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def device_key(key: str) -> EllipticCurvePublicKey:
    """Raises `ValueError` for one that is none."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), read(key))


def expanded(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most one block."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), purpose + b"\1", "sha256")[:length]


def sealed(message: bytes, key: str, secret: str) -> bytes:
    """A short message that only the device with that key and secret can read."""
    theirs, ours, salt = device_key(key), generate_private_key(SECP256R1()), os.urandom(16)
    pair = b"WebPush: info\0" + point(theirs) + point(ours.public_key())
    shared = expanded(ours.exchange(ECDH(), theirs), read(secret), pair, 32)
    content = expanded(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = expanded(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point(ours.public_key())
    return head + AESGCM(content).encrypt(nonce, message + b"\2", None)


@dataclass(frozen=True, slots=True)
class Voucher:
    """Says to push services who sends. The key is made from the secret of the site, so it outlives a restart."""

    key: EllipticCurvePrivateKey
    contact: str

    @classmethod
    def of(cls, secret: bytes, contact: str) -> Voucher:
        return cls(derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, SECP256R1()), contact)

    @property
    def public(self) -> str:
        return written(point(self.key.public_key()))

    def header(self, endpoint: str, now: float) -> str:
        """The value of `Authorization`, good for half a day at the service of that endpoint."""
        place = urlsplit(endpoint)
        claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(now) + HALF_A_DAY, "sub": self.contact}
        parts = [written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        r, s = decode_dss_signature(self.key.sign(".".join(parts).encode(), ECDSA(SHA256())))
        token = ".".join([*parts, written(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
        return f"vapid t={token}, k={self.public}"
