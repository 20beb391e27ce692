"""What Agora looks like, as tables: the map, landmarks, figures, scenes on the cards. No code.

The map is drawn after the district outlines of the city of Barcelona (open geodata, CC BY), turned so that the sea lies
below, smoothed, harbour moles left out, small districts enlarged, the three shortest borders (HG-MT, EX-LC, EX-HG)
stretched to be seen. It is 1024 wide and 720 high; a narrow page turns it a quarter to the left.
"""

from __future__ import annotations

from typing import Final

WIDE: Final = 1024  # the map
HIGH: Final = 720

# Every border once, as points: two codes, or a code with ~ (sea) or ^ (hills and neighbour towns); both sides share it.
BORDER_LINES: Final = """
CV~ 640,640 560,668 500,700 462,706 438,682 412,668 392,636
CVSM 392,636 384,600 352,556
CVEX 352,556 376,542 430,535 520,536 606,544
CVMT 606,544 624,570 620,604 640,640
EXSM 352,556 306,524 300,496 318,470
EXLC 318,470 332,432 356,396
EXSG 356,396 396,404 432,402
EXGR 432,402 520,420 612,414
EXHG 612,414 652,426 690,424
EXMT 690,424 692,482 662,528 606,544
SMLC 196,440 256,460 318,470
LC^ 196,440 170,400 168,330 216,252 285,222
LCSG 285,222 294,262 322,290 322,330 348,356 356,396
SGHG 470,150 454,182 466,214
SGGR 466,214 448,262 456,310 432,402
SG^ 285,222 288,190 258,162 224,142 232,104 280,92 302,58 340,32 376,48 394,88 434,102 470,150
GRHG 466,214 512,206 560,220 606,244 620,296 634,346 612,414
HGSA 716,346 738,370 762,400
HGMT 762,400 728,404 690,424
HG^ 470,150 540,116 640,92 712,116 760,160
HGNB 760,160 728,196 726,236 698,272 698,312 716,346
NB^ 760,160 802,158 852,136 920,150 952,196 950,240
NBSA 950,240 900,284 824,310 766,346 716,346
SA^ 950,240 966,320 952,404 924,462 884,492
SAMT 884,492 840,462 798,474 772,446 762,400
MT^ 884,492 898,548 882,606
MT~ 882,606 820,606 760,622 640,640
SM~ 392,636 378,662 320,654 250,666 160,684 92,662
SM^ 92,662 52,606 46,556 84,550 150,572 178,548 190,500 196,440
"""
# A district is a ring of borders; a minus walks one backwards.
RINGS: Final = {
    "CV": "CV~ CVSM CVEX CVMT",
    "EX": "CVEX -EXMT -EXHG -EXGR -EXSG -EXLC -EXSM",
    "SM": "SM~ SM^ SMLC -EXSM -CVSM",
    "LC": "EXLC -LCSG -LC^ SMLC",
    "SG": "SGHG SGGR -EXSG -LCSG SG^",
    "GR": "EXGR -GRHG SGGR",
    "HG": "HGSA HGMT -EXHG -GRHG -SGHG HG^ HGNB",
    "NB": "NB^ NBSA -HGNB",
    "SA": "SA^ SAMT -HGSA -NBSA",
    "MT": "CVMT -MT~ -MT^ SAMT HGMT EXMT",
}
# Where the name of a district stands; walkers in a row, large and small; its landmark.
SPOTS: Final = {
    "CV": (498, 572, 4, 5, 592, 616),
    "EX": (470, 427, 6, 6, 650, 474),
    "SM": (260, 546, 4, 5, 98, 606),
    "LC": (250, 282, 3, 3, 238, 424),
    "SG": (362, 148, 3, 3, 330, 80),
    "GR": (536, 258, 3, 3, 0, 0),
    "HG": (612, 126, 0, 5, 510, 168),
    "NB": (840, 178, 4, 5, 750, 284),
    "SA": (854, 328, 3, 3, 928, 400),
    "MT": (768, 496, 4, 5, 676, 600),
}
# The same on a narrow page, where the map is turned: the label, and how many columns of walkers stand below it.
NARROW_SPOTS: Final = {
    "CV": (584, 616, 2),
    "EX": (632, 480, 1),
    "SM": (282, 588, 2),
    "LC": (294, 350, 3),
    "SG": (410, 238, 3),
    "GR": (594, 322, 2),
    "HG": (682, 163, 2),
    "NB": (910, 215, 2),
    "SA": (914, 394, 2),
    "MT": (846, 544, 2),
}
LEFT_SHORE: Final = ((0, 640), (40, 654), (92, 662))
RIGHT_SHORE: Final = ((882, 606), (950, 594), (1024, 548))
RIVERS: Final = "M1024 196C980 230 996 330 984 400S930 540 918 612M0 470C40 500 10 580 44 620S70 650 72 664"
HILLS: Final = (  # foot and size, far ones first
    (548, 74, 1.2),
    (690, 72, 1.2),
    (912, 60, 1.2),
    (1004, 60, 1),
    (270, 62, 0.9),
    (790, 62, 1.1),
    (428, 66, 1.1),
    (622, 84, 0.9),
    (180, 96, 1),
    (490, 96, 0.9),
    (852, 96, 1),
    (742, 104, 1),
    (976, 104, 1),
    (30, 108, 0.9),
    (96, 128, 1.1),
    (160, 160, 0.9),
    (36, 178, 1),
)

