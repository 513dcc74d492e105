/* A position of Sir Ocelot's Cave as its fields: what a hand on the mat changes in them. Pure; what is possible is
   the referee's to say. */
import {
  countsIn,
  countsText,
  type Field,
  type FieldChanges,
  listed,
  unlisted,
  valueIn,
} from "../../../table/positionFields.ts";
import { type Cave, CAVES, placeOf } from "../geometry.ts";
import type { OcelotPieces, OcelotView, ToolView } from "../wire.ts";

type Fields = readonly Field[];

/** The letters of gems in a position, in its order. */
export const GEMS = {
  crystal: "c",
  sun: "s",
  moon: "m",
  star: "t",
  opal: "o",
  emerald: "e",
  beryl: "b",
  geode: "g",
} as const;
export type Gem = keyof typeof GEMS;
export const KINDS = Object.keys(GEMS) as Gem[];
/** Geodes are never collected: they leave the game. */
export const COLLECTED = KINDS.filter((kind) => kind !== "geode");
const EMPTY = ".";

/** The squares row by row of the mat, left to right. */
export function squaresOf(pieces: OcelotPieces): string[][] {
  const rows = new Map<number, string[]>();
  for (const square of readingOrder(Object.keys(pieces.caves))) {
    const [, row] = placeOf(square);
    rows.set(row, [...(rows.get(row) ?? []), square]);
  }
  return [...rows.values()];
}

function readingOrder(places: readonly string[]): string[] {
  return [...places].sort((one, other) => {
    const [[a, b], [c, d]] = [placeOf(one), placeOf(other)];
    return b - d || a - c;
  });
}

export function gemsIn(fields: Fields, pieces: OcelotPieces): Record<string, Gem> {
  const rows = valueIn(fields, "gems").split("/");
  const kinds = new Map(KINDS.map((kind) => [GEMS[kind] as string, kind]));
  return Object.fromEntries(
    squaresOf(pieces).flatMap((squares, row) =>
      squares.flatMap((square, n) => {
        const kind = kinds.get(rows[row]?.charAt(n) ?? "");
        return kind ? [[square, kind] as const] : [];
      }),
    ),
  );
}

function gemsText(gems: Readonly<Record<string, Gem>>, pieces: OcelotPieces): FieldChanges {
  const letter = (square: string): string => {
    const kind = gems[square];
    return kind ? GEMS[kind] : EMPTY;
  };
  return {
    gems: squaresOf(pieces)
      .map((squares) => squares.map(letter).join(""))
      .join("/"),
  };
}

/** A gem on a square; the same one again takes it off. Null clears the square. */
export function withGem(
  fields: Fields,
  pieces: OcelotPieces,
  square: string,
  kind: Gem | null,
): FieldChanges {
  const { [square]: before, ...others } = gemsIn(fields, pieces);
  return gemsText(kind && kind !== before ? { ...others, [square]: kind } : others, pieces);
}

/** Every gem off the mat. */
export function withoutGems(pieces: OcelotPieces): FieldChanges {
  return gemsText({}, pieces);
}

/** The gem of a square goes to a seat. */
export function withTaken(fields: Fields, pieces: OcelotPieces, square: string, seat: number): FieldChanges {
  const kind = gemsIn(fields, pieces)[square];
  if (!kind) return {};
  const own = collectedIn(fields, seat);
  const count = (own.get(kind) ?? 0) + 1;
  return {
    ...withGem(fields, pieces, square, null),
    ...(kind === "geode" ? {} : withCollected(fields, seat, kind, count)),
  };
}

/** A part for each seat, with a slash between. */
function partOf(fields: Fields, name: string, seat: number): string {
  return valueIn(fields, name).split("/")[seat - 1] ?? "-";
}

function withPart(fields: Fields, name: string, seat: number, part: string): FieldChanges {
  const parts = valueIn(fields, name).split("/");
  return { [name]: [1, 2].map((one) => (one === seat ? part : (parts[one - 1] ?? "-"))).join("/") };
}

export function collectedIn(fields: Fields, seat: number): Map<string, number> {
  return countsIn(partOf(fields, "collected", seat), ":");
}

export function withCollected(fields: Fields, seat: number, kind: string, count: number): FieldChanges {
  const counts = collectedIn(fields, seat).set(kind, count);
  return withPart(fields, "collected", seat, countsText(counts, ":", COLLECTED));
}

