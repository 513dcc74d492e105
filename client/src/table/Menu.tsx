/* The menu of a table: settings, sharing, leaving. It hangs from the bar, off the tower. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { useOpenBox } from "../hooks/hooks.ts";
import { go } from "../hooks/route.ts";
import type { Request } from "../connection/socket.ts";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { http, recordAddress } from "../connection/http.ts";
import type { RoomTable } from "../connection/tableState.ts";
import { say } from "../words/words.ts";
import { CopyLink } from "../controls/CopyLink.tsx";
import { BotPicker } from "./BotPicker.tsx";
import { CoachSwitch } from "./Coach.tsx";
import type { GameClient } from "./game.ts";
import { HowTo } from "./HowTo.tsx";
import { Keys } from "./Keys.tsx";
import { inviteAddress, playerOn, seatName, seatsOf } from "./names.ts";
import { reportable, ReportForm } from "./ReportForm.tsx";
import { handOver, leaving, type Question, resigning, Sure } from "./Sure.tsx";
import type { Session } from "./session.ts";

/** Single letters act on the table; some would rather that they did not. */
const LETTERS = { name: "letters", word: "ui-letters" };

interface Props {
  session: Session;
  game: GameClient;
  table: RoomTable;
  onClose: () => void;
  onUndo: () => void;
}

export function Menu({ session, game, table, onClose, onUndo }: Props): JSX.Element {
  const box = useOpenBox<HTMLDivElement>(onClose);
  const [question, ask] = useState<Question | null>(null);
  useEffect(() => {
    const away = (event: Event): void => {
      if (!(event.target as Element).closest(".menu-anchor")) onClose();
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [onClose]);
  const choices = reportable(table, session.state.get().chat, table.room.invite ?? "");
  const isPlaying = table.game.seat > 0 && table.room.status === "playing";
  const send = (request: Request): void => void session.send(request).then(onClose);
  if (question)
    return (
      <div class="menu card" ref={box} role="dialog" aria-label={say("ui-menu")}>
        <Sure question={question} onCancel={() => ask(null)} />
      </div>
    );
  return (
    <div class="menu card" ref={box} role="dialog" aria-label={say("ui-menu")}>
      {isPlaying && (
        <button
          type="button"
          class="menu-item phone-only"
          disabled={!table.room.can_undo}
          onClick={() => (onUndo(), onClose())}
        >
          <Icon name="undo" size={18} /> {say("ui-undo")}
        </button>
      )}
      <Sharing table={table} />
      <HowTo game={table.game.game} />
      <CoachSwitch table={table} />
      <SettingsForm switches={[...game.switches, LETTERS]} />
      <Keys game={game} />
      {isPlaying && !table.room.daily && (
        <div class="menu-group">
          <p class="note">{say("ui-hand-over")}</p>
          <BotPicker
            game={table.game.game}
            label={say("ui-hand-over")}
            word={say("ui-hand-over-ask")}
            onPick={(level) => ask(handOver(table, level, () => send({ type: "hand", level })))}
            act="hand-over"
          />
        </div>
      )}
      {isPlaying && table.room.you.is_host && !table.room.rated && (
        <BotLevels session={session} table={table} />
      )}
      {table.game.seat > 0 && table.room.status !== "over" && (
        <div class="menu-leave">
          <button
            type="button"
            class="menu-item"
            onClick={() =>
              ask(leaving(table, () => void session.send({ type: "leave" }).then((done) => done && go("/"))))
            }
            data-act="leave"
          >
            <Icon name="door" size={18} /> {say("ui-leave")}
          </button>
          {isPlaying && (
            <button
              type="button"
              class="menu-item"
              onClick={() => ask(resigning(table, () => send({ type: "resign" })))}
              data-act="resign"
            >
              <Icon name="flag" size={18} /> {say("ui-resign")}
            </button>
          )}
        </div>
      )}
      {choices.length > 0 && <ReportForm choices={choices} />}
      <a class="menu-item" href="/">
        <Icon name="back" size={18} /> {say("ui-back-to-start")}
      </a>
    </div>
  );
}

/** The host may change how strong the bots are. */
function BotLevels({ session, table }: { session: Session; table: RoomTable }): JSX.Element {
  return (
    <>
      {seatsOf(table.game).map((seat) => {
        const player = playerOn(table.game, seat);
        if (player?.kind !== "bot") return null;
        const words = say("ui-change-bot", { name: seatName(table.game, seat) });
        return (
          <div class="menu-group" key={seat}>
            <p class="note">{words}</p>
            <BotPicker
              game={table.game.game}
              first={player.level}
              label={words}
              word={say("ui-change")}
              onPick={(level) => void session.send({ type: "hand", level, seat })}
              act={`level-${seat}`}
            />
          </div>
        );
      })}
    </>
  );
}

function Sharing({ table }: { table: RoomTable }): JSX.Element {
  const [trouble, setTrouble] = useState("");
  const again = (revoke: boolean): void => {
    void (revoke ? http.revoke(table.room.table) : http.invite(table.room.table)).then(
      () => setTrouble(""),
      () => setTrouble(say("ui-server-trouble")),
    );
  };
  return (
    <div class="menu-group">
      {(table.room.invite || !table.room.you.is_host) && (
        <CopyLink text={inviteAddress(table.room)} label={say("ui-copy-invite")} />
      )}
      {table.room.you.is_host && (
        <p class="row">
          <button type="button" class="button small" onClick={() => again(false)}>
            {say("ui-new-invite")}
          </button>
          {table.room.invite && (
            <button type="button" class="button small" onClick={() => again(true)}>
              {say("ui-revoke-invite")}
            </button>
          )}
        </p>
      )}
      {trouble && <p class="why">{trouble}</p>}
      <a class="menu-item" href={recordAddress(table.room.table)} download>
        <Icon name="down" size={18} /> {say("ui-download-record")}
      </a>
    </div>
  );
}
