import { describe, expect, it } from "vitest";
import { Refusal } from "../../src/connection/http.ts";
import type { TableMessage } from "../../src/connection/messages.ts";
import { type Judged, openExercise } from "../../src/learn/exercise.ts";
import { monolyth } from "../games/tables.ts";

const { table: whole } = monolyth();
const table = (event: number): TableMessage => ({ ...whole, log: [], game: { ...whole.game, event } });

function opened(judge: (move: string) => Judged | Error) {
  const said: { verdict: string; moves: readonly string[] }[] = [];
  const troubles: unknown[] = [];
  const sent: (readonly string[])[] = [];
  const session = openExercise(
    table(0),
    {
      try: (moves, move) => {
        sent.push(moves);
        const found = judge(move);
        return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
      },
      ask: () => Promise.reject(new Refusal({ code: "server-too-fast", params: {} }, 429)),
    },
    {
      onJudged: ({ verdict }, moves) => said.push({ verdict, moves }),
      onTrouble: (why) => troubles.push(why),
    },
  );
  return { session, said, troubles, sent };
}

const judged = (verdict: Judged["verdict"], event: number | null): Judged => ({
  verdict,
  refusal: null,
  table: event === null ? null : table(event),
});

describe("an exercise", () => {
  it("goes on with a move that counts, and stays where it is after one that does not", async () => {
    const { session, said, sent } = opened((move) =>
      move === "a" ? judged("right", 1) : judged("wrong", null),
    );
    expect(await session.play("b")).toBe(false);
    expect(session.state.get().game?.event).toBe(0);
    expect(await session.play("a")).toBe(true);
    expect(session.state.get().game?.event).toBe(1);
    await session.play("b");
    expect(sent).toEqual([[], [], ["a"]]);
    expect(said).toEqual([
      { verdict: "wrong", moves: [] },
      { verdict: "right", moves: ["a"] },
      { verdict: "wrong", moves: ["a"] },
    ]);
  });

  it("tells that the server did not answer, and what it refuses to say", async () => {
    const { session, troubles, said } = opened(() => new Error("away"));
    expect(await session.play("a")).toBe(false);
    expect(troubles).toHaveLength(1);
    expect(said).toEqual([]);
    expect(await session.ask("b2")).toMatchObject({ type: "refused", message: { code: "server-too-fast" } });
  });
});
