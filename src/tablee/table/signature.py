"""A site signs the records it gives away (Ed25519), so that nobody else can change them or pass theirs off as its own."""

from __future__ import annotations

from dataclasses import replace

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from tablee.engine.record import BadRecord, Record, signed_text


class Signer:
    """Signs for the site with a secret of 32 bytes."""

    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.site = self._key.public_key().public_bytes_raw().hex()  # everybody may know it

    def signed(self, record: Record) -> Record:
        """The same under the site's name; a record of a table from before there were signatures stays as it is."""
        if not record.table:
            return record
        return replace(record, site=self.site, signature=self._key.sign(signed_text(record).encode()).hex())


def check_signature(record: Record, site: str = "") -> None:
    """Raises `BadRecord` where a record is not signed by the site it names, or names another one than is given."""
    if site and record.site != site.strip().lower():
        raise BadRecord("table.other-site" if record.site else "table.unsigned", site=record.site, given=site)
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(record.site))
        key.verify(bytes.fromhex(record.signature), signed_text(record).encode())
    except (InvalidSignature, ValueError):
        raise BadRecord("table.bad-signature", site=record.site) from None
