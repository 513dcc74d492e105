/* A position to study: both sides are played, lines are asked for, and its link is shared. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { StudyAsked, StudyLine, StudyShown } from "../connection/reviews.ts";
import type { Message } from "../connection/schemas.ts";
import { Icon } from "../controls/icons.tsx";
import { ToolButton } from "../controls/ToolButton.tsx";
import type { Route } from "../hooks/address.ts";
import { useLatest, useLayout } from "../hooks/hooks.ts";
import { SettingsBar } from "../settings/SettingsBar.tsx";
import { Bar } from "../table/Bar.tsx";
import { Explain } from "../table/Explain.tsx";
import type { GameRegistry, GameTable, PositionEditor } from "../table/game.ts";
import { actorName, gameTitle, seatsOf } from "../table/names.ts";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { studyOf } from "./address.ts";
import { studies } from "./requests.ts";
import { SetupPage } from "./SetupPage.tsx";
import { StartCard } from "./StartCard.tsx";
import { studiedGame, studySession } from "./studyTable.ts";
import { StudyPanel } from "./StudyPanel.tsx";
import "./study.css";

interface Props {
  route: Extract<Route, { page: "study" }>;
  games: GameRegistry;
}

/** Where the study stands: what is asked of the server to see it, and what it answered. */
interface Stand {
  asked: StudyAsked;
  shown: StudyShown;
}

export default function StudyPage({ route, games }: Props): JSX.Element {
  const [past, setPast] = useState<Stand[]>([]);
  const [loaded, setLoaded] = useState<{ game: string; Table: GameTable } | null>(null);
  const [problems, setProblems] = useState<Message[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [editor, setEditor] = useState<PositionEditor | null>(null);
  const begun = useMemo(() => studyOf(route.query), [route.query]);
  const hasStart = Boolean(begun.table || begun.position);

  const show = async (asked: StudyAsked, keep: Stand[]): Promise<boolean> => {
    try {
      const found = await studies.show(asked);
      setProblems(found.problems);
      setTrouble(null);
      if (!found.shown) return false;
      const { shown } = found;
      const { game } = shown.game;
      setLoaded({ game, Table: await games(game).loadTable() });
      setPast([...keep, { asked: { ...asked, move: "", events: shown.events }, shown }]);
      return true;
    } catch (why) {
      setTrouble(problemText(why));
      return false;
    }
  };
  const setUp = async (game: string): Promise<void> => {
    try {
      setEditor((await games(game).loadPositionEditor?.()) ?? null);
    } catch (why) {
      setTrouble(problemText(why));
    }
  };
  const setUpFrom = async (asked: StudyAsked): Promise<void> => {
    if (await show(asked, [])) await setUp(asked.position ?? "");
  };
  const begin = useLatest((asked: StudyAsked) => void show(asked, []));
  useEffect(() => {
    document.title = `${say("study-title")} · Lapidarium`;
    const load = async (): Promise<void> => {
      await http.me().catch(() => undefined);
      if (hasStart) begin(begun);
    };
    void load();
  }, [begun, hasStart, begin]);

  const now = past[past.length - 1];
  if (!now || !loaded || loaded.game !== now.shown.game.game)
    return hasStart && !trouble && !problems.length ? (
      <p class="loading">{say("ui-loading")}</p>
    ) : (
      <StartCard
        begun={begun}
        problems={problems}
        trouble={trouble}
        games={games}
        onStart={(asked) => void show(asked, [])}
        onSetUp={(asked) => void setUpFrom(asked)}
      />
    );
  const { game, pack, players } = now.shown.game;
  const client = games(game);
  const set = (position: string): Promise<boolean> => show({ position, pack, players: players.length }, past);
  if (editor)
    return (
      <SetupPage
        start={now.shown}
        editor={editor}
        seatName={(seat) => client.seatTitle?.(seat) ?? say("seat", { seat })}
        onDone={(position) => void set(position).then((isSet) => isSet && setEditor(null))}
        onCancel={() => setEditor(null)}
      />
    );
  return (
    <Board
      {...{ now, trouble, problems }}
      Table={loaded.Table}
      canUndo={past.length > 1}
      onUndo={() => (setProblems([]), setPast(past.slice(0, -1)))}
      onPlay={(move) => show({ ...now.asked, move }, past)}
      onSet={set}
      onSetUp={client.loadPositionEditor ? () => void setUp(game) : null}
    />
  );
}

interface BoardProps {
  now: Stand;
  Table: GameTable;
  trouble: string | null;
  problems: Message[];
  canUndo: boolean;
  onUndo: () => void;
  onPlay: (move: string) => Promise<boolean>;
  onSet: (position: string) => Promise<boolean>;
  onSetUp: (() => void) | null;
}

function Board(props: BoardProps): JSX.Element {
  const { now, Table, trouble, problems, canUndo, onUndo, onPlay, onSet } = props;
  const { shown, asked } = now;
  const layout = useLayout();
  const [isOpen, setOpen] = useState(layout === "desktop");
  const [line, setLine] = useState<{ of: StudyShown; line: StudyLine } | null>(null);
  const table = useMemo(() => ({ game: studiedGame(shown), room: null }), [shown]);
  const { to_act } = shown.game;
  const play = useRef(onPlay);
  play.current = onPlay;
  const session = useMemo(() => studySession(asked, (move) => play.current(move)), [asked]);
  const hinted = useMemo(
    () =>
      line && line.of === shown ? { move: line.line.moves[0]?.move ?? "", facts: line.line.facts } : null,
    [line, shown],
  );
  const turn = to_act
    ? say("study-turn", { who: actorName(table.game, to_act) })
    : say(shown.game.over ? "ui-over" : "study-title");
  // On a wide screen it is part of the rail: there is more to choose from on a board than stones.
  const panel = isOpen && (
    <StudyPanel
      {...{ shown, asked, trouble, problems }}
      isBeside={layout !== "desktop"}
      names={seatsOf(table.game).map((seat) => actorName(table.game, seat))}
      onLine={(chosen) => setLine(chosen && { of: shown, line: chosen })}
      onSet={onSet}
      onSetUp={props.onSetUp}
      onClose={() => setOpen(false)}
    />
  );
  return (
    <>
      <Bar title={gameTitle(shown.game.game)} isYours={to_act > 0} turn={turn} detail={say("study-title")}>
        <ToolButton
          icon="undo"
          label={say("study-undo")}
          act="study-undo"
          disabled={!canUndo}
          onClick={onUndo}
        />
        <ToolButton
          icon="hint"
          label={say("study-panel")}
          act="study-panel"
          pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <span class="wide-only row">
          <SettingsBar />
        </span>
        <a class="tool" href="/" aria-label={say("ui-back-to-start")}>
          <Icon name="close" size={20} />
        </a>
      </Bar>
      <Table
        session={session}
        table={table}
        pieces={shown.pieces}
        log={shown.log}
        at={0}
        hinted={hinted}
        extra={() => (layout === "desktop" && panel) || null}
      />
      <Explain />
      {layout !== "desktop" && panel}
    </>
  );
}
