"""What walkers and cards of Agora look like, as tables. No code."""

from __future__ import annotations

from typing import Final

# Walkers, feet at 0,0. Each colour has its mark and its own silhouette.
MARKS: Final = {
    "blue": "M4 0a4 4 0 1 1 -8 0a4 4 0 1 1 8 0",
    "garnet": "M-3.5 -3.5h7v7h-7z",
    "topaz": "M0 -4.4L4.4 3.4H-4.4z",
    "olive": "M0 -4.8L4.2 0L0 4.8L-4.2 0z",
    "white": "M0 -5L1.4 -1.6L5 -1.4L2.2 .9L3.1 4.4L0 2.4L-3.1 4.4L-2.2 .9L-5 -1.4L-1.4 -1.6z",
}
COAT: Final = "M-4.5 -26Q0 -29 4.5 -26L7.5 -10Q0 -7 -7.5 -10Z"
COAT_FOLD: Final = "M1 -28Q3 -27.5 4.5 -26L7.5 -10Q4 -8 2 -8Z"
LEGS: Final = "M-5.5 -11L-8 -1.5q0 1 5 1l2 -9zM1 -10l3.5 9.5q5 0 5 -1L5.5 -11z"
DRESS: Final = "M-4 -26Q0 -28.5 4 -26L4.5 -19Q9 -9 10.5 -1.5Q0 1.5 -10.5 -1.5Q-9 -9 -4.5 -19Z"
DRESS_FOLD: Final = "M1 -27.5Q3 -27.5 4 -26L4.5 -19Q9 -9 10.5 -1.5Q6 0 3 0Z"
IN_COATS: Final = ("blue", "topaz", "olive")
WORN: Final = {  # bowler and cane, parasol, straw boater, beret and satchel, wide hat
    "blue": "M-4.8 -32.5a4.8 5 0 0 1 9.6 0h2.2v1.6h-14v-1.6zM6 -22l5 7h1l2 15h-1.4l-2 -14.4l-5 -5z",
    "garnet": (
        "M-8 -36Q2 -47 13 -36Q10 -37.5 7.6 -36Q5 -37.5 2.5 -36Q0 -37.5 -2.6 -36Q-5 -37.5 -8 -36Z"
        "M2 -41h1.4L8 -19h-1.4zM4 -24l5 4.5l-1 2l-5 -2z"
    ),
    "topaz": "M-4.2 -37h8.4v4.6h4v1.8h-16.4v-1.8h4zM5 -24l6 5l-1 1.8l-6 -3z",
    "olive": "M-6 -32.5Q-6.5 -36.5 0 -37Q7.5 -37.5 6.5 -33.5Q6 -31.5 -6 -32.5ZM5.5 -19h6.5v7h-7z",
    "white": "M-10 -32Q-5 -34 -4 -34Q-4 -38.5 0 -38.5T4 -34Q5 -34 10 -32Q0 -29.5 -10 -32ZM5 -23l6 -1l.6 2l-6.6 2z",
}

