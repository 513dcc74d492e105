/* Alone at the table: how many turns are left, which rank one is on course for, and one's best. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { GameView } from "../connection/messages.ts";
import type { TableView } from "../connection/tableState.ts";
import type { Best } from "../connection/schemas.ts";
import { render, say } from "../words/words.ts";
import { useShape } from "./useShape.ts";

interface Props {
  table: TableView;
  score: number;
  /** At most, with this one; nothing where the game does not say. */
  turnsLeft: number | undefined;
  /** The points at the end at the pace so far; nothing where the game does not say. */
  onCourse: number | undefined;
}

export function SoloNote({ table, score, turnsLeft, onCourse }: Props): JSX.Element | null {
  const ranks = useShape(table.game.game)?.ranks ?? [];
  const best = useBest(table.game);
  if (table.game.players.length !== 1 || table.game.you === 0) return null;
  const isOver = table.game.over;
  const expected = isOver ? score : onCourse;
  const reached = expected === undefined ? null : ranks.findLast(({ least }) => expected >= least);
  const next = ranks.find(({ least }) => (expected ?? score) < least);
  return (
    <dl class="solo-note" data-solo>
      {turnsLeft !== undefined && !isOver && (
        <div class={best ? "" : "wide"}>
          <dt>{say("ui-turns-left")}</dt>
          <dd>{turnsLeft}</dd>
        </div>
      )}
      {reached && (
        <div class="wide">
          <dt>{say(isOver ? "ui-rank-reached" : "ui-rank-now")}</dt>
          <dd>
            {isOver
              ? render(reached.rank)
              : say("ui-rank-about", { rank: render(reached.rank), points: expected ?? 0 })}
          </dd>
        </div>
      )}
      {next && (
        <div class="wide">
          <dt>{say("ui-rank-next")}</dt>
          <dd>{say("ui-rank-from", { rank: render(next.rank), points: next.least })}</dd>
        </div>
      )}
      {best && (
        <div class={isOver ? "wide" : ""}>
          <dt>{say("ui-best-score")}</dt>
          <dd>{best.score}</dd>
        </div>
      )}
    </dl>
  );
}

/** The best solo score so far; nothing at the first game. */
function useBest({ game, players, over }: GameView): Best | null {
  const [best, setBest] = useState<Best | null>(null);
  useEffect(() => {
    if (players.length !== 1) return;
    void http.profile().then(
      ({ solo }) => setBest(solo.find((one) => one.game === game)?.best ?? null),
      () => undefined,
    );
  }, [game, players.length, over]);
  return best;
}
