// A small game about as large as ours: four seats lay secret cards as stones on an 8 x 8 board. A stone scores a point
// for every lower stone beside it. 64 stones end the game.
'use strict';
const { INVALID_MOVE } = require('boardgame.io/core');

const WIDTH = 8;
const BOARD = WIDTH * WIDTH;
const SEATS = 4;
const HAND = 5;

function beside(cell) {
  const column = cell % WIDTH;
  const near = [cell - WIDTH, cell + WIDTH];
  if (column > 0) near.push(cell - 1);
  if (column < WIDTH - 1) near.push(cell + 1);
  return near.filter((other) => other >= 0 && other < BOARD);
}

function lay({ G, playerID }, cell, card) {
  const hand = G.hands[playerID];
  const at = hand.indexOf(card);
  if (G.stones[cell] !== 0 || at < 0) return INVALID_MOVE;
  hand.splice(at, 1);
  G.stones[cell] = card;
  G.layers[cell] = Number(playerID);
  G.points[playerID] += beside(cell).filter((other) => G.stones[other] !== 0 && G.stones[other] < card).length;
  if (G.deck.length) hand.push(G.deck.pop());
}

// A chair knows the board, its own hand, and how many cards there are elsewhere.
function seenBy({ G, playerID }) {
  const { deck, hands, ...open } = G;
  const known = Object.entries(hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length]);
  return { ...open, hands: Object.fromEntries(known), deck: deck.length };
}

exports.Stones = {
  name: 'stones',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(BOARD + SEATS * HAND).keys()].map((number) => number + 1));
    const hands = {};
    for (let seat = 0; seat < SEATS; seat += 1) hands[seat] = deck.splice(-HAND);
    const points = Array(SEATS).fill(0);
    return { stones: Array(BOARD).fill(0), layers: Array(BOARD).fill(-1), points, hands, deck };
  },
  moves: { lay: { move: lay, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.stones.includes(0) ? undefined : { points: G.points }),
  playerView: seenBy,
};
