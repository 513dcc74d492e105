import { describe, expect, it } from "vitest";
import { stopAt, stopsOf } from "../../src/replay/stops.ts";
import { turnsOf } from "../../src/table/turns.ts";
import type { ChatLine, LogLine, TableChange } from "../../src/connection/messages.ts";
import type { MonolythView } from "../../src/games/monolyth/wire.ts";
import { hasGap, lastChat, INITIAL_STATE, reduce } from "../../src/connection/tableState.ts";
import { monolyth } from "../games/tables.ts";

const { table } = monolyth();
const { pieces: _, ...unchanging } = table;
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
  const first = reduce(INITIAL_STATE, table, 10);

  it("is what the first message says", () => {
    expect(first.game).toBe(table.game);
    expect(first.room).toBe(table.room);
    expect(first.log).toHaveLength(table.log.length);
    expect(first.at).toBe(10);
  });

  it("keeps pieces and adds new lines", () => {
    const more = { ...unchanging, log_from: table.log.length, log: [line(99, 1, 9)] };
    const next = reduce(first, more, 20);
    expect(next.pieces).toBe(table.pieces);
    expect(next.log).toHaveLength(table.log.length + 1);
  });

  it("loses lines that were taken back", () => {
    const back = { ...unchanging, log_from: 10, log: [] };
    expect(reduce(first, back, 20).log).toHaveLength(10);
  });

  it("is brought up to date by what has changed, and shares the rest", () => {
    const { towers } = table.game.position as MonolythView;
    const stone = { stone: "B-1", cells: [3] };
    const change: TableChange = {
      type: "change",
      revision: table.revision + 1,
      patch: {
        game: {
          event: 77,
          position: { towers: { 1: { stones: { 99: stone } }, 2: { score: 9 } }, supply: { B: null } },
          choices: null,
        },
        room: { watching: 3 },
      },
      log_from: table.log.length,
      log: [line(99, 1, 9)],
    };
    expect(hasGap(first, change)).toBe(false);
    const { game, room, revision, log, pieces } = reduce(first, change, 20);
    const now = game?.position as MonolythView;
    expect([game?.event, revision, game?.choices, room?.watching]).toEqual([
      77,
      table.revision + 1,
      undefined,
      3,
    ]);
    expect(now.towers[1]?.stones).toEqual({ ...towers[1]?.stones, 99: stone });
    expect(now.towers[2]?.score).toBe(9);
    expect(now.towers[2]?.stones).toBe(towers[2]?.stones);
    expect(room?.seats).toBe(table.room.seats);
    expect(Object.keys(now.supply)).toEqual(["O", "K", "T", "W"]);
    expect(log).toHaveLength(table.log.length + 1);
    expect(pieces).toBe(table.pieces);
    expect((table.game.position as MonolythView).towers).toBe(towers);
    expect(hasGap(reduce(first, change, 20), change)).toBe(true);
    expect(hasGap(INITIAL_STATE, change)).toBe(true);
  });

  it("notices a gap", () => {
    expect(hasGap(first, { ...unchanging, log_from: table.log.length + 1 })).toBe(true);
    expect(hasGap(first, { ...unchanging, log_from: table.log.length })).toBe(false);
    expect(hasGap(INITIAL_STATE, { ...unchanging, log_from: 0 })).toBe(true);
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
