"""Gives OGG files the same bytes each time: libsndfile numbers each stream by chance."""

from __future__ import annotations

import struct

_HEADER = 27
_SERIAL = 14
_CHECKSUM = 22
_SEGMENTS = 26


def with_serial(data: bytes, serial: int) -> bytes:
    """Return the OGG file `data` (of one stream) with `serial` as its stream's number.

    Source: RFC 3533, section 6. Each page's checksum covers the number, so it is made anew.
    """
    pages, start = [], 0
    while start < len(data):
        segments = data[start + _SEGMENTS]
        body = start + _HEADER + segments
        end = body + sum(data[start + _HEADER : body])
        page = bytearray(data[start:end])
        struct.pack_into("<I", page, _SERIAL, serial)
        struct.pack_into("<I", page, _CHECKSUM, 0)
        struct.pack_into("<I", page, _CHECKSUM, _checksum(page))
        pages.append(bytes(page))
        start = end
    return b"".join(pages)


def _table() -> tuple[int, ...]:
    entries = []
    for value in range(256):
        register = value << 24
        for _ in range(8):
            register = (register << 1) ^ (0x04C11DB7 if register & 0x80000000 else 0)
        entries.append(register & 0xFFFFFFFF)
    return tuple(entries)


_TABLE = _table()


def _checksum(page: bytes | bytearray) -> int:
    """Return OGG's CRC-32: the usual polynomial, neither reflected nor inverted, so not zlib's."""
    register = 0
    for byte in page:
        register = (register << 8 & 0xFFFFFFFF) ^ _TABLE[register >> 24 ^ byte]
    return register
