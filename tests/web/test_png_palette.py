"""Pictures in few colours are the pictures they were."""

from __future__ import annotations

import struct
import zlib

from tests.web.png_palette import SIGNATURE, chunk, chunks_of, in_few_colours, unfiltered

PIXELS = [[(x * 8, y * 9, 200 if x > y else 40) for x in range(24)] for y in range(20)]


def truecolour() -> bytes:
    """A picture whose lines are packed in all five ways."""
    size, above, packed = 3, [0] * 72, b""
    for y, row in enumerate(PIXELS):
        how, line = y % 5, [value for pixel in row for value in pixel]
        packed += bytes([how, *subtracted(how, line, above, size)])
        above = line
    header = struct.pack(">IIBBBBB", len(PIXELS[0]), len(PIXELS), 8, 2, 0, 0, 0)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(packed)), chunk(b"IEND", b""))
    return SIGNATURE + b"".join(parts)


def subtracted(how: int, line: list[int], above: list[int], size: int) -> list[int]:
    found = []
    for n, value in enumerate(line):
        left, up = (line[n - size] if n >= size else 0), above[n]
        corner = above[n - size] if n >= size else 0
        plane = left + up - corner
        paeth = min((left, up, corner), key=lambda near: abs(plane - near))
        found.append((value - (0, left, up, (left + up) // 2, paeth)[how]) & 255)
    return found


def test_a_picture_keeps_its_colours_and_loses_bytes():
    made = in_few_colours(truecolour())
    parts = dict(chunks_of(made))
    assert parts[b"IHDR"][8:10] == bytes([8, 3])
    palette = [tuple(parts[b"PLTE"][n : n + 3]) for n in range(0, len(parts[b"PLTE"]), 3)]
    lines = list(unfiltered(zlib.decompress(parts[b"IDAT"]), 24, 1))
    drawn = [[palette[n] for n in line] for line in lines]
    assert len(palette) == 256
    exact = sum(
        a == b for row, line in zip(drawn, PIXELS, strict=True) for a, b in zip(row, line, strict=True)
    )
    assert exact >= 256
    for row, line in zip(drawn, PIXELS, strict=True):
        for one, other in zip(row, line, strict=True):
            assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 9 * 20
