/* A position of Monolyth as its fields: what a hand on the board changes in them. Pure; what is possible is
   the referee's to say. */
import { GRID, LEVEL } from "../../../stones/space.ts";
import {
  countsIn,
  countsText,
  type Field,
  type FieldChanges,
  listed,
  unlisted,
  valueIn,
} from "../../../table/positionFields.ts";
import type { Shape } from "../choice.ts";
import type { Built } from "../tower/Tower.tsx";
import type { MonolythPieces } from "../wire.ts";

type Fields = readonly Field[];

/** One seat: `board;columns;slots;levels;structure`. */
export interface SeatFields {
  board: string;
  /** The colours of each of the 16 columns from the floor up. */
  columns: readonly string[];
  /** The prophecy of each wall, clockwise from the far one; `-` for none. */
  slots: readonly string[];
  levels: readonly string[];
  structure: string;
}

export function seatIn(fields: Fields, seat: number): SeatFields {
  const [board = "-", tower = "", slots = "", levels = "-", structure = "-"] = valueIn(
    fields,
    `seat${seat}`,
  ).split(";");
  const columns = tower.replaceAll("/", ",").split(",");
  const prophecies = slots.split(",");
  return {
    board,
    columns: Array.from({ length: LEVEL }, (_, n) => (columns[n] ?? "-").replace(/^-$/, "")),
    slots: Array.from({ length: 4 }, (_, n) => prophecies[n] || "-"),
    levels: listed(levels),
    structure: structure || "-",
  };
}

export function withSeat(fields: Fields, seat: number, part: Partial<SeatFields>): FieldChanges {
  const { board, columns, slots, levels, structure } = { ...seatIn(fields, seat), ...part };
  const rows = Array.from({ length: GRID }, (_, row) =>
    columns
      .slice(GRID * row, GRID * row + GRID)
      .map((cubes) => cubes || "-")
      .join(","),
  );
  return { [`seat${seat}`]: [board, rows.join("/"), slots.join(","), unlisted(levels), structure].join(";") };
}

/** Each cube on its own: a position does not say where a stone ends. */
export function builtOf(columns: readonly string[], colours: Readonly<Record<string, string>>): Built[] {
  return columns.flatMap((cubes, column) =>
    cubes.split("").map((letter, level) => {
      const cell = LEVEL * level + column;
      return { key: String(cell), colour: colours[letter] ?? "", cells: [cell] };
    }),
  );
}

/** The cells that a stone fills when it is let down over a column, by whichever of its cubes it can; null where it
    would leave a gap or the board, which no position can say. */
export function letDown(shape: Shape, column: number, columns: readonly string[]): number[] | null {
  const tries = shape.map(([x = 0, y = 0]) => restingAt(shape, column, [x, y], columns));
  return tries.find((cells) => cells !== null) ?? null;
}

function restingAt(
  shape: Shape,
  column: number,
  [dx, dy]: readonly [number, number],
  columns: readonly string[],
): number[] | null {
  const [left, top] = [(column % GRID) - dx, Math.floor(column / GRID) - dy];
  const cubes = shape.map(([x = 0, y = 0, z = 0]) => ({ x: left + x, y: top + y, z }));
  if (cubes.some(({ x, y }) => x < 0 || y < 0 || x >= GRID || y >= GRID)) return null;
  const height = (x: number, y: number): number => columns[GRID * y + x]?.length ?? 0;
  const rest = Math.max(...cubes.map(({ x, y, z }) => height(x, y) - z));
  const cells = cubes.map(({ x, y, z }) => LEVEL * (rest + z) + GRID * y + x);
  const stands = cubes.every(
    ({ x, y, z }, n) => height(x, y) === rest + z || cells.includes((cells[n] ?? 0) - LEVEL),
  );
  return stands ? cells : null;
}

/** A stone on a seat's monolith: it comes from the lid, a single from the supply, as long as there is one. */
export function withStone(
  fields: Fields,
  pieces: MonolythPieces,
  seat: number,
  stone: string,
  cells: readonly number[],
): FieldChanges {
  const { colour = "", shape = "" } = pieces.stones[stone] ?? {};
  const columns = [...seatIn(fields, seat).columns];
  for (const cell of cells) columns[cell % LEVEL] += colour;
  const [from, name] = shape === pieces.single ? (["supply", colour] as const) : (["lid", stone] as const);
  const left = (from === "supply" ? supplyIn(fields) : lidIn(fields)).get(name) ?? 0;
  const taken = left > 0 ? counted(fields, pieces, from, name, left - 1) : {};
  return { ...withSeat(fields, seat, { columns }), ...taken };
}

