/* Everything a Monolyth table needs to be drawn and played, put together once. */
import { useEffect, useState, useMemo } from "preact/hooks";
import { useOnChange } from "../../hooks/hooks.ts";
import { type Quarter, quarter } from "../../stones/space.ts";
import { shownSeat } from "../../table/names.ts";
import { type Session, useAnswer } from "../../table/session.ts";
import type { Ghost } from "./tower/Tower.tsx";
import type { LogLine, Words } from "../../connection/messages.ts";
import type { TableView } from "../../connection/tableState.ts";
import type {
  MonolythChoices,
  MonolythFacts,
  MonolythPieces,
  MonolythTrial,
  MonolythView,
  TowerView,
} from "./wire.ts";
import { effectOf } from "./effect.ts";
import { cellsOf, choiceOf, columnsOf, isLegal, moveText, takeUp } from "./choice.ts";
import { onlyMove } from "./proposal.ts";
import { type LastMove, lastMove } from "./facts.ts";
import { type Chooser, useChoice } from "./useChoice.ts";

export interface MonolythProps {
  session: Session;
  table: TableView;
  pieces: MonolythPieces;
  log: LogLine[];
  /** The move of a hint. */
  hinted: MonolythFacts | null;
  /** Only that move is offered. */
  isReview: boolean;
}

export interface Monolyth {
  view: MonolythView;
  choices: MonolythChoices | null;
  chooser: Chooser;
  /** The seat on the stage, and its tower. */
  shown: number;
  tower: TowerView;
  isOwn: boolean;
  quarter: Quarter;
  turnView: (by: number) => void;
  show: (seat: number) => void;
  ghost: Ghost | null;
  /** The cells of the stone that is taken up, where it is held. */
  held: readonly number[];
  /** Columns where the stone that is taken up would fit. */
  fits: ReadonlySet<number>;
  answer: ReturnType<typeof useAnswer>;
  effect: ReturnType<typeof effectOf>;
  hover: (site: number | null) => void;
  /** Take up a stone; one that is too far away is only tried. */
  take: (site: number) => void;
  /** By how much the stone that is tried is too far away. */
  tooFar: Words | null;
  last: LastMove | null;
  isSending: boolean;
  /** Gives whether it was done. */
  commit: () => Promise<boolean>;
}

export function useMonolyth({ session, table, pieces, log, hinted, isReview }: MonolythProps): Monolyth {
  const view = table.game.position as MonolythView;
  const offered = (table.game.choices ?? null) as MonolythChoices | null;
  const proposed = useMemo(
    () => (hinted ? choiceOf(pieces, hinted, view.sites) : null),
    [pieces, hinted, view.sites],
  );
  const choices = useMemo(
    () => (offered && isReview ? onlyMove(proposed) : offered),
    [offered, proposed, isReview],
  );
  const own = shownSeat(table.game);
  const [looking, setLooking] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const [hovered, hover] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const shown = looking ?? own;
  const tower = view.towers[shown] ?? (view.towers[1] as TowerView);
  const mine = view.towers[own];
  const trial = useTrial(session, table.game.event, choices);
  const chooser = useChoice({
    event: table.game.event,
    view,
    pieces,
    choices: trial.choices,
    tower: mine,
    trial: trial.site,
  });
  useOnChange(trial.choices, () => {
    if (trial.isKnown && trial.site !== null) chooser.take(trial.site, quarter(turn));
  });
  const isOwn = shown === own;
  const stone = chooser.choice?.kind === "stone" ? chooser.choice : null;
  const isTrial = stone !== null && stone.site === trial.site;
  const move = chooser.shown && moveText(chooser.shown);
  const answer = useAnswer(session, table.game.event, move && isTrial ? `try ${move}` : move);
  useOnChange(hinted, () => {
    if (proposed) chooser.set(proposed);
  });
  useEffect(() => {
    if (chooser.choice) setLooking(null);
  }, [chooser.choice]);

  return {
    view,
    choices,
    chooser,
    shown,
    tower,
    isOwn,
    quarter: quarter(turn),
    turnView: (by) => setTurn((n) => n + by),
    show: (seat) => setLooking(seat === own ? null : seat),
    ghost: isOwn ? ghostOf(chooser, pieces, view, hovered, quarter(turn)) : null,
    held: isOwn && stone ? cellsOf(pieces, stone) : NO_CELLS,
    fits: isOwn && stone ? columnsOf(chooser.table, stone) : NOWHERE,
    answer,
    effect: effectOf(answer),
    hover,
    take: (site) => {
      if (view.reach.includes(site)) {
        trial.want(null);
        chooser.take(site, quarter(turn));
      } else if (trial.site === site && trial.isKnown) chooser.take(site, quarter(turn));
      else trial.want(site);
    },
    tooFar: isTrial ? trial.message : null,
    last: useLast(log),
    isSending,
    commit: async () => {
      const chosen = chooser.choice && chooser.legal ? moveText(chooser.choice) : null;
      if (!chosen || isSending) return false;
      setSending(true);
      const isDone = await session.play(chosen);
      setSending(false);
      return isDone;
    },
  };
}

interface Trial {
  site: number | null;
  /** What may be done, and beside it where the stone that is tried would fit. */
  choices: MonolythChoices | null;
  isKnown: boolean;
  message: Words | null;
  want: (site: number | null) => void;
}

/** M-T7: a stone that is too far away; the server says where it would fit. */
function useTrial(session: Session, event: number, choices: MonolythChoices | null): Trial {
  const [wanted, setWanted] = useState<{ event: number; site: number } | null>(null);
  const site = wanted?.event === event ? wanted.site : null;
  const answer = useAnswer(session, event, site === null ? null : `try @${site}`);
  const places = answer?.type === "answer" ? ((answer.effect as MonolythTrial | null)?.places ?? null) : null;
  return {
    site,
    choices: useMemo(
      () =>
        choices && places && site !== null
          ? { ...choices, places: { ...choices.places, [site]: places } }
          : choices,
      [choices, places, site],
    ),
    isKnown: places !== null,
    message: answer?.message ?? null,
    want: (next) => setWanted(next === null ? null : { event, site: next }),
  };
}

/** The stone that is taken up, or the one the mouse rests on. */
function ghostOf(
  chooser: Chooser,
  pieces: MonolythPieces,
  view: MonolythView,
  hovered: number | null,
  side: Quarter,
): Ghost | null {
  const { shown, table } = chooser;
  if (shown?.kind === "stone")
    return {
      colour: pieces.colours[shown.colour] ?? "",
      cells: cellsOf(pieces, shown),
      isLegal: isLegal(table, shown),
    };
  const stone = hovered === null ? null : view.sites[hovered - 1];
  if (shown || !stone || hovered === null) return null;
  const glimpse = takeUp(table, hovered, stone, undefined, side);
  return isLegal(table, glimpse) && !glimpse.swap
    ? { colour: pieces.colours[glimpse.colour] ?? "", cells: cellsOf(pieces, glimpse), isLegal: true }
    : null;
}

const NO_CELLS: readonly number[] = [];
const NOWHERE: ReadonlySet<number> = new Set();
/** The same object for the same log, so that nothing is drawn anew. */
function useLast(log: LogLine[]): LastMove | null {
  return useMemo(() => lastMove(log), [log]);
}
