import { describe, expect, it } from "vitest";
import { stopAt, stopsOf } from "../../src/replay/stops.ts";
import { turnsOf } from "../../src/table/turns.ts";
import type { ChatLine, LogLine, TableChange } from "../../src/connection/messages.ts";
import type { MonolythView } from "../../src/games/monolyth/wire.ts";
import { hasGap, lastChat, NOTHING, reduce } from "../../src/connection/tableState.ts";
import { monolyth } from "../games/tables.ts";

const { table } = monolyth();
const line = (event: number, seat: number, turn = 0): LogLine => ({
  event,
  turn,
  seat,
  move: "x",
  message: { code: "x", params: {} },
  gains: [],
  facts: { kind: "x" },
});

describe("the state of a table", () => {
  const first = reduce(NOTHING, table, 10);

  it("is what the first message says", () => {
    expect(first.view).toBe(table);
    expect(first.log).toHaveLength(table.log.length);
    expect(first.at).toBe(10);
  });

  it("keeps pieces and adds new lines", () => {
    const more = { ...table, pieces: null, log_from: table.log.length, log: [line(99, 1, 9)] };
    const next = reduce(first, more, 20);
    expect(next.pieces).toBe(table.pieces);
    expect(next.log).toHaveLength(table.log.length + 1);
  });

  it("loses lines that were taken back", () => {
    const back = { ...table, pieces: null, log_from: 10, log: [] };
    expect(reduce(first, back, 20).log).toHaveLength(10);
  });

  it("is brought up to date by what has changed, and shares the rest", () => {
    const { towers } = table.view as MonolythView;
    const stone = { stone: "B-1", cells: [3] };
    const change: TableChange = {
      type: "change",
      revision: table.revision + 1,
      changes: [
        ["/event", 77],
        ["/view/towers/0/stones/-", stone],
        ["/view/towers/1/score", 9],
        ["/view/supply/B"],
        ["/choices", null],
      ],
      log_from: table.log.length,
      log: [line(99, 1, 9)],
    };
    expect(hasGap(first, change)).toBe(false);
    const { view, log, pieces } = reduce(first, change, 20);
    const now = view?.view as MonolythView;
    expect([view?.event, view?.revision, view?.choices]).toEqual([77, table.revision + 1, null]);
    expect(now.towers[0]?.stones).toEqual([...(towers[0]?.stones ?? []), stone]);
    expect(now.towers[1]?.score).toBe(9);
    expect(now.towers[1]?.stones).toBe(towers[1]?.stones);
    expect(Object.keys(now.supply)).toEqual(["O", "K", "T", "W"]);
    expect(log).toHaveLength(table.log.length + 1);
    expect(pieces).toBe(table.pieces);
    expect((table.view as MonolythView).towers).toBe(towers);
    expect(hasGap(reduce(first, change, 20), change)).toBe(true);
    expect(hasGap(NOTHING, change)).toBe(true);
  });

  it("notices a gap", () => {
    expect(hasGap(first, { ...table, pieces: null, log_from: table.log.length + 1 })).toBe(true);
    expect(hasGap(first, { ...table, pieces: null, log_from: table.log.length })).toBe(false);
    expect(hasGap(NOTHING, { ...table, pieces: null, log_from: 0 })).toBe(true);
  });

  it("collects the chat in order, each line once, and leaves answers to those who asked", () => {
    const said = (number: number): ChatLine => ({
      type: "chat",
      number,
      person: { id: "p", name: "Aiko" },
      seat: 2,
      text: "hello",
      reaction: "",
      at: 1,
    });
    const two = [said(4), said(5)].reduce((state, one) => reduce(state, one, 30), first);
    expect(two.chat.map(({ number }) => number)).toEqual([4, 5]);
    expect(lastChat(two)).toBe(5);
    expect(lastChat(first)).toBe(0);
    const again = [said(4), said(5), said(6)].reduce((state, one) => reduce(state, one, 40), two);
    expect(again.chat.map(({ number }) => number)).toEqual([4, 5, 6]);
    expect(reduce(first, { type: "done", id: 1, event: 3 }, 30)).toBe(first);
  });
});

describe("the log", () => {
  it("is grouped by the turns that the server counts, and counts them by rounds", () => {
    const turns = turnsOf(
      [line(1, 0), line(2, 2, 1), line(3, 0, 1), line(4, 1, 2), line(5, 2, 3), line(6, 2, 3)],
      2,
    );
    expect(turns.map(({ number, seat }) => `${number} ${seat}`)).toEqual([" 0", "1.1 2", "1.2 1", "2.1 2"]);
    expect(turns.map(({ lines }) => lines.length)).toEqual([1, 2, 1, 2]);
  });
});

describe("a replay", () => {
  it("stops before each decision and at the end", () => {
    const stops = stopsOf([line(1, 0), line(2, 1), line(3, 0), line(4, 2)], 5);
    expect(stops).toEqual([1, 3, 5]);
    expect([0, 1, 2, 3, 4, 9].map((event) => stopAt(stops, event))).toEqual([0, 0, 0, 1, 1, 2]);
  });
});
