import { describe, expect, it } from "vitest";
import { routeOf } from "../../src/hooks/address.ts";
import { stopAt, stopsOf } from "../../src/replay/stops.ts";
import { clockOf, draftOf, tableOf } from "../../src/lobby/draft.ts";
import { turnsOf } from "../../src/table/turns.ts";
import type { LogLine, ServerMessage } from "../../src/connection/messages.ts";
import { hasGap, NOTHING, reduce } from "../../src/connection/tableState.ts";
import { monolyth } from "../games/tables.ts";

const { table } = monolyth();
const line = (event: number, seat: number, text: string, code = "x"): LogLine => ({
  event,
  seat,
  text,
  message: { code, params: {} },
  gains: [],
});

describe("the state of a table", () => {
  const first = reduce(NOTHING, table, 10);

  it("is what the first message says", () => {
    expect(first.view).toBe(table);
    expect(first.log).toHaveLength(table.log.length);
    expect(first.at).toBe(10);
  });

  it("keeps pieces and adds new lines", () => {
    const more = { ...table, pieces: null, log_from: table.log.length, log: [line(99, 1, "give 4")] };
    const next = reduce(first, more, 20);
    expect(next.pieces).toBe(table.pieces);
    expect(next.log).toHaveLength(table.log.length + 1);
  });

  it("loses lines that were taken back", () => {
    const back = { ...table, pieces: null, log_from: 10, log: [] };
    expect(reduce(first, back, 20).log).toHaveLength(10);
  });

  it("notices a gap", () => {
    expect(hasGap(first, { ...table, pieces: null, log_from: table.log.length + 1 })).toBe(true);
    expect(hasGap(first, { ...table, pieces: null, log_from: table.log.length })).toBe(false);
    expect(hasGap(NOTHING, { ...table, pieces: null, log_from: 0 })).toBe(true);
  });

  it("collects what is said, and leaves answers to those who asked", () => {
    const chat: ServerMessage = {
      type: "chat",
      person: { id: "p", name: "Aiko" },
      seat: 2,
      text: "hello",
      reaction: "",
      at: 1,
    };
    expect(reduce(first, chat, 30).chat).toEqual([chat]);
    expect(reduce(first, { type: "done", id: 1, event: 3 }, 30)).toBe(first);
  });
});

describe("the log", () => {
  it("counts turns by rounds", () => {
    const turns = turnsOf(
      [
        line(1, 0, "card 1"),
        line(2, 2, "@2 I2/1 a1"),
        line(3, 0, "fill 1 B-I2"),
        line(4, 1, "prophecy 4 B"),
        line(5, 2, "@3 swap a1"),
      ],
      2,
    );
    expect(turns.map(({ number, seat }) => `${number} ${seat}`)).toEqual([" 0", "1.1 2", "1.2 1", "2.1 2"]);
    expect(turns[1]?.lines).toHaveLength(2);
  });

  it("joins what belongs to a turn in the cave and in the solo game", () => {
    const cave = turnsOf(
      [
        line(1, 1, "AC f7"),
        line(2, 1, "companion g7", "event-ocelot-move"),
        line(3, 1, "take b2"),
        line(4, 1, "done"),
        line(5, 2, "companion b3", "event-ocelot-companion"),
      ],
      2,
    );
    expect(cave.map(({ lines }) => lines.length)).toEqual([4, 1]);
    expect(
      turnsOf([line(1, 1, "@2 I2/1 a1"), line(2, 1, "give 4"), line(3, 1, "@4 I2/1 a1")], 1).map(
        ({ number }) => number,
      ),
    ).toEqual(["1.1", "2.1"]);
  });
});

describe("a replay", () => {
  it("stops before each decision and at the end", () => {
    const stops = stopsOf([line(1, 0, "card 1"), line(2, 1, "a"), line(3, 0, "b"), line(4, 2, "c")], 5);
    expect(stops).toEqual([1, 3, 5]);
    expect([0, 1, 2, 3, 4, 9].map((event) => stopAt(stops, event))).toEqual([0, 0, 0, 1, 1, 2]);
  });
});

describe("addresses", () => {
  it("say what is shown", () => {
    expect(routeOf("/", "")).toEqual({ page: "start" });
    expect(routeOf("/t/abc", "?invite=k")).toEqual({ page: "table", table: "abc", invite: "k" });
    expect(routeOf("/r/abc", "?at=41&seat=2")).toEqual({ page: "replay", table: "abc", at: 41, seat: 2 });
    expect(routeOf("/nothing", "")).toEqual({ page: "start" });
  });
});

describe("a new table", () => {
  it("is asked for as the server wants it", () => {
    const draft = {
      ...draftOf("monolyth"),
      players: 3,
      mySeat: 2,
      seats: { 1: "dutiful", 3: "", 4: "steadfast" },
      card: 6,
      clock: "live 10+5",
    };
    expect(tableOf(draft)).toMatchObject({
      players: 3,
      seat: 2,
      bots: { "1": "dutiful" },
      setup: ["card 6"],
      clock: { kind: "live", minutes: 10, increment: 5 },
      match: false,
    });
    expect(tableOf({ ...draft, players: 1, rated: true, match: true })).toMatchObject({
      rated: false,
      match: false,
    });
    expect(clockOf("days 3")).toEqual({ kind: "days", days: 3 });
  });
});
