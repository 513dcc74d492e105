/* A game without drawings: the position in words, and the moves as a list. */
import type { GameClient } from "../../table/game.ts";

export const any: GameClient = {
  loadTable: async () => (await import("./AnyTable.tsx")).AnyTable,
  loadExample: async () => (await import("./Example.tsx")).Example,
  keys: [
    ["/", "ui-key-search"],
    ["↑ ↓", "ui-key-moves"],
  ],
  switches: [],
  soundOf: (line) => (line.seat > 0 ? { sound: "stone", size: 2 } : null),
};
