"""Pictures of a game in pixels: PNG, WebP for small ones, and films as GIF. Needs what `tablee[pictures]` brings.

Everything they show was worked out before (`plain.py`), so that a drawing program of a few megabytes does, with our own
letters, the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake
from tablee.kit.plain import DAYLIGHT, Frame, Look, frame_of, frame_of_all, plain_picture

if TYPE_CHECKING:
    from PIL.Image import Image

FONTS: Final = tuple(str(Path(__file__).parent / "fonts" / name) for name in ("sans.ttf", "serif.ttf"))
PICTURE: Final = (1200, 1200)  # pixels that a picture to keep takes at most
FILM: Final = (560, 560)
COLOURS: Final = 200  # of a film
REST: Final = 2.5  # times as long the last picture of a film is seen
Box: TypeAlias = tuple[int, int]  # width and height


def needed(module: str) -> Any:
    """A module that pictures in pixels need. Raises `Mistake` where it is not installed."""
    try:
        return import_module(module)
    except ImportError:
        raise Mistake("kit.no-pixels") from None


def png(game: AnyGame, stage: str, box: Box = PICTURE, look: Look = DAYLIGHT) -> bytes:
    """One svg element of a game, as large as a box allows."""
    return drawn(plain_picture(game, stage, look), width_in(box, frame_of(stage)))


def width_in(box: Box, frame: Frame) -> int:
    return max(1, round(min(box[0], box[1] * frame[2] / frame[3])))


def drawn(picture: str, width: int) -> bytes:
    """A plain picture as PNG."""
    resvg = needed("resvg_py")
    found: bytes = resvg.svg_to_bytes(svg_string=picture, width=width, skip_system_fonts=True, font_files=list(FONTS))
    return found


def webp(picture: bytes) -> bytes:
    """A PNG as small as a browser likes it."""
    return saved(opened(picture), "WEBP", quality=80, method=4)


def film(game: AnyGame, stages: Sequence[str], seconds: float, box: Box = FILM, look: Look = DAYLIGHT) -> Iterator[bytes]:
    """Pictures of a game one after the other, each for so many seconds; the last one is the film, as GIF that begins anew.

    What comes before is nothing, once for each picture: whoever waits sees how far it is."""
    frame = frame_of_all(stages)
    images: list[Image] = []
    for stage in stages:
        image = opened(drawn(plain_picture(game, stage, look, frame), width_in(box, frame)))
        images.append(image.convert("RGB").quantize(COLOURS))
        yield b""
    yield moving(images, seconds)


def moving(images: Sequence[Image], seconds: float) -> bytes:
    if len(images) == 1:
        return saved(images[0], "GIF")
    times = [round(1000 * seconds)] * (len(images) - 1) + [round(1000 * REST * seconds)]
    return saved(images[0], "GIF", save_all=True, append_images=images[1:], duration=times, loop=0)


def opened(picture: bytes) -> Image:
    image: Image = needed("PIL.Image").open(BytesIO(picture))
    image.load()
    return image


def saved(image: Image, kind: str, **how: object) -> bytes:
    out = BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()