/** Without the cube on top of a column: a position does not know where a stone begins. */
export function withoutTop(fields: Fields, seat: number, column: number): FieldChanges {
  const { columns } = seatIn(fields, seat);
  return withSeat(fields, seat, {
    columns: columns.map((cubes, n) => (n === column ? cubes.slice(0, -1) : cubes)),
  });
}

export const sitesIn = (fields: Fields): string[] => valueIn(fields, "sites").split(",");
export const lidIn = (fields: Fields): Map<string, number> => countsIn(valueIn(fields, "lid"), "*");
export const supplyIn = (fields: Fields): Map<string, number> => countsIn(valueIn(fields, "supply"), "*");

/** Another number of a stone in the lid, or of a colour in the supply. */
export function counted(
  fields: Fields,
  pieces: MonolythPieces,
  field: "lid" | "supply",
  name: string,
  count: number,
): FieldChanges {
  if (field === "lid") {
    const lid = lidIn(fields).set(name, count);
    return { lid: countsText(lid, "*", Object.keys(pieces.stones)) };
  }
  const supply = supplyIn(fields).set(name, count);
  return { supply: [...supply].map(([letter, left]) => `${letter}*${left}`).join(",") };
}

/** Another stone on a site, from the lid; the one that lay there goes back. `-` for none. */
export function withSite(fields: Fields, pieces: MonolythPieces, site: number, stone: string): FieldChanges {
  const sites = sitesIn(fields);
  const lid = lidIn(fields);
  const before = sites[site - 1] ?? "-";
  if (before !== "-") lid.set(before, (lid.get(before) ?? 0) + 1);
  if (stone !== "-") lid.set(stone, Math.max(0, (lid.get(stone) ?? 0) - 1));
  sites[site - 1] = stone;
  return { sites: sites.join(","), lid: countsText(lid, "*", Object.keys(pieces.stones)) };
}

/** The crystal on another site; a stone that lies there goes where the crystal was. */
export function withCrystal(fields: Fields, site: number): FieldChanges {
  const sites = sitesIn(fields);
  const before = Number(valueIn(fields, "crystal"));
  [sites[before - 1], sites[site - 1]] = [sites[site - 1] ?? "-", "-"];
  return { crystal: String(site), sites: sites.join(",") };
}

type Tokens = "prophecies" | "levels" | "structures";
export const tokensIn = (fields: Fields, kind: Tokens): string[] => listed(valueIn(fields, kind));

/** Tokens on the main board after one was taken from there, and another put back; `-` for none. */
function exchanged(fields: Fields, kind: Tokens, taken: string, back: string): FieldChanges {
  const tokens = tokensIn(fields, kind);
  const at = tokens.indexOf(taken);
  if (at >= 0) tokens.splice(at, 1);
  if (back !== "-") tokens.push(back);
  return { [kind]: unlisted(tokens.sort((a, b) => Number(a) - Number(b))) };
}

export function withSlot(fields: Fields, seat: number, wall: number, value: string): FieldChanges {
  const { slots } = seatIn(fields, seat);
  return {
    ...withSeat(fields, seat, { slots: slots.map((old, n) => (n === wall ? value : old)) }),
    ...exchanged(fields, "prophecies", value, slots[wall] ?? "-"),
  };
}

export function withStructure(fields: Fields, seat: number, value: string): FieldChanges {
  const { structure } = seatIn(fields, seat);
  return {
    ...withSeat(fields, seat, { structure: value }),
    ...exchanged(fields, "structures", value, structure),
  };
}

export function withLevel(fields: Fields, seat: number, value: string): FieldChanges {
  const levels = [...seatIn(fields, seat).levels, value];
  return { ...withSeat(fields, seat, { levels }), ...exchanged(fields, "levels", value, "-") };
}

export function withoutLevel(fields: Fields, seat: number, number: number): FieldChanges {
  const { levels } = seatIn(fields, seat);
  return {
    ...withSeat(fields, seat, { levels: levels.filter((_, n) => n !== number) }),
    ...exchanged(fields, "levels", "-", levels[number] ?? "-"),
  };
}

/** The seat to act follows from who began and how many turns are over. */
export function toMove(fields: Fields, players: number): number {
  const [first, turn] = [Number(valueIn(fields, "first")), Number(valueIn(fields, "turn"))];
  return first > 0 ? ((first - 1 + turn) % players) + 1 : 0;
}

export function withToMove(fields: Fields, players: number, seat: number): FieldChanges {
  const turn = Number(valueIn(fields, "turn")) % players;
  return { first: String(((seat - 1 - turn + players) % players) + 1) };
}
