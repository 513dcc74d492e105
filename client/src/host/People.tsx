/* People: found by name, renamed, banned, removed. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PersonRow } from "../connection/host.ts";
import { say } from "../words/words.ts";
import { Card, Rows, SureButton } from "./Card.tsx";
import { dayOf } from "./lists.tsx";
import { type Act, host } from "./requests.ts";

const PAUSE = 250;

export function People({ round, act }: { round: number; act: Act }): JSX.Element {
  const [search, setSearch] = useState("");
  const [rows, setRows] = useState<PersonRow[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => void host.people(search).then(setRows, () => undefined), PAUSE);
    return () => clearTimeout(timer);
  }, [search, round]);
  return (
    <Card title={say("host-people")}>
      <input
        class="field"
        type="search"
        value={search}
        maxLength={40}
        aria-label={say("host-search")}
        placeholder={say("host-search")}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <Rows rows={rows} row={(row) => <Somebody key={row.person} row={row} act={act} />} />
    </Card>
  );
}

function Somebody({ row, act }: { row: PersonRow; act: Act }): JSX.Element {
  const [name, setName] = useState<string | null>(null);
  const words = [
    row.is_host && say("host-is-host"),
    row.is_registered ? say("ui-claimed") : say("ui-guest"),
    row.banned && say("host-banned"),
    dayOf(row.created),
  ];
  const rename = (event: Event): void => {
    event.preventDefault();
    if (name?.trim()) act(() => host.change(row.person, { name }));
    setName(null);
  };
  return (
    <li data-person={row.person}>
      <span>
        <b>{row.name}</b>
        <small class="note">{words.filter(Boolean).join(" · ")}</small>
      </span>
      {!row.is_host && name === null && (
        <span class="row acts">
          <button
            type="button"
            class="button small"
            aria-label={`${say("ui-rename")}: ${row.name}`}
            onClick={() => setName(row.name)}
          >
            {say("ui-rename")}
          </button>
          {row.banned ? (
            <button
              type="button"
              class="button small"
              aria-label={`${say("host-unban")}: ${row.name}`}
              onClick={() => act(() => host.change(row.person, { banned: false }))}
            >
              {say("host-unban")}
            </button>
          ) : (
            <SureButton
              label={say("host-ban")}
              about={row.name}
              onSure={() => act(() => host.change(row.person, { banned: true }))}
            />
          )}
          <SureButton
            label={say("host-remove")}
            about={row.name}
            onSure={() => act(() => host.removePerson(row.person))}
          />
        </span>
      )}
      {name !== null && (
        <form class="join" onSubmit={rename}>
          <input
            class="field"
            value={name}
            maxLength={40}
            required
            aria-label={say("ui-name")}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button small">
            {say("ui-ok")}
          </button>
        </form>
      )}
    </li>
  );
}
