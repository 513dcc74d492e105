/* Lists of the start page: my games, open tables, records, and joining by a link. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { tableAddress } from "../hooks/address.ts";
import { go } from "../hooks/route.ts";
import { gameTitle, playerName } from "../table/names.ts";
import type { Lobby, MyTables, RecordShape, Records, SeatShape, TableShape } from "../connection/schemas.ts";
import { language, say } from "../words/words.ts";

function names(seats: SeatShape[], without = 0): string {
  const others = seats.filter((seat) => seat.seat !== without && seat.player);
  return others.map(({ player }) => playerName(player)).join(say("list-separator"));
}

/** How long ago, in the language's own way. */
export function ago(then: number): string {
  const minutes = Math.round((then - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 36) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}

function Item({
  href,
  title,
  words,
  mark,
  isLit,
}: {
  href: string;
  title: string;
  words: string;
  mark?: string;
  isLit?: boolean;
}): JSX.Element {
  return (
    <li>
      <a class={`item${isLit ? " lit" : ""}`} href={href}>
        <span>
          <b>{title}</b>
          <small>{words}</small>
        </span>
        {mark && <em>{mark}</em>}
        <Icon name="chev" size={16} />
      </a>
    </li>
  );
}

const LATEST = 5;

function isMyTurn(table: TableShape): boolean {
  return table.status === "playing" && table.to_act === table.your_seat;
}

/** Games in which it is my turn: they come before everything else. */
export function MyTurns({ tables }: { tables: MyTables | null }): JSX.Element | null {
  const waiting = tables?.playing.filter(isMyTurn) ?? [];
  if (!waiting.length) return null;
  return (
    <section class="my-turns" aria-label={say("ui-your-turn")}>
      <ul class="items">
        {waiting.map((table) => (
          <MyGame key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

export function MyGames({ tables }: { tables: MyTables | null }): JSX.Element {
  const running = tables?.playing.filter((table) => !isMyTurn(table)) ?? [];
  const over = tables?.over.slice(0, LATEST) ?? [];
  return (
    <section class="card">
      <h2>{say("ui-my-games")}</h2>
      {tables && !tables.playing.length && !over.length && <p class="note">{say("ui-my-games-none")}</p>}
      <ul class="items">
        {running.map((table) => (
          <MyGame key={table.table} table={table} />
        ))}
        {over.map((table) => (
          <Item
            key={table.table}
            href={`/r/${table.table}`}
            title={gameTitle(table.game)}
            words={[names(table.seats, table.your_seat) || say("ui-solo"), ago(table.changed)].join(" · ")}
            mark={resultOf(table)}
          />
        ))}
      </ul>
    </section>
  );
}

function MyGame({ table }: { table: TableShape }): JSX.Element {
  const mark =
    table.status === "waiting" ? say("ui-waiting-room") : isMyTurn(table) ? say("ui-your-turn") : "";
  return (
    <Item
      href={`/t/${table.table}`}
      title={gameTitle(table.game)}
      words={[
        names(table.seats, table.your_seat) || say(table.players === 1 ? "ui-solo" : "ui-waiting-for-others"),
        ago(table.changed),
      ].join(" · ")}
      mark={mark}
      isLit={isMyTurn(table)}
    />
  );
}

/** How a game ended for me: `won 43 – 38`; alone, the points. */
function resultOf({ scores, winners, your_seat, players }: TableShape): string {
  if (!scores) return say("ui-finished");
  if (players === 1) return say("ui-points-count", { points: scores[0] ?? 0 });
  const isFirst = winners?.includes(your_seat) ?? false;
  const word = isFirst ? ((winners?.length ?? 0) > 1 ? "ui-ended-shared" : "ui-ended-won") : "ui-ended-lost";
  return `${say(word)} ${scores.join(" – ")}`;
}

export function OpenTables({ lobby }: { lobby: Lobby | null }): JSX.Element {
  const open = lobby?.open ?? [];
  const playing = lobby?.playing.slice(0, 6) ?? [];
  return (
    <section class="card">
      <h2>{say("ui-open-tables")}</h2>
      {lobby && !open.length && <p class="note">{say("ui-open-tables-none")}</p>}
      <ul class="items">
        {open.map((table) => (
          <Item
            key={table.table}
            href={`/t/${table.table}`}
            title={gameTitle(table.game)}
            words={[
              table.host.name,
              say("ui-seats-open", { count: table.open_seats }),
              ...(table.rated ? [say("ui-rated")] : []),
            ].join(" · ")}
            isLit
          />
        ))}
        {playing.map((table) => (
          <Item
            key={table.table}
            href={`/t/${table.table}`}
            title={gameTitle(table.game)}
            words={names(table.seats)}
            mark={say("ui-watch")}
          />
        ))}
      </ul>
    </section>
  );
}

export function RecentRecords({
  records,
  onImport,
}: {
  records: Records | null;
  onImport: (text: string) => void;
}): JSX.Element {
  const read = async (file: File | undefined): Promise<void> => {
    if (file) onImport(await file.text());
  };
  return (
    <section class="card">
      <h2>{say("ui-records")}</h2>
      {records && !records.records.length && <p class="note">{say("ui-records-none")}</p>}
      <ul class="items">
        {records?.records.map((record) => (
          <Item
            key={record.table}
            href={`/r/${record.table}`}
            title={gameTitle(record.game)}
            words={[standing(record), ago(record.finished)].join(" · ")}
          />
        ))}
      </ul>
      <label class="button small file">
        <Icon name="plus" size={14} /> {say("ui-import")}
        <input
          type="file"
          accept=".record,text/plain"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
    </section>
  );
}

function standing({ seats, scores }: RecordShape): string {
  return seats.map(({ player }, n) => `${playerName(player)} ${scores[n] ?? ""}`).join(" – ");
}

/** A link or the name of a table, pasted. */
export function JoinCard(): JSX.Element {
  const [text, setText] = useState("");
  const join = (event: Event): void => {
    event.preventDefault();
    const address = tableAddress(text);
    if (address) go(address);
  };
  return (
    <section class="card">
      <h2>{say("ui-join")}</h2>
      <form class="join" onSubmit={join}>
        <input
          class="field"
          value={text}
          aria-label={say("ui-join-link")}
          placeholder={say("ui-join-link")}
          onInput={(event) => setText(event.currentTarget.value)}
          data-join
        />
        <button type="submit" class="button">
          {say("ui-join-go")}
        </button>
      </form>
    </section>
  );
}
