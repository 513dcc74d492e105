/* Sir Ocelot's Cave in the browser: the one object that the registry sees. */
import type { LogLine } from "../../connection/messages.ts";
import type { GameClient, Heard } from "../../table/game.ts";
import { seatTitle } from "./names.ts";

function soundOf({ gains, text }: LogLine): Heard | null {
  if (gains.length) return { sound: "level", size: 1 };
  if (text.startsWith("take")) return { sound: "crystal", size: 1 };
  if (text.startsWith("amethyst")) return { sound: "bag", size: 1 };
  const face = /^[A-Z]([CLP]) /.exec(text)?.[1];
  if (face) return { sound: face === "C" ? "brass" : face === "L" ? "wick" : "iron", size: 1 };
  return text.startsWith("companion") ? { sound: "wick", size: 1 } : null;
}

export const ocelot: GameClient = {
  loadTable: async () => (await import("./OcelotTable.tsx")).OcelotTable,
  loadArt: async () => (await import("./Art.tsx")).Art,
  keys: [
    ["A B C", "ui-key-tools"],
    ["F", "ui-key-face"],
    ["← ↑ ↓ →", "ui-key-circles"],
  ],
  switches: [],
  seatTitle,
  soundOf,
};
