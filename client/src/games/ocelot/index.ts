/* Sir Ocelot's Cave in the browser: the one object that the registry sees. */
import type { GameClient } from "../../table/game.ts";
import { soundOf, weightOf } from "./facts.ts";
import { seatTitle } from "./seatTitle.ts";
import { ASK_AFTER_DRAW } from "./switches.ts";

export const ocelot: GameClient = {
  loadTable: async () => (await import("./OcelotTable.tsx")).OcelotTable,
  loadEditor: async () => (await import("./workshop/Editor.tsx")).editor,
  loadPositionEditor: async () => (await import("./position/Editor.tsx")).positionEditor,
  loadExample: async () => (await import("./Example.tsx")).Example,
  loadArt: async () => (await import("./Art.tsx")).Art,
  loadOptions: async () => (await import("./StarterOptions.tsx")).StarterOptions,
  keys: [
    ["A B C", "ui-key-tools"],
    ["F", "ui-key-face"],
    ["← ↑ ↓ →", "ui-key-circles"],
  ],
  switches: [ASK_AFTER_DRAW],
  seatTitle,
  soundOf,
  weightOf,
};
