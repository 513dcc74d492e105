/* The real table of a game with an exercise on it, and a strip that says what to do. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameView, LogLine } from "../connection/messages.ts";
import { isOpen } from "../connection/tableState.ts";
import { Icon } from "../controls/icons.tsx";
import { useStore } from "../hooks/store.ts";
import { useLazy, useMark } from "../hooks/hooks.ts";
import { SettingsBar } from "../settings/SettingsBar.tsx";
import { Bar } from "../table/Bar.tsx";
import type { GameClient, GameTable, ReplayParts } from "../table/game.ts";
import type { Session } from "../table/session.ts";
import { say } from "../words/words.ts";

const load = (): Promise<typeof import("../table/lazyParts.ts")> => import("../table/lazyParts.ts");

interface Props {
  session: Session;
  game: GameClient;
  title: string;
  subtitle: string;
  detail: string;
  /** It is over: nothing can be chosen any more. */
  isOver: boolean;
  back: string;
  children: ComponentChildren;
}

export function ExerciseTable({
  session,
  game,
  title,
  subtitle,
  detail,
  isOver,
  back,
  children,
}: Props): JSX.Element {
  const state = useStore(session.playback.shown);
  const [loaded, setLoaded] = useState<{ Table: GameTable } | null>(null);
  const lazy = useLazy(load);
  useEffect(() => {
    let isWanted = true;
    void game.loadTable().then((Table) => isWanted && setLoaded({ Table }));
    return () => {
      isWanted = false;
    };
  }, [game]);
  useEffect(() => {
    document.title = `${subtitle} · ${title} · Lapidarium`;
    return () => {
      document.title = "Lapidarium";
    };
  }, [title, subtitle]);
  const table = isOpen(state) ? state : null;
  useMark("has-exercise", true);
  return (
    <>
      <Bar title={title} isYours={!isOver} turn={subtitle} detail={detail}>
        <span class="wide-only row">
          <SettingsBar />
        </span>
        <a class="tool" href={back} aria-label={say("ui-learn-back")} data-act="back">
          <Icon name="close" size={20} />
        </a>
      </Bar>
      <section class="exercise" aria-label={subtitle}>
        {children}
      </section>
      {table && loaded ? (
        <>
          <loaded.Table
            session={session}
            table={table}
            pieces={state.pieces}
            log={state.log}
            at={state.at}
            extra={() => null}
            {...(isOver ? { replay: atRest(table.game, state.log) } : {})}
          />
        </>
      ) : (
        <p class="loading">{say("ui-loading")}</p>
      )}
      {lazy && <lazy.Explain />}
    </>
  );
}

/** In place of acting. */
function atRest({ event }: GameView, whole: LogLine[]): ReplayParts {
  const controls = (
    <div class="action rest">
      <p class="action-words">{say("ui-exercise-over")}</p>
    </div>
  );
  return { controls, hasPanel: false, whole, event, onJump: () => undefined };
}
