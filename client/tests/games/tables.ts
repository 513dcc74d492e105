/* Two tables as a server really sent them (client/scripts/tables.py). */
import { readFileSync } from "node:fs";
import { heightsOf } from "../../src/games/monolyth/tower/pointing.ts";
import type { ChoiceTable } from "../../src/games/monolyth/choice.ts";
import type { RoomView, TableMessage } from "../../src/connection/messages.ts";

import type { MonolythChoices, MonolythPieces, MonolythView } from "../../src/games/monolyth/wire.ts";
import type { HandView, OcelotChoices, OcelotPieces, OcelotView } from "../../src/games/ocelot/wire.ts";

/** The first message of a table, with its room. */
export type WholeTable = TableMessage & { room: RoomView };

function read(name: string): WholeTable {
  return JSON.parse(readFileSync(new URL(`./${name}/table.json`, import.meta.url), "utf8")) as WholeTable;
}

export function monolyth(): {
  table: WholeTable;
  view: MonolythView;
  pieces: MonolythPieces;
  choices: MonolythChoices;
  choice: ChoiceTable;
} {
  const table = read("monolyth");
  const view = table.game.position as MonolythView;
  const pieces = table.pieces as MonolythPieces;
  const choices = table.game.choices as MonolythChoices;
  const heights = heightsOf(Object.values(view.towers[table.game.seat]?.stones ?? {}));
  return { table, view, pieces, choices, choice: { pieces, choices, heights } };
}

export function ocelot(): {
  table: WholeTable;
  view: OcelotView;
  pieces: OcelotPieces;
  choices: OcelotChoices;
} {
  const table = read("ocelot");
  return {
    table,
    view: table.game.position as OcelotView,
    pieces: table.pieces as OcelotPieces,
    choices: table.game.choices as OcelotChoices,
  };
}

/** All hands, with something changed in each. */
export function handsWith(view: OcelotView, changes: Partial<HandView>): OcelotView["hands"] {
  return Object.fromEntries(
    Object.entries(view.hands).map(([seat, hand]) => [seat, { ...hand, ...changes }]),
  );
}