# Scenes of the card faces, 100 wide, 72 high, ground at 66: (class, path) from back to front.
SCENES: Final = {
    "fountain": (
        ("leaf", "M6 66V38q6 -18 12 0v28zM82 66V38q6 -18 12 0v28z"),
        (
            "stone",
            (
                "M22 66v-8h56v8zM45 58l2 -20h6l2 20zM30 40h40q-2 7 -20 7t-20 -7zM38 22h24q-1 5 -12 5t-12 -5z"
                "M48 22v-6h4v6zM48.5 40v-13h3v13z"
            ),
        ),
        (
            "jet",
            (
                "M50 15q-7 -10 -11 7M50 15q7 -10 11 7M39 24q-6 -2 -8 15M61 24q6 -2 8 15M32 43q-6 2 -7 15"
                "M68 43q6 2 7 15M46 47v10M54 47v10"
            ),
        ),
    ),
    "arcade": (
        ("stone", "M4 66V16h92v50z"),
        ("roof", "M2 16h96l-4 -6h-88z"),
        (
            "dark",
            (
                "M9 66v-17a7 8 0 0 1 14 0v17zM13 32v-9h6v9zM32 66v-17a7 8 0 0 1 14 0v17zM36 32v-9h6v9z"
                "M55 66v-17a7 8 0 0 1 14 0v17zM59 32v-9h6v9zM78 66v-17a7 8 0 0 1 14 0v17zM82 32v-9h6v9z"
            ),
        ),
        ("fine", "M4 37h92M10 33h12M11 34.5h10M33 33h12M34 34.5h10M56 33h12M57 34.5h10M79 33h12M80 34.5h10"),
    ),
    "tree": (
        ("roof", "M2 66V36l10 -7l10 7v30zM78 66V30l10 -6l10 6v36z"),
        ("bark", "M47 66q3 -14 0 -24l3 4l6 -7l-3 10q-1 9 2 17z"),
        ("leaf", "M30 44q-12 -6 -4 -16q0 -12 14 -11q8 -9 20 -2q14 -2 14 11q9 9 -3 17q-8 7 -18 1q-13 6 -23 0z"),
        (
            "fine",
            (
                "M36 26q4 -4 8 -1M52 22q5 -4 9 1M44 36q4 -4 8 0M60 34q4 -3 7 0M26 66v-7h16v7M24 59h20M26 54h16"
                "M64 66v-7h14v7M62 59h18M64 54h14"
            ),
        ),
    ),
    "lamp": (
        ("stone", "M2 66V24h20v42zM78 66V18h20v48zM22 66V38h18v28zM60 66V34h18v32z"),
        (
            "dark",
            (
                "M7 32h4v8h-4zM14 32h4v8h-4zM83 27h4v8h-4zM90 27h4v8h-4zM7 47h4v8h-4zM14 47h4v8h-4zM83 42h4v8h-4z"
                "M90 42h4v8h-4zM28 45h4v8h-4zM66 42h4v8h-4z"
            ),
        ),
        ("iron", "M50 66V20M44 66h12M46 60h8M50 44q-13 0 -14 -13M50 44q13 0 14 -13M50 30q-8 0 -9 -9M50 30q8 0 9 -9"),
        ("glow", "M32 31l1 -8h6l1 8zM60 31l1 -8h6l1 8zM46 20l1 -9h6l1 9zM37.5 21l1 -7h5l1 7zM56.5 21l1 -7h5l1 7z"),
    ),
}

# Small things: name, viewBox, (class, path).
SMALL: Final = (
    (
        "passer",
        "-8 -26 16 26",
        (
            (
                "passer",
                (
                    "M-2.5 -18Q0 -20 2.5 -18L4.5 -8L6 0H3.5L.5 -7L-3 0H-5.5L-4 -8Z"
                    "M2.6 -22a2.6 2.6 0 1 1 -5.2 0a2.6 2.6 0 1 1 5.2 0"
                ),
            ),
        ),
    ),
    (
        "crown",
        "0 0 18 13",
        (("crown", "M1 12L0 2L5 6L9 0L13 6L18 2L17 12Z"),),
    ),
    (
        "flower",
        "-18 -18 36 36",
        (
            (
                "flower",
                (
                    "M0 -16C5 -18 9 -15 9 -9C15 -9 18 -5 16 0C18 5 15 9 9 9C9 15 5 18 0 16C-5 18 -9 15 -9 9C-15 9 -18 5"
                    " -16 0C-18 -5 -15 -9 -9 -9C-9 -15 -5 -18 0 -16Z"
                ),
            ),
        ),
    ),
    (
        "hill",
        "0 0 80 40",
        (
            ("hill", "M0 38Q18 6 34 8Q44 8 52 18Q62 12 80 38Z"),
            ("hatch", "M34 8q-6 10 -6 20M38 9q2 10 8 16M52 18q-4 6 -4 12M20 22q-4 6 -4 10M60 20q4 6 6 12"),
        ),
    ),
    (
        "ship",
        "0 0 44 40",
        (
            ("hull", "M4 30h36l-6 8H10z"),
            ("sail", "M21 28V2Q36 14 36 28zM19 28V8Q8 18 8 28z"),
        ),
    ),
    (
        "rose",
        "-38 -38 76 76",
        (
            ("hull", "M17 -17L7 0L17 17L0 7L-17 17L-7 0L-17 -17L0 -7Z"),
            ("ring", "M20 0a20 20 0 1 1 -40 0a20 20 0 1 1 40 0"),
            ("ring", "M18 -24V-34L26 -24V-34"),
        ),
    ),
)
PATTERNS: Final = (  # name, width, height, class, path
    ("waves", 44, 26, "ripple", "M0 8q5 -5 10 0t10 0M22 21q5 -5 10 0t10 0"),
    ("blocks", 16, 16, "block", "M2 4l2 -2h8l2 2v8l-2 2h-8l-2 -2z"),
    (
        "tiles",
        14,
        14,
        "tile",
        (
            "M1.8 7a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0M7 7a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0"
            "M4.4 4.4a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0M4.4 9.6a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0"
        ),
    ),
)
