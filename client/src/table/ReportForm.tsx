/* Telling those who run the server of a name, or of words in the chat. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { ChatLine } from "../connection/messages.ts";
import type { RoomTable } from "../connection/tableState.ts";
import type { Report } from "../connection/schemas.ts";
import { say } from "../words/words.ts";
import { problemText } from "./problem.ts";

const LINES = 12;

interface Choice {
  label: string;
  report: Report;
}

/** The names of the others here, and what they wrote last. */
export function reportable(table: RoomTable, chat: ChatLine[], invite: string): Choice[] {
  const others = table.game.players.flatMap((player) =>
    player?.kind === "person" && player.name && player.id !== table.room.you.person ? [player] : [],
  );
  const names = others.map(({ id, name }) => ({
    label: say("ui-report-name", { name }),
    report: { about: id, kind: "name" as const, table: table.room.table, invite },
  }));
  const said = chat.filter(({ person, text }) => text && person.id !== table.room.you.person).slice(-LINES);
  const lines = said.map(({ person, text, number }) => ({
    label: `${person.name}: ${text}`,
    report: { about: person.id, kind: "words" as const, table: table.room.table, invite, line: number },
  }));
  return [...lines.reverse(), ...names];
}

export function ReportForm({ choices }: { choices: Choice[] }): JSX.Element {
  const [chosen, choose] = useState(0);
  const [note, setNote] = useState("");
  const [news, setNews] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    const choice = choices[chosen];
    if (choice)
      http.report({ ...choice.report, note }).then(
        () => setNews(say("ui-reported")),
        (why) => setNews(problemText(why)),
      );
  };
  return (
    <details class="menu-group report">
      <summary class="menu-item" data-act="report">
        {say("ui-report")}
      </summary>
      <form class="me-form" onSubmit={send}>
        <select
          class="field"
          aria-label={say("ui-report-what")}
          value={chosen}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {choices.map(({ label }, number) => (
            <option key={number} value={number}>
              {label}
            </option>
          ))}
        </select>
        <input
          class="field"
          value={note}
          maxLength={300}
          aria-label={say("ui-report-note")}
          placeholder={say("ui-report-note")}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
        <button type="submit" class="button small">
          {say("ui-send")}
        </button>
        {news && (
          <p class="note" role="status">
            {news}
          </p>
        )}
      </form>
    </details>
  );
}
