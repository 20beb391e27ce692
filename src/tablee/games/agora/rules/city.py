"""Barcelona as Agora knows it: ten districts, their borders, sixty cards (RULES.md, AGO-36, AGO-55, AGO-72).

A district is 0 to 9 in the city's own order. A card is `FACES * district + face`; faces 0 to 5 have the values 1, 2, 3, 3,
4, 5. A crossing is one border in one direction, 38 of them. Sets of cards and of colours are bits of an integer.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.native import i64, vec
from tablee.games.agora.rules.codes import CARDS, DISTRICTS, FACES

ALL_FACES: Final = 63  # the six cards of a district as a set
ALL_COLOURS: Final = 31

CODES: Final = ("CV", "EX", "SM", "LC", "SG", "GR", "HG", "NB", "SA", "MT")
NAMES: Final = (
    "Ciutat Vella",
    "Eixample",
    "Sants-Montjuïc",
    "Les Corts",
    "Sarrià-Sant Gervasi",
    "Gràcia",
    "Horta-Guinardó",
    "Nou Barris",
    "Sant Andreu",
    "Sant Martí",
)
BORDERS: Final = {
    "CV": "EX SM MT",
    "EX": "CV SM LC SG GR HG MT",
    "SM": "CV EX LC",
    "LC": "EX SM SG",
    "SG": "EX LC GR HG",
    "GR": "EX SG HG",
    "HG": "EX SG GR NB SA MT",
    "NB": "HG SA",
    "SA": "HG NB MT",
    "MT": "CV EX HG SA",
}
FACE_NAMES: Final = ("1", "2", "3a", "3b", "4", "5")
SQUARES: Final = (  # by district and face; each follows the word "Plaça"
    ("de Sant Felip Neri", "del Pi", "dels Àngels", "del Rei", "de Sant Jaume", "Reial"),
    ("del Doctor Letamendi", "de Tetuan", "d'Urquinaona", "de la Universitat", "de la Sagrada Família", "de Catalunya"),
    ("del Sortidor", "d'Osca", "de Bonet i Muixí", "dels Països Catalans", "d'Espanya", "de Carles Buïgas"),
    ("d'Eusebi Güell", "del Carme", "de Can Rosés", "de Pius XII", "de Comas", "de la Concòrdia"),
    ("de Vallvidrera", "d'Adrià", "de Molina", "de Sant Vicenç de Sarrià", "de la Bonanova", "de Sarrià"),
    ("del Nord", "de la Revolució de Setembre de 1868", "del Diamant", "de la Virreina", "del Sol", "de la Vila de Gràcia"),
    ("de Salvador Allende", "del Nen de la Rutlla", "de Santes Creus", "de Bacardí", "d'Alfons el Savi", "d'Eivissa"),
    ("Roja", "d'Àngel Pestaña", "de Sóller", "dels Jardins d'Alfàbia", "de Virrei Amat", "Major de Nou Barris"),
    ("de la Trinitat", "de Can Fabra", "de l'Estació", "de Masadas", "del Mercadal", "d'Orfila"),
    ("dels Porxos", "de Prim", "de la Unió", "de Font i Sagué", "de Valentí Almirall", "de les Glòries Catalanes"),
)
_CROSSINGS: Final = [(CODES.index(here), CODES.index(there)) for here in CODES for there in BORDERS[here].split()]
_FACE_VALUES: Final = (1, 2, 3, 3, 4, 5)

VALUE: Final = vec[i64]([7, 10, 7, 7, 8, 7, 9, 6, 7, 8])  # points for the lead at the end, by district
STRENGTH: Final = vec[i64]([_FACE_VALUES[card % FACES] for card in range(CARDS)])  # walkers a card sends
START: Final = vec[i64]([here for here, _ in _CROSSINGS])  # by crossing
GOAL: Final = vec[i64]([there for _, there in _CROSSINGS])
ENDS: Final = vec[i64]([1 << here | 1 << there for here, there in _CROSSINGS])  # both districts of a crossing as a set
BIT: Final = vec[i64]([1 << index for index in range(CARDS)])
FACES_OF: Final = vec[i64]([0, 1, 2, 12, 16, 32])  # faces of a value, as a set
FACES_UP_TO: Final = vec[i64]([0, 1, 3, 15, 31, 63])
COUNT: Final = vec[i64]([bits.bit_count() for bits in range(ALL_FACES + 1)])  # how many are in a small set
PLACE: Final = vec[i64]([next((bit for bit in range(62) if (1 << bit) % 67 == rest), 0) for rest in range(67)])


def lowest(items: i64) -> i64:
    """The smallest member of a set that is not empty: powers of two differ modulo 67."""
    return PLACE[(items & -items) % 67]


def size(items: i64) -> i64:
    """How many members a set of cards has."""
    count: i64 = 0
    while items != 0:
        count += COUNT[items & ALL_FACES]
        items >>= FACES
    return count


def nth(items: i64, index: i64) -> i64:
    """The member of a set with that many smaller ones in it."""
    for _ in range(index):
        items &= items - 1
    return lowest(items)


def listed(first: i64, items: i64) -> list[int]:
    """The members of a set, each added to a number."""
    found: list[int] = []
    while items != 0:
        found.append(first + lowest(items))
        items &= items - 1
    return found


def districts_of(cards: i64) -> i64:
    """The districts of a set of cards, as a set."""
    found: i64 = 0
    district: i64
    for district in range(DISTRICTS):
        if cards >> (FACES * district) & ALL_FACES != 0:
            found |= BIT[district]
    return found


def members(items: int) -> tuple[int, ...]:
    return tuple(item for item in range(CARDS) if items >> item & 1)


def crossing_between(here: int, there: int) -> int:
    """The number of a crossing, or -1 when the two districts have no border (AGO-36)."""
    return _CROSSINGS.index((here, there)) if (here, there) in _CROSSINGS else -1


def crossing_ends(crossing: int) -> tuple[int, int]:
    return _CROSSINGS[crossing]


def card_name(card: int) -> str:
    return CODES[card // FACES] + FACE_NAMES[card % FACES]


def square(card: int) -> str:
    return f"Plaça {SQUARES[card // FACES][card % FACES]}"


def strength(card: int) -> int:
    return _FACE_VALUES[card % FACES]
