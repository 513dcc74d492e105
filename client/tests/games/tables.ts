/* Two tables as a server really sent them (client/scripts/tables.py). */
import { readFileSync } from "node:fs";
import { heightsOf } from "../../src/games/monolyth/tower/pointing.ts";
import type { ChoiceTable } from "../../src/games/monolyth/choice.ts";
import type { TableView } from "../../src/connection/messages.ts";
import type { MonolythChoices, MonolythPieces, MonolythView } from "../../src/games/monolyth/wire.ts";
import type { OcelotChoices, OcelotPieces, OcelotView } from "../../src/games/ocelot/wire.ts";

function read(name: string): TableView {
  return JSON.parse(readFileSync(new URL(`./${name}/table.json`, import.meta.url), "utf8")) as TableView;
}

export function monolyth(): {
  table: TableView;
  view: MonolythView;
  pieces: MonolythPieces;
  choices: MonolythChoices;
  choice: ChoiceTable;
} {
  const table = read("monolyth");
  const view = table.view as MonolythView;
  const pieces = table.pieces as MonolythPieces;
  const choices = table.choices as MonolythChoices;
  const heights = heightsOf(view.towers[table.you.seat - 1]?.stones ?? []);
  return { table, view, pieces, choices, choice: { pieces, choices, heights } };
}

export function ocelot(): {
  table: TableView;
  view: OcelotView;
  pieces: OcelotPieces;
  choices: OcelotChoices;
} {
  const table = read("ocelot");
  return {
    table,
    view: table.view as OcelotView,
    pieces: table.pieces as OcelotPieces,
    choices: table.choices as OcelotChoices,
  };
}
