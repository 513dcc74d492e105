/* Reports, tables, who is there, packs, and what hosts did. */
import type { JSX } from "preact";
import type { LogRow, OnlineRow, PackRow, ReportRow, TableRow } from "../connection/host.ts";
import { gameTitle, playerName } from "../table/names.ts";
import { language, say } from "../words/words.ts";
import { Card, Rows, SureButton } from "./Card.tsx";
import { type Act, host } from "./requests.ts";

/** A moment, in the language's own way. */
export function dayOf(then: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(then);
}

export function Reports({ rows, act }: { rows: ReportRow[]; act: Act }): JSX.Element {
  return (
    <Card title={say("host-reports")}>
      <Rows
        rows={rows}
        row={(row) => (
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
        )}
      />
    </Card>
  );
}

export function Tables({ rows, act }: { rows: TableRow[]; act: Act }): JSX.Element {
  return (
    <Card title={say("host-tables")}>
      <Rows
        rows={rows}
        row={(row) => (
          <li key={row.at_table}>
            <span>
              <b>{gameTitle(row.game)}</b>
              <small class="note">
                {say(`host-${row.status}-one`)} ·{" "}
                {row.players.map(playerName).join(say("list-separator")) || row.host_name} ·{" "}
                {dayOf(row.changed)}
              </small>
            </span>
            <SureButton
              label={say("host-remove")}
              about={row.at_table}
              onSure={() => act(() => host.removeTable(row.at_table))}
            />
          </li>
        )}
      />
    </Card>
  );
}

export function Online({ rows }: { rows: OnlineRow[] }): JSX.Element {
  return (
    <Card title={say("host-online")}>
      <Rows
        rows={rows}
        row={(row) => (
          <li key={`${row.person} ${row.at_table}`}>
            <span>
              <b>{row.name || say("ui-guest")}</b>
              <small class="note">
                {gameTitle(row.game)} · {row.at_table}
              </small>
            </span>
          </li>
        )}
      />
    </Card>
  );
}

export function Packs({ rows, act }: { rows: PackRow[]; act: Act }): JSX.Element {
  return (
    <Card title={say("host-packs")}>
      <Rows
        rows={rows}
        row={(row) => (
          <li key={row.key} data-host-pack={row.key}>
            <span>
              <b>{row.title}</b>
              <small class="note">
                {[
                  gameTitle(row.game),
                  row.person_name || say("ui-guest"),
                  row.is_shared && say("host-shared-copy"),
                  dayOf(row.at),
                ]
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
        )}
      />
    </Card>
  );
}

export function Log({ rows }: { rows: LogRow[] }): JSX.Element {
  return (
    <Card title={say("host-log")}>
      <Rows
        rows={rows}
        row={(row) => (
          <li key={row.number}>
            <span>
              <b>{say(`host-did-${row.action}`)}</b> {row.detail || row.about}
              <small class="note">
                {row.by_whom} · {dayOf(row.at)}
              </small>
            </span>
          </li>
        )}
      />
    </Card>
  );
}
