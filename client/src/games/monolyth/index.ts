/* Monolyth in the browser: the one object that the registry sees. */
import type { LogLine } from "../../connection/messages.ts";
import type { GameClient, Heard } from "../../table/game.ts";

function soundOf({ gains, text }: LogLine): Heard | null {
  if (gains.length) return { sound: "level", size: 1 };
  if (/^@\d+ swap/.test(text)) return { sound: "stone", size: 1 };
  const stone = /^@\d+ \D*(\d)/.exec(text);
  if (stone) return { sound: "stone", size: Number(stone[1]) };
  return text.startsWith("prophecy") ? { sound: "crystal", size: 1 } : null;
}

export const monolyth: GameClient = {
  loadTable: async () => (await import("./MonolythTable.tsx")).MonolythTable,
  loadArt: async () => (await import("./Art.tsx")).Art,
  loadOptions: async () => (await import("./CardChoice.tsx")).CardChoice,
  keys: [
    ["1 2 3 4", "ui-key-stones"],
    ["Q W E", "ui-key-turn"],
    ["← ↑ ↓ →", "ui-key-move"],
    ["S", "ui-key-swap"],
    [", .", "ui-key-view"],
  ],
  switches: [{ name: "solid", word: "ui-solid" }],
  soundOf,
};
