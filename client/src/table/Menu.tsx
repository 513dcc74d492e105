/* The menu of a table: settings, sharing, leaving. It hangs from the bar, off the tower. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { http, recordAddress } from "../connection/http.ts";
import type { TableView } from "../connection/messages.ts";
import { say } from "../words/words.ts";
import { CopyLink } from "../controls/CopyLink.tsx";
import { BotPicker } from "./BotPicker.tsx";
import type { GameClient } from "./game.ts";
import { HowTo } from "./HowTo.tsx";
import { Keys } from "./Keys.tsx";
import { inviteAddress } from "./names.ts";
import type { Session } from "./session.ts";

/** Single letters act on the table; some would rather that they did not. */
const LETTERS = { name: "letters", word: "ui-letters" };

interface Props {
  session: Session;
  game: GameClient;
  table: TableView;
  onClose: () => void;
  onUndo: () => void;
}

export function Menu({ session, game, table, onClose, onUndo }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [sure, setSure] = useState<"leave" | "resign" | null>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("button, select, a, input")?.focus();
    const away = (event: Event): void => {
      if (!box.current?.parentElement?.contains(event.target as Node)) onClose();
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [onClose]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
    document.querySelector<HTMLElement>("[data-act=menu]")?.focus();
  };
  const isPlaying = table.you.seat > 0 && table.status === "playing";
  return (
    <div class="menu card" ref={box} onKeyDown={onKeyDown} role="dialog" aria-label={say("ui-menu")}>
      {isPlaying && (
        <button
          type="button"
          class="menu-item phone-only"
          disabled={!table.can_undo}
          onClick={() => (onUndo(), onClose())}
        >
          <Icon name="undo" size={18} /> {say("ui-undo")}
        </button>
      )}
      <Sharing table={table} />
      <HowTo game={table.game} />
      <SettingsForm switches={[...game.switches, LETTERS]} />
      <Keys game={game} />
      {isPlaying && !table.daily && (
        <div class="menu-group">
          <p class="note">{say("ui-hand-over")}</p>
          <BotPicker
            game={table.game}
            label={say("ui-hand-over")}
            word={say("ui-ok")}
            onPick={(level) => void session.send({ type: "hand", level }).then(onClose)}
            act="hand-over"
          />
        </div>
      )}
      {table.you.seat > 0 && table.status !== "over" && (
        <div class="menu-leave">
          {sure === null ? (
            <>
              <button type="button" class="menu-item" onClick={() => setSure("leave")} data-act="leave">
                <Icon name="door" size={18} /> {say("ui-leave")}
              </button>
              {isPlaying && (
                <button type="button" class="menu-item" onClick={() => setSure("resign")} data-act="resign">
                  <Icon name="flag" size={18} /> {say("ui-resign")}
                </button>
              )}
            </>
          ) : (
            <div role="alert">
              <p>{say(sure === "leave" ? "ui-leave-sure" : "ui-resign-sure")}</p>
              <p class="row">
                <button
                  type="button"
                  class="button small bad"
                  onClick={() => void session.send({ type: sure }).then(onClose)}
                  data-act="sure"
                >
                  {say(sure === "leave" ? "ui-leave" : "ui-resign")}
                </button>
                <button type="button" class="button small" onClick={() => setSure(null)}>
                  {say("ui-cancel")}
                </button>
              </p>
            </div>
          )}
        </div>
      )}
      <a class="menu-item" href="/">
        <Icon name="back" size={18} /> {say("ui-back-to-start")}
      </a>
    </div>
  );
}

function Sharing({ table }: { table: TableView }): JSX.Element {
  const [trouble, setTrouble] = useState("");
  const again = (revoke: boolean): void => {
    void (revoke ? http.revoke(table.table) : http.invite(table.table)).then(
      () => setTrouble(""),
      () => setTrouble(say("ui-server-trouble")),
    );
  };
  return (
    <div class="menu-group">
      {(table.invite || !table.you.is_host) && (
        <CopyLink text={inviteAddress(table)} label={say("ui-copy-invite")} />
      )}
      {table.you.is_host && (
        <p class="row">
          <button type="button" class="button small" onClick={() => again(false)}>
            {say("ui-new-invite")}
          </button>
          {table.invite && (
            <button type="button" class="button small" onClick={() => again(true)}>
              {say("ui-revoke-invite")}
            </button>
          )}
        </p>
      )}
      {trouble && <p class="why">{trouble}</p>}
      <a class="menu-item" href={recordAddress(table.table)} download>
        <Icon name="down" size={18} /> {say("ui-download-record")}
      </a>
    </div>
  );
}
