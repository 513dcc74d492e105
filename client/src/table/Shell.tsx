/* What every table has around it: bar, menu, talk, connection, and what is read aloud. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLazy, useLayout, useLoaded } from "../hooks/hooks.ts";
import { useKeys } from "../settings/useKeys.ts";
import { choose, settings } from "../settings/settings.ts";
import { useStore } from "../hooks/store.ts";
import { newKey } from "../connection/socket.ts";
import { isInRoom, type RoomTable, type TableState } from "../connection/tableState.ts";
import { say, sentence } from "../words/words.ts";
import { ToolButton } from "../controls/ToolButton.tsx";
import { Bar } from "./Bar.tsx";
import { Clocks } from "./Clocks.tsx";
import { Hint, useHint } from "./Hint.tsx";
import { ConnectionBanner, Notices } from "./Notices.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { actorName, courseOf, isYourTurn, playerOn, titleOf } from "./names.ts";
import type { Session } from "./session.ts";
import { withTableWords } from "../words/tableWords.ts";
import type { GameClient, GameTable } from "./game.ts";
import { usePlayback } from "./motion/usePlayback.ts";
import { useTurnSound } from "./useTurnSound.ts";

const loadWaitingRoom = (): Promise<typeof import("./WaitingRoom.tsx").WaitingRoom> =>
  withTableWords(import("./WaitingRoom.tsx")).then((part) => part.WaitingRoom);
const load = (): Promise<typeof import("./lazyParts.ts")> => withTableWords(import("./lazyParts.ts"));

/** Milliseconds: a clock with more left counts in days. */
const SLOW = 12 * 3_600_000;

interface Props {
  session: Session;
  /** The table as it is on the page, which may be a little behind. */
  state: TableState & RoomTable;
  game: GameClient;
  Table: GameTable;
}

