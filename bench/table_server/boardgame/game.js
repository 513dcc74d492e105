// A game whose state is as large as a view of ours; a move changes a part of it.
const SIZE = Number(process.argv[2] || 4000);
const CELLS = Math.max(10, Math.floor((SIZE - 250) / 26)); // 250 bytes are what boardgame.io adds

exports.Stones = {
  name: "stones",
  deltaState: process.argv[3] === "changes",
  setup: () => ({ cells: Array.from({ length: CELLS }, (_, n) => ({ stone: "B-L4", n: 100 + n })) }),
  moves: {
    place: ({ G }, at) => {
      G.cells[at % CELLS].n += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
