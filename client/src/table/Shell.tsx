/* What both tables have around them: bar, menu, talk, connection, and what is read aloud. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useKeys, useLater, useRoom } from "../hooks/hooks.ts";
import { choose, settings } from "../settings/settings.ts";
import { useStore } from "../hooks/store.ts";
import type { TableState } from "../connection/tableState.ts";
import { newKey } from "../connection/socket.ts";
import type { TableView } from "../connection/messages.ts";
import { say, sentence } from "../words/words.ts";
import { Bar, Tool } from "./Bar.tsx";
import { Clocks } from "./Clocks.tsx";
import { Hint, useHint } from "./Hint.tsx";
import { LinkBanner, Notices } from "./Notices.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { actorName, isYourTurn, titleOf } from "./names.ts";
import type { Session } from "./session.ts";
import { Talk } from "./ChatPanel.tsx";
import type { Game as GameComponent, GameProps } from "./game.ts";
import { useTurnSound } from "./useTurnSound.ts";
import { Waiting } from "./WaitingRoom.tsx";

const load = (): Promise<typeof import("./lazyParts.ts")> => import("./lazyParts.ts");

interface Props {
  session: Session;
  state: TableState;
  Game: GameComponent;
}

export function Shell({ session, state, Game }: Props): JSX.Element {
  const table = state.view as TableView;
  const { sound } = useStore(settings);
  const room = useRoom();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [showsEnd, setShowsEnd] = useState(true);
  const later = useLater(load);
  const menuButton = useRef<HTMLDivElement>(null);
  const isYours = isYourTurn(table);
  const hasHints = !table.rated && table.daily === null;
  const hint = useHint(session, table);
  const undo = (): void => void session.send({ type: "undo", after: table.event, key: newKey() });
  const hideEnd = (): void => {
    setShowsEnd(false);
    setTimeout(() => document.querySelector<HTMLElement>("[data-act=show-end]")?.focus(), 30);
  };
  useTitle(table, isYours);
  useTurnSound(table, state.log);
  useKeys((event) => {
    const key = event.key.toLowerCase();
    if (key === "h" && isYours && hasHints) return (hint.ask(), true);
    if (key === "u" && table.can_undo) return (undo(), true);
    return false;
  });
  return (
    <>
      <Bar title={titleOf(table)} isYours={isYours} {...turnWords(table, isYours)}>
        {table.status !== "waiting" && <Clocks view={table} at={state.at} />}
        {table.you.seat > 0 && table.status === "playing" && (
          <>
            <Tool
              icon="hint"
              label={hasHints ? say("ui-hint") : sentence(say("table-no-hints"))}
              keys="H"
              act="hint"
              disabled={!isYours || !hasHints}
              onClick={hint.ask}
            />
            <span class="wide-only">
              <Tool
                icon="undo"
                label={say("ui-undo")}
                keys="U"
                act="undo"
                disabled={!table.can_undo}
                onClick={undo}
              />
            </span>
          </>
        )}
        <span class="wide-only">
          <Tool
            icon={sound ? "sound" : "mute"}
            label={say(sound ? "ui-sound-off" : "ui-sound-on")}
            act="sound"
            onClick={() => choose({ sound: !sound })}
          />
        </span>
        <div ref={menuButton} class="menu-anchor">
          <Tool
            icon="menu"
            label={say("ui-menu")}
            act="menu"
            pressed={isMenuOpen}
            onClick={() => setMenuOpen(!isMenuOpen)}
          />
          {isMenuOpen && later && (
            <later.Menu session={session} table={table} onClose={() => setMenuOpen(false)} onUndo={undo} />
          )}
        </div>
      </Bar>
      <LinkBanner session={session} />
      <Notices session={session} table={table} />
      <Hint hint={hint} />
      {table.status === "waiting" ? (
        <Waiting session={session} table={table} />
      ) : (
        <Game
          session={session}
          table={table}
          pieces={state.pieces as GameProps["pieces"]}
          log={state.log}
          at={state.at}
          hinted={hint.move}
          onSheet={table.outcome && !showsEnd ? () => setShowsEnd(true) : null}
          extra={() => <Talk session={session} table={table} chat={state.chat} room={room} />}
        />
      )}
      {table.status === "over" && table.outcome && showsEnd && later && (
        <later.End session={session} table={table} onHide={hideEnd} />
      )}
      <LiveRegion table={table} log={state.log} chat={state.chat} />
    </>
  );
}

function turnWords(table: TableView, isYours: boolean): { turn: string; detail: string } {
  if (table.status === "waiting")
    return { turn: say("ui-waiting-room"), detail: say("ui-waiting-for-people") };
  if (table.status === "over") return { turn: say("ui-over"), detail: "" };
  const turn = isYours
    ? say("ui-your-turn")
    : table.to_act
      ? say("ui-turn-of", { name: actorName(table, table.to_act) })
      : say("ui-drawing");
  return { turn, detail: say("ui-turn-number", { turn: Math.floor(table.view.turns / table.players) + 1 }) };
}

function useTitle(table: TableView, isYours: boolean): void {
  useEffect(() => {
    const { turn } = turnWords(table, isYours);
    document.title = `${isYours ? "● " : ""}${turn} · ${titleOf(table)} · Lapidarium`;
    return () => {
      document.title = "Lapidarium";
    };
  }, [table, isYours]);
}
