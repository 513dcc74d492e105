/* A game gone through again: scrub, step, let it run, jump to a move, from any seat. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { useMark, useOnChange } from "../hooks/hooks.ts";
import { useKeys } from "../settings/useKeys.ts";
import type { Route } from "../hooks/address.ts";
import { SettingsBar } from "../settings/SettingsBar.tsx";
import { Bar } from "../table/Bar.tsx";
import type { GameClient, GameRegistry, GameTable } from "../table/game.ts";
import { Explain } from "../table/Explain.tsx";
import { Sheet } from "../table/ScoreSheet.tsx";
import { actorName, lineWords, seatsOf, titleOf, withNames } from "../table/names.ts";
import { type Session, sessionWithoutTable } from "../table/session.ts";
import { http, type ReplaySteps } from "../connection/http.ts";
import type { GameView } from "../connection/messages.ts";
import { say, sentence } from "../words/words.ts";
import { problemText } from "../table/problem.ts";
import type { Better } from "../review/useBetter.ts";
import { studyAddress } from "../study/address.ts";
import { Controls } from "./Controls.tsx";
import { stopAt, stopsOf } from "./stops.ts";
import { useReplayFlights } from "./useReplayFlights.ts";

const PACE = 1100;

/** Nothing can be said to a game that is over. */
const SILENT = sessionWithoutTable();

interface PageProps {
  route: Extract<Route, { page: "replay" }>;
  games: GameRegistry;
}

export default function ReplayPage({ route, games }: PageProps): JSX.Element {
  const [seat, setSeat] = useState(route.seat);
  const [steps, setSteps] = useState<ReplaySteps | null>(null);
  const [loaded, setLoaded] = useState<{ Table: GameTable } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      await http.me().catch(() => undefined);
      const found = await http.replay(route.table, `from=0&to=400&seat=${seat}`);
      setLoaded({ Table: await games(found.game).loadTable() });
      setSteps(found);
    };
    load().catch((why) => setTrouble(problemText(why)));
  }, [route.table, seat, games]);
  if (trouble)
    return (
      <main class="trouble">
        <h1>{say("ui-no-replay")}</h1>
        <p>{trouble}</p>
        <a class="button primary" href="/">
          {say("ui-back-to-start")}
        </a>
      </main>
    );
  if (!steps || !loaded) return <p class="loading">{say("ui-loading")}</p>;
  return (
    <Replay
      {...{ steps, seat, setSeat, from: route.at, isReview: route.isReview }}
      game={games(steps.game)}
      Table={loaded.Table}
    />
  );
}

interface Props {
  steps: ReplaySteps;
  seat: number;
  setSeat: (seat: number) => void;
  game: GameClient;
  Table: GameTable;
  from: number | null;
  isReview: boolean;
}

/** The review, once it is wanted. */
type ReviewParts = typeof import("../review/parts.ts");

async function loadReview(): Promise<ReviewParts> {
  const [parts, { loadReviewWords }] = await Promise.all([
    import("../review/parts.ts"),
    import("../study/words.ts"),
  ]);
  await loadReviewWords();
  return parts;
}

