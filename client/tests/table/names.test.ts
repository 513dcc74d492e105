import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { LogLine, SeatView } from "../../src/connection/messages.ts";
import { actorName, lineWords, playerName, seatName, told } from "../../src/table/names.ts";
import { speak } from "../../src/words/words.ts";
import { FOLDER } from "../../words.ts";
import { monolyth } from "../games/tables.ts";

const words = readFileSync(`${FOLDER}../games/monolyth/words/en.ftl`, "utf8");
vi.stubGlobal("fetch", async () => new Response(words));
await speak("en");

const { table: made } = monolyth();
const sitting = (seat: number, player: SeatView["player"]): SeatView => ({
  ...(made.seats[0] as SeatView),
  seat,
  player,
});
const table = {
  ...made,
  players: 4,
  you: { person: "p", seat: 1, is_host: true },
  seats: [
    sitting(1, { kind: "person", id: "p", name: "Calm Flint", bot: null } as SeatView["player"]),
    sitting(2, { kind: "bot", level: "dutiful" } as SeatView["player"]),
    sitting(3, { kind: "bot", level: "dutiful" } as SeatView["player"]),
    sitting(4, { kind: "person", id: "q", name: "Ada", bot: null } as SeatView["player"]),
  ],
};
const gave = (seat: number): LogLine =>
  ({ seat, message: { code: "event-give", params: { value: 4 } }, gains: [] }) as unknown as LogLine;

describe("who it is", () => {
  it("is oneself, or a name", () => {
    expect([1, 4].map((seat) => seatName(table, seat))).toEqual(["You", "Ada"]);
  });

  it("is never guessed to be a bot from a name", () => {
    expect(playerName({ kind: "bot", level: "master" })).not.toBe("master");
    expect(playerName({ kind: "person", id: "q", name: "master", bot: null })).toBe("master");
    expect(playerName({ kind: "name", name: "master" })).toBe("master");
    expect(playerName({ kind: "name", name: "master", level: "master" })).toBe(
      playerName({ kind: "bot", level: "master" }),
    );
    expect(playerName({ kind: "name", name: "new", level: "new" })).toBe("new");
  });

  it("tells bots of one level apart", () => {
    const [one, other] = [actorName(table, 2), actorName(table, 3)];
    expect(one).not.toBe(other);
    expect([one.slice(-2), other.slice(-2)]).toEqual([" 1", " 2"]);
  });
});

describe("a sentence about a seat", () => {
  const wins = (seat: number): string =>
    told(table, { code: "decided-points", params: { seat, points: 14 } });

  it("names whoever sits there, and says “you” to oneself", () => {
    expect(wins(4)).toBe("Ada wins with 14 points");
    expect(wins(1)).toBe("you win with 14 points");
  });

  it("is said as always where it is about nobody", () => {
    expect(told(table, { code: "ended-no-stones", params: {} })).toContain("no stone is left");
  });

  it("needs no parameters", () => {
    expect(told(table, { code: "ended-no-stones" })).toContain("no stone is left");
  });

  it("says what one did oneself in the second person", () => {
    expect(lineWords(table, gave(1))).toBe("You give up the prophecy token 4");
    expect(lineWords(table, gave(4))).toBe("Ada gives up the prophecy token 4");
  });

  it("knows no “you” in a replay", () => {
    const replay = { ...table, you: { ...table.you, person: "" } };
    expect(lineWords(replay, gave(1))).toBe("Calm Flint gives up the prophecy token 4");
  });
});
