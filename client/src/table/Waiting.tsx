/* Before the game: who sits where, the invitation, and bots for open seats. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Copy } from "../parts/Copy.tsx";
import { http } from "../wire/http.ts";
import type { SeatView, TableView } from "../wire/messages.ts";
import { say } from "../words/words.ts";
import { inviteAddress, levelName, sitterName, titleOf } from "./naming.ts";
import type { Session } from "./session.ts";

export function Waiting({ session, table }: { session: Session; table: TableView }): JSX.Element {
  const [levels, setLevels] = useState<string[]>([]);
  useEffect(() => {
    if (table.you.is_host)
      void http.games().then(
        (games) => setLevels(games.levels),
        () => undefined,
      );
  }, [table.you.is_host]);
  return (
    <main class="waiting">
      <section class="card">
        <h1>{titleOf(table)}</h1>
        <p class="note">{say("ui-waiting-words")}</p>
        <ol class="waiting-seats">
          {table.seats.map((seat) => (
            <li key={seat.seat} class={seat.person || seat.bot ? "taken" : ""}>
              <span class="seat-number">{seat.seat}</span>
              <SeatLine {...{ session, table, seat, levels }} />
            </li>
          ))}
        </ol>
        {(table.invite || !table.you.is_host) && (
          <div class="waiting-invite">
            <input
              class="field"
              readOnly
              value={inviteAddress(table)}
              aria-label={say("ui-invite-link")}
              onFocus={(event) => event.currentTarget.select()}
              data-invite
            />
            <Copy text={inviteAddress(table)} label={say("ui-copy-invite")} primary />
          </div>
        )}
      </section>
    </main>
  );
}

function SeatLine({
  session,
  table,
  seat,
  levels,
}: {
  session: Session;
  table: TableView;
  seat: SeatView;
  levels: string[];
}): JSX.Element {
  const isMine = seat.seat === table.you.seat;
  if (seat.person || seat.bot)
    return (
      <>
        <b>{isMine ? `${sitterName(seat)} (${say("ui-you")})` : sitterName(seat)}</b>
        {table.game === "ocelot" && (
          <span class="note">{say(seat.seat === 1 ? "ocelot-seat-1" : "ocelot-seat-2")}</span>
        )}
        {isMine && (
          <button type="button" class="button small" onClick={() => void session.send({ type: "leave" })}>
            {say("ui-get-up")}
          </button>
        )}
      </>
    );
  return (
    <>
      <span class="note">{say("ui-open-seat")}</span>
      {table.you.seat === 0 && (
        <button
          type="button"
          class="button small"
          onClick={() => void session.send({ type: "sit", seat: seat.seat })}
          data-act="sit"
        >
          {say("ui-sit")}
        </button>
      )}
      {table.you.is_host && levels.length > 0 && (
        <select
          class="field bot-choice"
          value=""
          aria-label={say("ui-fill-with-bot", { seat: seat.seat })}
          onChange={(event) =>
            event.currentTarget.value &&
            void session.send({ type: "hand", level: event.currentTarget.value, seat: seat.seat })
          }
        >
          <option value="">{say("ui-add-bot")}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {levelName(level)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
