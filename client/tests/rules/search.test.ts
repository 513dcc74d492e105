import { expect, it } from "vitest";
import type { RulesSection } from "../../src/connection/schemas.ts";
import { searched } from "../../src/rules/search.ts";

const clause = (id: string, ...parts: string[]) => ({ id, parts, example: null });
const SECTIONS: RulesSection[] = [
  {
    title: "Turn",
    clauses: [clause("M-T1", "Move the crystal, see ", "M-T2", "."), clause("M-T2", "Läuft")],
  },
  { title: "End", clauses: [clause("M-E1", "クリスタル 預言")] },
];
const ids = (wanted: string) => searched(SECTIONS, wanted).map(({ clauses }) => clauses.map(({ id }) => id));

it("shows everything at first", () => {
  expect(ids("")).toEqual([["M-T1", "M-T2"], ["M-E1"]]);
});

it("finds words in any order, small letters, accents left out, and ids", () => {
  expect(ids("CRYSTAL move")).toEqual([["M-T1"]]);
  expect(ids("lauft")).toEqual([["M-T2"]]);
  expect(ids("m-e1")).toEqual([["M-E1"]]);
  expect(ids("預言")).toEqual([["M-E1"]]);
  expect(ids("m-t2")).toEqual([["M-T1", "M-T2"]]);
});

it("finds nothing where a word is missing", () => {
  expect(ids("crystal bat")).toEqual([]);
});