export function Shell({ session, state, game, Table }: Props): JSX.Element {
  const { game: played, room } = state;
  const table = useMemo<RoomTable>(() => ({ game: played, room }), [played, room]);
  const latest = useStore(session.state);
  const newest = isInRoom(latest) ? latest : table;
  const { sound } = useStore(settings);
  const layout = useLayout();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [showsEnd, setShowsEnd] = useState(true);
  const lazy = useLazy(load);
  const waiting = useLoaded(table.room.status === "waiting" ? loadWaitingRoom : undefined);
  const wasPlaying = useRef(table.room.status === "playing");
  const menuButton = useRef<HTMLDivElement>(null);
  const isYours = isYourTurn(table);
  const hasHints = !room.rated && !room.daily;
  const hint = useHint(session, table);
  const undo = (): void => void session.send({ type: "undo", after: table.game.event, key: newKey() });
  const hideEnd = (): void => {
    setShowsEnd(false);
    setTimeout(() => document.querySelector<HTMLElement>("[data-act=show-end]")?.focus(), 30);
  };
  const playback = usePlayback(session, game);
  useTitle(table, isYours);
  useTurnSound(game, table, state.log);
  useKeys((event) => {
    const key = event.key.toLowerCase();
    if (key === "h" && isYours && hasHints) return (hint.ask(), true);
    if (key === "u" && table.room.can_undo) return (undo(), true);
    return false;
  });
  return (
    <>
      <div class="banners">
        <ConnectionBanner session={session} />
        <Notices session={session} table={table} />
        {isWaitingLong(table) && lazy && <lazy.NoticeOffer />}
        {lazy && <lazy.TablePreparing table={table} isThinking={hint.isThinking} />}
        <Hint hint={hint} />
        {lazy && <lazy.BotNote table={table} />}
        {lazy && <lazy.Guide table={table} log={state.log} />}
        {lazy && <lazy.Coach session={session} table={table} />}
        {lazy && <lazy.SoundOffer table={table} log={state.log} />}
      </div>
      <Bar title={titleOf(table)} isYours={isYours} {...turnWords(table, isYours, playback.caption)}>
        {table.room.status !== "waiting" && <Clocks table={newest} at={latest.at} />}
        {playback.canWatchAgain && (
          <ToolButton
            icon="again"
            label={say("ui-watch-again")}
            act="watch-again"
            onClick={() => session.playback.again()}
          />
        )}
        {table.game.seat > 0 && table.room.status === "playing" && (
          <>
            <ToolButton
              icon="hint"
              label={hasHints ? say("ui-hint") : sentence(say("table-no-hints"))}
              keys="H"
              act="hint"
              disabled={!isYours || !hasHints}
              onClick={hint.ask}
            />
            <span class="wide-only">
              <ToolButton
                icon="undo"
                label={say("ui-undo")}
                keys="U"
                act="undo"
                disabled={!table.room.can_undo}
                onClick={undo}
              />
            </span>
          </>
        )}
        <span class="wide-only">
          <ToolButton
            icon={sound ? "sound" : "mute"}
            label={say(sound ? "ui-sound-off" : "ui-sound-on")}
            act="sound"
            onClick={() => choose({ sound: !sound })}
          />
        </span>
        <div ref={menuButton} class="menu-anchor">
          <ToolButton
            icon="menu"
            label={say("ui-menu")}
            act="menu"
            pressed={isMenuOpen}
            onClick={() => setMenuOpen(!isMenuOpen)}
          />
          {isMenuOpen && lazy && (
            <lazy.Menu
              session={session}
              game={game}
              table={table}
              onClose={() => setMenuOpen(false)}
              onUndo={undo}
            />
          )}
        </div>
      </Bar>
      {table.room.status === "waiting" ? (
        waiting && <waiting.is session={session} game={game} table={table} />
      ) : (
        <Table
          session={session}
          table={table}
          pieces={state.pieces}
          log={state.log}
          at={state.at}
          hinted={hint.hinted}
          onSheet={table.game.outcome && !showsEnd ? () => setShowsEnd(true) : null}
          extra={() =>
            lazy && <lazy.ChatPanel session={session} table={table} chat={latest.chat} layout={layout} />
          }
        />
      )}
      {table.room.status === "over" && table.game.outcome && showsEnd && lazy && (
        <lazy.End session={session} game={game} table={table} isFresh={wasPlaying.current} onHide={hideEnd} />
      )}
      {lazy && <lazy.Explain />}
      <LiveRegion table={newest} log={latest.log} chat={latest.chat} shown={table} />
    </>
  );
}

/** A slow game with other people, in which somebody else is to move: the time to offer notices. */
function isWaitingLong(table: RoomTable): boolean {
  const { seat, to_act } = table.game;
  const clock = table.room.seats[seat]?.clock;
  return (
    table.room.status === "playing" &&
    seat > 0 &&
    (!clock || clock.left > SLOW) &&
    to_act !== seat &&
    playerOn(table.game, to_act)?.kind === "person" &&
    courseOf(table.game).turns !== 0
  );
}

function turnWords(
  table: RoomTable,
  isYours: boolean,
  caption: string | null = null,
): { turn: string; detail: string } {
  if (table.room.status === "waiting")
    return { turn: say("ui-waiting-room"), detail: say("ui-waiting-for-people") };
  if (table.room.status === "over") return { turn: say("ui-over"), detail: "" };
  const turn = isYours
    ? say("ui-your-turn")
    : table.game.to_act
      ? say("ui-turn-of", { name: actorName(table.game, table.game.to_act) })
      : say("ui-drawing");
  if (caption !== null) return { turn, detail: caption };
  if (table.game.seat === 0) return { turn, detail: say("ui-you-watch") };
  const { turns } = courseOf(table.game);
  const round = turns === undefined ? null : Math.floor(turns / table.game.players.length) + 1;
  return { turn, detail: round === null ? "" : say("ui-turn-number", { turn: round }) };
}

function useTitle(table: RoomTable, isYours: boolean): void {
  useEffect(() => {
    const { turn } = turnWords(table, isYours);
    document.title = `${isYours ? "● " : ""}${turn} · ${titleOf(table)} · Lapidarium`;
    return () => {
      document.title = "Lapidarium";
    };
  }, [table, isYours]);
}
