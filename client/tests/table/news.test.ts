import { describe, expect, it } from "vitest";
import type { ChatLine } from "../../src/connection/messages.ts";
import { INITIAL_STATE, reduce, type TableState } from "../../src/connection/tableState.ts";
import { announced, newsSince, type Seen } from "../../src/table/news.ts";
import { monolyth } from "../games/tables.ts";

const { table } = monolyth();
const chat = (number: number): ChatLine => ({
  type: "chat",
  number,
  person: { id: "p", name: "Calm Flint" },
  seat: 1,
  text: `line ${number}`,
  reaction: "",
  at: 0,
});
const seen = (state: TableState): Seen => ({ table, log: state.log, chat: state.chat });

describe("what is announced", () => {
  const earlier = [3, 4, 7].map(chat).reduce((state, line) => reduce(state, line, 0), INITIAL_STATE);
  const opened = reduce(earlier, table, 1);

  it("is nothing that was there when the table was opened: the chat so far comes before the view", () => {
    expect(opened.chat).toHaveLength(3);
    expect(newsSince(announced(seen(opened)), seen(opened))).toEqual([]);
  });

  it("is each line of the chat that comes later, once", () => {
    const later = reduce(opened, chat(9), 2);
    expect(newsSince(announced(seen(opened)), seen(later))).toEqual(["Calm Flint: line 9"]);
    const again = reduce(later, chat(9), 3);
    expect(newsSince(announced(seen(later)), seen(again))).toEqual([]);
  });
});
