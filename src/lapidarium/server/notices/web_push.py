"""Web Push: a text encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlsplit

import orjson
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
HALF_A_DAY = 12 * 3600
RECORD = 4096


def to_text(data: bytes) -> str:
    """Bytes as the web writes them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """Read what `to_text` wrote."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def are_keys(p256dh: str, auth: str) -> bool:
    """Are these the keys of a subscription?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
        return len(to_bytes(auth)) == 16
    except ValueError:
        return False


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


@dataclass(frozen=True)
class Signer:
    """The key by which browsers' push services know this server."""

    key: ec.EllipticCurvePrivateKey

    @classmethod
    def from_secret(cls, secret: bytes) -> Signer:
        """The same key on every node: it follows from the server's secret."""
        number = int.from_bytes(_derived(secret, b"", b"lapidarium push", 32), "big")
        order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
        return cls(ec.derive_private_key(number % (order - 1) + 1, CURVE))

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        return to_text(_point(self.key.public_key()))

    def authorization(self, address: str, contact: str) -> str:
        """The header that says who sends (VAPID)."""
        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HALF_A_DAY,
            "sub": contact,
        }
        head = orjson.dumps({"typ": "JWT", "alg": "ES256"})
        signed = f"{to_text(head)}.{to_text(orjson.dumps(claims))}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def encrypted(plain: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a push message (aes128gcm): only the browser that subscribed can read it."""
    their_point = to_bytes(p256dh)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, their_point)
    own = ec.generate_private_key(CURVE)
    own_point = _point(own.public_key())
    info = b"WebPush: info\x00" + their_point + own_point
    secret = _derived(own.exchange(ec.ECDH(), theirs), to_bytes(auth), info, 32)
    salt = os.urandom(16)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return head + sealed
