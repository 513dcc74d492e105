/* Before the game: who sits where, the invitation, and bots for open seats. */
import type { JSX } from "preact";
import { CopyLink } from "../controls/CopyLink.tsx";
import type { SeatView, TableView } from "../connection/messages.ts";
import { say } from "../words/words.ts";
import { BotPicker } from "./BotPicker.tsx";
import type { GameClient } from "./game.ts";
import { Invited } from "./Invited.tsx";
import { inviteAddress, inviteOf, playerName, titleOf } from "./names.ts";
import type { Session } from "./session.ts";

interface Props {
  session: Session;
  game: GameClient;
  table: TableView;
}

export function WaitingRoom({ session, game, table }: Props): JSX.Element {
  const { you } = table;
  if (you.seat === 0 && !you.is_host && table.seats.some((seat) => seat.player === null))
    return (
      <main class="waiting">
        <section class="card">
          <Invited {...{ session, table }} invite={inviteOf(table)} />
        </section>
      </main>
    );
  return (
    <main class="waiting">
      <section class="card">
        <h1>{titleOf(table)}</h1>
        <p class="note">{say("ui-waiting-words")}</p>
        <ol class="waiting-seats">
          {table.seats.map((seat) => (
            <li key={seat.seat} class={seat.player ? "taken" : ""}>
              <span class="seat-number">{seat.seat}</span>
              <SeatLine {...{ session, game, table, seat }} />
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
            <CopyLink text={inviteAddress(table)} label={say("ui-copy-invite")} primary hasCode />
          </div>
        )}
      </section>
    </main>
  );
}

function SeatLine({ session, game, table, seat }: Props & { seat: SeatView }): JSX.Element {
  const isMine = seat.seat === table.you.seat;
  if (seat.player)
    return (
      <>
        <b>{isMine ? say("ui-name-you", { name: playerName(seat.player) }) : playerName(seat.player)}</b>
        {game.seatTitle && <span class="note">{game.seatTitle(seat.seat)}</span>}
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
      {table.you.seat === 0 && table.you.is_host && (
        <button
          type="button"
          class="button small"
          onClick={() => void session.send({ type: "sit", seat: seat.seat })}
          data-act="sit"
        >
          {say("ui-sit")}
        </button>
      )}
      {table.you.is_host && (
        <BotPicker
          game={table.game}
          label={say("ui-fill-with-bot", { seat: seat.seat })}
          word={say("ui-add-bot")}
          onPick={(level) => void session.send({ type: "hand", level, seat: seat.seat })}
          act="add-bot"
        />
      )}
    </>
  );
}