/** How many gems of a kind are neither on the mat nor with anybody; `view` is a position that has them all. */
export function missing(fields: Fields, pieces: OcelotPieces, view: OcelotView, kind: Gem): number {
  const of = (gems: Iterable<string>): number => [...gems].filter((one) => one === kind).length;
  const all =
    of(Object.values(view.gems)) + view.hands.reduce((sum, own) => sum + (own.collected[kind] ?? 0), 0);
  const held = [1, 2].reduce((sum, seat) => sum + (collectedIn(fields, seat).get(kind) ?? 0), 0);
  return all - of(Object.values(gemsIn(fields, pieces))) - held;
}

/** A tool token as in a position: its letter and the first letter of its face. */
export interface Tool {
  letter: string;
  face: string;
}
const tokenText = ({ letter, face }: Tool): string => letter + face.charAt(0).toUpperCase();

export function toolsIn(fields: Fields, pieces: OcelotPieces): Record<string, ToolView> {
  return Object.fromEntries(
    listed(valueIn(fields, "tools")).flatMap((part) => {
      const [circle = "", token = ""] = part.split(":");
      const letter = token.charAt(0);
      const face = pieces.faces[letter]?.find((one) => tokenText({ letter, face: one }) === token);
      return face ? [[circle, { letter, face, seat: 0 } as ToolView] as const] : [];
    }),
  );
}

/** The tool tokens that a seat has left: A, B, C. */
export function handIn(fields: Fields, pieces: OcelotPieces, seat: number): Map<string, number> {
  const part = partOf(fields, "hands", seat);
  return new Map(Object.keys(pieces.faces).map((letter, n) => [letter, Number(part.charAt(n)) || 0]));
}

export function withHand(
  fields: Fields,
  pieces: OcelotPieces,
  seat: number,
  letter: string,
  count: number,
): FieldChanges {
  const hand = handIn(fields, pieces, seat).set(letter, count);
  return withPart(fields, "hands", seat, [...hand.values()].join(""));
}

/** A tool from a seat's hand on a circle; the one that lies there, or the same one again, goes back to that hand. */
export function withTool(
  fields: Fields,
  pieces: OcelotPieces,
  circle: string,
  tool: Tool | null,
  seat: number,
): FieldChanges {
  const tools: Record<string, Tool> = toolsIn(fields, pieces);
  const { [circle]: before, ...others } = tools;
  const isSame = before && tool && tokenText(before) === tokenText(tool);
  const after: Record<string, Tool> = tool && !isSame ? { ...others, [circle]: tool } : others;
  const hand = handIn(fields, pieces, seat);
  if (before) hand.set(before.letter, (hand.get(before.letter) ?? 0) + 1);
  if (tool && !isSame) hand.set(tool.letter, Math.max(0, (hand.get(tool.letter) ?? 0) - 1));
  const parts = readingOrder(Object.keys(after)).map((one) => `${one}:${tokenText(after[one] as Tool)}`);
  return {
    tools: unlisted(parts),
    ...withPart(fields, "hands", seat, [...hand.values()].join("")),
  };
}

export function companionIn(fields: Fields, seat: number): string | null {
  const square = partOf(fields, "companions", seat);
  return square === "-" ? null : square;
}

/** A seat's companion on a square; where it is already, it goes off the mat. */
export function withCompanion(fields: Fields, seat: number, square: string): FieldChanges {
  return withPart(fields, "companions", seat, companionIn(fields, seat) === square ? "-" : square);
}

/** The amethysts of a seat, such as `blue:4`. */
export function amethystsIn(fields: Fields, seat: number): string[] {
  return listed(partOf(fields, "amethysts", seat));
}

export function withAmethysts(fields: Fields, seat: number, own: readonly string[]): FieldChanges {
  const bag = (one: string): number => CAVES.indexOf(one.split(":")[0] as Cave);
  const sorted = [...own].sort((a, b) => bag(a) - bag(b));
  return withPart(fields, "amethysts", seat, unlisted(sorted));
}

/** The mat as these fields have it, in place of what a table last drew. */
export function drawnWith(fields: Fields, pieces: OcelotPieces, view: OcelotView): OcelotView {
  return {
    ...view,
    gems: gemsIn(fields, pieces),
    tools: toolsIn(fields, pieces),
    hands: view.hands.map((hand) => ({ ...hand, companion: companionIn(fields, hand.seat) ?? undefined })),
  };
}
