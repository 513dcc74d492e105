/* Reports, tables, who is there, packs, and what hosts did. */
import type { ComponentChildren, JSX } from "preact";
import type { LogRow, OnlineRow, PackRow, ReportRow, TableRow } from "../connection/host.ts";
import { gameTitle } from "../table/names.ts";
import { language, say } from "../words/words.ts";
import { Card, SureButton } from "./Card.tsx";
import { type Act, host } from "./requests.ts";

const SHOWN = 20;

/** A moment, in the language's own way. */
export function dayOf(then: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(then);
}

function Rows({ children, isEmpty }: { children: ComponentChildren; isEmpty: boolean }): JSX.Element {
  return isEmpty ? <p class="note">{say("host-none")}</p> : <ul class="host-rows">{children}</ul>;
}

export function Reports({ rows, act }: { rows: ReportRow[]; act: Act }): JSX.Element {
  return (
    <Card title={say("host-reports")}>
      <Rows isEmpty={!rows.length}>
        {rows.map((row) => (
          <li key={row.number} data-report={row.number}>
            <span>
              <b>{row.about_name || "–"}</b>
              <q>{row.words}</q>
              <small class="note">
                {say(row.kind === "name" ? "host-report-name" : "host-report-words")} · {row.person_name} ·{" "}
                {dayOf(row.at)} {row.note && `· ${row.note}`}
              </small>
            </span>
            <span class="row acts">
              <SureButton
                label={say("host-ban")}
                about={row.about_name}
                onSure={() => act(() => host.change(row.about, { banned: true }))}
              />
              <button
                type="button"
                class="button small"
                aria-label={`${say("host-report-done")}: ${row.words}`}
                onClick={() => act(() => host.closeReport(row.number))}
              >
                {say("host-report-done")}
              </button>
            </span>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

export function Tables({ rows, act }: { rows: TableRow[]; act: Act }): JSX.Element {
  return (
    <Card title={say("host-tables")}>
      <Rows isEmpty={!rows.length}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.at_table}>
            <span>
              <b>{gameTitle(row.game)}</b>
              <small class="note">
                {say(`host-${row.status}-one`)} · {row.players.filter(Boolean).join(", ") || row.host_name} ·{" "}
                {dayOf(row.changed)}
              </small>
            </span>
            <SureButton
              label={say("host-remove")}
              about={row.at_table}
              onSure={() => act(() => host.removeTable(row.at_table))}
            />
          </li>
        ))}
      </Rows>
    </Card>
  );
}

export function Online({ rows }: { rows: OnlineRow[] }): JSX.Element {
  return (
    <Card title={say("host-online")}>
      <Rows isEmpty={!rows.length}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={`${row.person} ${row.at_table}`}>
            <span>
              <b>{row.name || say("ui-guest")}</b>
              <small class="note">
                {gameTitle(row.game)} · {row.at_table}
              </small>
            </span>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

export function Packs({ rows, act }: { rows: PackRow[]; act: Act }): JSX.Element {
  return (
    <Card title={say("host-packs")}>
      <Rows isEmpty={!rows.length}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.key}>
            <span>
              <b>{row.title}</b>
              <small class="note">
                {[gameTitle(row.game), row.is_shared && say("host-shared-copy"), dayOf(row.at)]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <SureButton
              label={say("host-remove")}
              about={row.title}
              onSure={() => act(() => host.removePack(row.key))}
            />
          </li>
        ))}
      </Rows>
    </Card>
  );
}

export function Log({ rows }: { rows: LogRow[] }): JSX.Element {
  return (
    <Card title={say("host-log")}>
      <Rows isEmpty={!rows.length}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.number}>
            <span>
              <b>{say(`host-did-${row.action}`)}</b> {row.detail || row.about}
              <small class="note">
                {row.by_whom} · {dayOf(row.at)}
              </small>
            </span>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