# Landmarks, 24 units wide around 0,0: Gothic window, cut-corner blocks, castle hill, football, big wheel, bell tower, hedge
# maze, aqueduct, mill, tower by the sea.
LANDMARKS: Final = {
    "CV": "M-7 11V-1Q-7 -8 0 -12Q7 -8 7 -1V11ZM-7 3H7M0 11V3M2.6 -3a2.6 2.6 0 1 1 -5.2 0a2.6 2.6 0 1 1 5.2 0",
    "EX": (
        "M-10 -2v-5l2 -2h5l2 2v5l-2 2h-5zM1 -2v-5l2 -2h5l2 2v5l-2 2h-5zM-10 9v-5l2 -2h5l2 2v5l-2 2h-5z"
        "M1 9v-5l2 -2h5l2 2v5l-2 2h-5z"
    ),
    "SM": "M-12 11Q-6 0 0 0T12 11ZM-6 1V-9h3v3h2v-3h2v3h2v-3h3V1M-1 0v-3h2v3",
    "LC": (
        "M10 0a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M0 -4l4 3l-1.5 4.5h-5l-1.5 -4.5zM0 -4v-6M4 -1l5.6 -2"
        "M2.5 3.5l3.4 4.5M-2.5 3.5l-3.4 4.5M-4 -1l-5.6 -2"
    ),
    "SG": (
        "M8 -3a8 8 0 1 1 -16 0a8 8 0 1 1 16 0M0 -11V5M-8 -3H8M-5.6 -8.6L5.6 2.6M5.6 -8.6L-5.6 2.6M0 -3L-6 11"
        "M0 -3L6 11M-9 11H9"
    ),
    "GR": ("M-4 11V-5H4V11ZM-5.5 -5h11M-3 -5V-9h6v4M-3 -9L0 -13L3 -9M2 0a2 2 0 1 1 -4 0a2 2 0 1 1 4 0M-1.5 11V6h3v5"),
    "HG": "M-3 11H-11V-11H11V11H3M-3 11V6.5H6.5V-6.5H-6.5V6.5M-2.5 6.5V-2.5H2.5V2.5H.5",
    "NB": (
        "M-12 11V-7H12V11M-12 -1H12M-9 11V7a3 3 0 0 1 6 0v4M-3 11V7a3 3 0 0 1 6 0v4M3 11V7a3 3 0 0 1 6 0v4"
        "M-10 -1a2.5 3 0 0 1 5 0M-5 -1a2.5 3 0 0 1 5 0M0 -1a2.5 3 0 0 1 5 0M5 -1a2.5 3 0 0 1 5 0"
    ),
    "SA": "M-12 11V2l6 -4v4l6 -4v4l6 -4V11ZM6 -2V-9h4V11H6M8 -11q-3 -1 0 -3M-9 7h3M-3 7h3",
    "MT": "M-5 8V-4Q-4.5 -12 0 -12T5 -4V8M-5 -2H5M-5 3H5M0 -12V8M-12 11q3 -4 6 0t6 0t6 0t6 0",
}
