import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { GameView, LogLine, Player } from "../../src/connection/messages.ts";
import { actorName, lineWords, playerName, seatName, withNames } from "../../src/table/names.ts";
import { speak } from "../../src/words/words.ts";
import { FOLDER } from "../../words.ts";
import { monolyth } from "../games/tables.ts";

const words = readFileSync(`${FOLDER}../games/monolyth/words/en.ftl`, "utf8");
vi.stubGlobal("fetch", async () => new Response(words));
await speak("en");

const players: Player[] = [
  { kind: "person", id: "p", name: "Calm Flint" },
  { kind: "bot", level: "dutiful" },
  { kind: "bot", level: "dutiful" },
  { kind: "person", id: "q", name: "Ada" },
];
const game: GameView = { ...monolyth().table.game, seat: 1, you: 1, players };
const gave = (seat: number): LogLine =>
  ({ seat, message: { code: "event-give", params: { value: 4 } }, gains: [] }) as unknown as LogLine;

describe("who it is", () => {
  it("is oneself, or a name", () => {
    expect([1, 4].map((seat) => seatName(game, seat))).toEqual(["You", "Ada"]);
  });

  it("is never guessed to be a bot from a name", () => {
    expect(playerName({ kind: "bot", level: "master" })).not.toBe("master");
    expect(playerName({ kind: "person", id: "q", name: "master" })).toBe("master");
    expect(playerName({ kind: "name", name: "master" })).toBe("master");
    expect(playerName({ kind: "name", name: "master", level: "master" })).toBe(
      playerName({ kind: "bot", level: "master" }),
    );
    expect(playerName({ kind: "name", name: "new", level: "new" })).toBe("new");
  });

  it("tells bots of one level apart", () => {
    const [one, other] = [actorName(game, 2), actorName(game, 3)];
    expect(one).not.toBe(other);
    expect([one.slice(-2), other.slice(-2)]).toEqual([" 1", " 2"]);
  });
});

describe("a sentence about a seat", () => {
  const wins = (seat: number): string =>
    withNames(game, { code: "decided-points", params: { seat, points: 14 } });

  it("names whoever sits there, and says “you” to oneself", () => {
    expect(wins(4)).toBe("Ada wins with 14 points");
    expect(wins(1)).toBe("you win with 14 points");
  });

  it("is said as always where it is about nobody", () => {
    expect(withNames(game, { code: "ended-no-stones", params: {} })).toContain("no stone is left");
  });

  it("needs no parameters", () => {
    expect(withNames(game, { code: "ended-no-stones" })).toContain("no stone is left");
  });

  it("says what one did oneself in the second person", () => {
    expect(lineWords(game, gave(1))).toBe("You give up the prophecy token 4");
    expect(lineWords(game, gave(4))).toBe("Ada gives up the prophecy token 4");
  });

  it("knows no “you” in a replay", () => {
    const replay = { ...game, you: 0 };
    expect(lineWords(replay, gave(1))).toBe("Calm Flint gives up the prophecy token 4");
  });
});
