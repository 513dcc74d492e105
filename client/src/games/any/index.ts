/* A game without drawings: the position in words, and the moves as a list. */
import type { GameClient } from "../../table/game.ts";
import { withTableWords } from "../../words/tableWords.ts";

export const any: GameClient = {
  loadTable: async () => (await withTableWords(import("./AnyTable.tsx"))).AnyTable,
  loadExample: async () => (await withTableWords(import("./Example.tsx"))).Example,
  loadArt: async () => (await import("./Art.tsx")).Art,
  keys: [
    ["/", "ui-key-search"],
    ["↑ ↓", "ui-key-moves"],
  ],
  switches: [],
  soundOf: (line) => (line.seat > 0 ? { sound: "stone", size: 2 } : null),
};
