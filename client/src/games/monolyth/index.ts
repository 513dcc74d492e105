/* Monolyth in the browser: the one object that the registry sees. */
import type { GameClient } from "../../table/game.ts";
import { soundOf } from "./facts.ts";

export const monolyth: GameClient = {
  loadTable: async () => (await import("./MonolythTable.tsx")).MonolythTable,
  loadExample: async () => (await import("./Example.tsx")).Example,
  loadArt: async () => (await import("./Art.tsx")).Art,
  loadEditor: async () => (await import("./workshop/Editor.tsx")).editor,
  loadPositionEditor: async () => (await import("./position/Editor.tsx")).positionEditor,
  loadOptions: async () => (await import("./SetupOptions.tsx")).SetupOptions,
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
