/* Before the game: who sits where, the invitation, and bots for open seats. */
import type { JSX } from "preact";
import { CopyLink } from "../controls/CopyLink.tsx";
import type { RoomTable } from "../connection/tableState.ts";
import { say } from "../words/words.ts";
import { BotPicker } from "./BotPicker.tsx";
import type { GameClient } from "./game.ts";
import { Invited } from "./Invited.tsx";
import { inviteAddress, inviteOf, playerName, playerOn, seatsOf, titleOf } from "./names.ts";
import type { Session } from "./session.ts";

interface Props {
  session: Session;
  game: GameClient;
  table: RoomTable;
}

export function WaitingRoom({ session, game, table }: Props): JSX.Element {
  const { game: played, room } = table;
  if (played.seat === 0 && !room.you.is_host && played.players.includes(null))
    return (
      <main class="waiting">
        <section class="card">
          <Invited {...{ session, table }} invite={inviteOf(table.room)} />
        </section>
      </main>
    );
  return (
    <main class="waiting">
      <section class="card">
        <h1>{titleOf(table)}</h1>
        <p class="note">{say("ui-waiting-words")}</p>
        <ol class="waiting-seats">
          {seatsOf(played).map((seat) => (
            <li key={seat} class={playerOn(played, seat) ? "taken" : ""}>
              <span class="seat-number">{seat}</span>
              <SeatLine {...{ session, game, table, seat }} />
            </li>
          ))}
        </ol>
        {(table.room.invite || !table.room.you.is_host) && (
          <div class="waiting-invite">
            <input
              class="field"
              readOnly
              value={inviteAddress(table.room)}
              aria-label={say("ui-invite-link")}
              onFocus={(event) => event.currentTarget.select()}
              data-invite
            />
            <CopyLink text={inviteAddress(table.room)} label={say("ui-copy-invite")} primary hasCode />
          </div>
        )}
      </section>
    </main>
  );
}

function SeatLine({ session, game, table, seat }: Props & { seat: number }): JSX.Element {
  const isMine = seat === table.game.seat;
  const player = playerOn(table.game, seat);
  if (player)
    return (
      <>
        <b>{isMine ? say("ui-name-you", { name: playerName(player) }) : playerName(player)}</b>
        {game.seatTitle && <span class="note">{game.seatTitle(seat)}</span>}
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
      {table.game.seat === 0 && table.room.you.is_host && (
        <button
          type="button"
          class="button small"
          onClick={() => void session.send({ type: "sit", seat })}
          data-act="sit"
        >
          {say("ui-sit")}
        </button>
      )}
      {table.room.you.is_host && (
        <BotPicker
          game={table.game.game}
          label={say("ui-fill-with-bot", { seat })}
          word={say("ui-add-bot")}
          onPick={(level) => void session.send({ type: "hand", level, seat })}
          act="add-bot"
        />
      )}
    </>
  );
}