function Replay({ steps, seat, setSeat, game, Table, from, isReview }: Props): JSX.Element {
  const stops = useMemo(() => stopsOf(steps.log, steps.to), [steps]);
  const last = stops.length - 1;
  const [at, setAt] = useState(() => (from === null ? 0 : stopAt(stops, from)));
  const [isRunning, setRunning] = useState(false);
  const [showsSheet, setShowsSheet] = useState(false);
  const [reviewing, setReviewing] = useState(isReview && steps.over);
  const [parts, setParts] = useState<ReviewParts | null>(null);
  const [drawn, setDrawn] = useState<{ better: Better; session: Session } | null>(null);
  useEffect(() => {
    if (reviewing && !parts)
      loadReview().then(
        (found) => setParts(() => found),
        () => undefined,
      );
  }, [reviewing, parts]);
  const event = stops[at] ?? 0;
  const better = reviewing && drawn?.better.event === event ? drawn : null;
  const table = useMemo(() => {
    const frame = steps.frames.find((other) => other.event === event) ?? (steps.frames[0] as GameView);
    const offered = better && { seat: better.better.seat, choices: better.better.choices };
    return { game: { ...frame, ...offered }, room: null };
  }, [steps, event, better]);
  const takeOff = useReplayFlights(SILENT, table);
  const go = (to: number): void => {
    const next = Math.max(0, Math.min(last, to));
    const until = stops[next] ?? 0;
    if (next === at + 1) takeOff(steps.log.filter((line) => line.event > event && line.event <= until));
    setAt(next);
  };
  useEffect(() => {
    history.replaceState(null, "", addressOf(steps.table, event, seat) + (reviewing ? "&review=1" : ""));
  }, [steps.table, event, seat, reviewing]);
  useOnChange(isRunning && at, () => {
    if (!isRunning) return;
    if (at >= last) return setRunning(false);
    const timer = setTimeout(() => go(at + 1), PACE);
    return () => clearTimeout(timer);
  });
  useKeys(({ key }) => {
    if (key === "ArrowRight") return (go(at + 1), true);
    if (key === "ArrowLeft") return (go(at - 1), true);
    if (key === "Home") return (go(0), true);
    if (key === "End") return (go(last), true);
    if (key === " ") return (setRunning(!isRunning), true);
    return false;
  });
  const title = titleOf(table);
  const names = seatsOf(table.game).map((number) => actorName(table.game, number));
  useEffect(() => {
    document.title = `${say("ui-replay")} · ${title} · Lapidarium`;
  }, [title]);
  const log = steps.log.filter((line) => line.event <= event);
  const now = log.filter((line) => line.seat > 0).pop();
  const words = now ? lineWords(table.game, now) : say("ui-replay-begins");
  const controls = (
    <Controls
      {...{
        at,
        last,
        isRunning,
        seat,
        words: sentence(words),
        onGo: go,
        onRun: () => setRunning(!isRunning),
      }}
      names={names}
      onSeat={setSeat}
      link={location.origin + addressOf(steps.table, event, seat)}
      outcome={steps.outcome && at === last ? sentence(withNames(table.game, steps.outcome.decided)) : null}
      onSheet={steps.outcome ? () => (setReviewing(false), setShowsSheet(!showsSheet)) : null}
      onReview={steps.over ? () => (setShowsSheet(false), setReviewing(!reviewing)) : null}
      study={steps.over ? studyAddress({ table: steps.table, event }) : null}
    />
  );
  return (
    <>
      <Bar
        title={title}
        isYours={false}
        turn={say("ui-replay")}
        detail={say("ui-replay-at", { at: event, of: steps.to })}
      >
        <span class="wide-only row">
          <SettingsBar />
        </span>
        <a class="tool" href="/" aria-label={say("ui-back-to-start")}>
          <Icon name="close" size={20} />
        </a>
      </Bar>
      <Table
        session={better?.session ?? SILENT}
        table={table}
        hinted={better?.better.hinted ?? null}
        pieces={steps.pieces}
        log={log}
        at={0}
        extra={() => null}
        replay={{
          controls,
          hasPanel: (reviewing && parts !== null) || showsSheet,
          whole: steps.log,
          event,
          onJump: (to) => go(stopAt(stops, to)),
        }}
      />
      <Explain />
      {reviewing && parts && (
        <parts.ReviewSide
          steps={steps}
          names={names.map((name, n) => (n + 1 === steps.you ? say("ui-you") : name))}
          event={event}
          silent={SILENT}
          onDrawn={setDrawn}
          onGo={(to) => go(stopAt(stops, to))}
          onStep={(by) => go(at + by)}
          onClose={() => setReviewing(false)}
        />
      )}
      {showsSheet && steps.outcome && (
        <SheetPanel onClose={() => setShowsSheet(false)}>
          <Sheet game={game} names={names} outcome={steps.outcome} />
        </SheetPanel>
      )}
    </>
  );
}

/** The scoring beside the board, which makes room for it. */
function SheetPanel({ onClose, children }: { onClose: () => void; children: JSX.Element }): JSX.Element {
  useMark("has-end", true);
  return (
    <section class="end card" aria-label={say("ui-over")}>
      <div class="end-head">
        <h1>{say("ui-sheet")}</h1>
        <button type="button" class="tool" aria-label={say("ui-close")} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      {children}
    </section>
  );
}

function addressOf(table: string, event: number, seat: number): string {
  return `/r/${encodeURIComponent(table)}?at=${event}${seat ? `&seat=${seat}` : ""}`;
}
