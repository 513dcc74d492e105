/* One puzzle: find the best move; a wrong one is answered with what would follow. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { PuzzleAnswer, PuzzleStanding, PuzzleTask } from "../connection/learning.ts";
import type { Words } from "../connection/messages.ts";
import { ExerciseTable } from "../learn/ExerciseTable.tsx";
import { openExercise, showExercise } from "../learn/exercise.ts";
import { Trouble } from "../learn/Trouble.tsx";
import type { GameClient, GameRegistry } from "../table/game.ts";
import { gameTitle } from "../table/names.ts";
import { Preparing } from "../table/Preparing.tsx";
import { problemText } from "../table/problem.ts";
import { Why } from "../table/Why.tsx";
import { type Fillings, language, render, say, sentence } from "../words/words.ts";
import { puzzles } from "./requests.ts";

interface Props {
  game: string;
  puzzle: string;
  games: GameRegistry;
}

export function SolvePage({ game, puzzle, games }: Props): JSX.Element {
  const [task, setTask] = useState<PuzzleTask | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [wanted, setWanted] = useState({ puzzle, number: 0 });
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      await http.me().catch(() => undefined);
      const found = await puzzles.task(game, wanted.puzzle);
      if (!isWanted) return;
      history.replaceState(null, "", `/puzzle/${encodeURIComponent(game)}/${found.puzzle}`);
      setTask(found);
    };
    load().catch((why) => isWanted && setTrouble(problemText(why)));
    return () => {
      isWanted = false;
    };
  }, [game, wanted]);
  if (trouble) return <Trouble text={trouble} back="/puzzle" />;
  if (!task) return <p class="loading">{say("ui-loading")}</p>;
  return (
    <Puzzle
      key={`${task.puzzle} ${wanted.number}`}
      task={task}
      client={games(game)}
      onNext={() => {
        setTask(null);
        setWanted(({ number }) => ({ puzzle: "next", number: number + 1 }));
      }}
    />
  );
}

const words = (message: unknown): string => sentence(render(message as Words));

interface PuzzleProps {
  task: PuzzleTask;
  client: GameClient;
  onNext: () => void;
}

function Puzzle({ task, client, onNext }: PuzzleProps): JSX.Element {
  const { game, puzzle } = task;
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isThinking, setThinking] = useState(false);
  const [wrong, setWrong] = useState(0);
  const [isTold, setTold] = useState(false);
  const first = useRef(task.table);
  const session = useMemo(
    () =>
      openExercise<PuzzleAnswer>(
        first.current,
        {
          try: (moves, move) => {
            setThinking(true);
            return puzzles.try(game, puzzle, language(), moves, move).finally(() => setThinking(false));
          },
          ask: (moves, about) => puzzles.ask(game, puzzle, moves, about),
        },
        {
          onJudged: (judged) => {
            setTrouble(null);
            setAnswer(judged);
            if (judged.verdict === "wrong") setWrong((count) => count + 1);
          },
          onTrouble: (why) => setTrouble(problemText(why)),
        },
      ),
    [game, puzzle],
  );
  useEffect(() => () => session.close(), [session]);
  const isDone = answer?.verdict === "done";
  const show = (): void =>
    void puzzles.solution(game, puzzle).then(
      (found) => {
        setTold(true);
        setAnswer(found);
        if (found.table) showExercise(session, found.table);
      },
      (why) => setTrouble(problemText(why)),
    );
  return (
    <ExerciseTable
      session={session}
      game={client}
      title={gameTitle(game)}
      subtitle={say(task.is_daily ? "ui-puzzle-daily" : "ui-puzzle")}
      detail={say("ui-puzzle-rated", { rating: String(task.rating) })}
      isOver={isDone}
      back="/puzzle"
    >
      <p class="exercise-goal" data-goal>
        {isDone ? (
          <>
            <b>{foundWords(isTold, wrong)}</b>{" "}
            {sentence(
              say("ui-puzzle-deeds", {
                deeds: answer.solution
                  .map(({ code, params }) => say(code, params as Fillings, "you"))
                  .join(say("ui-puzzle-then")),
              }),
            )}
          </>
        ) : (
          <>
            {say("ui-puzzle-goal", { steps: task.steps })}
            {task.solved === null && !wrong && (
              <>
                {" "}
                <span data-first>{say("ui-puzzle-first")}</span>
              </>
            )}
          </>
        )}
      </p>
      <div class="exercise-acts">
        {isDone ? (
          <Next onNext={onNext} />
        ) : (
          <button type="button" class="button small" onClick={show} data-act="show-solution">
            {say("ui-puzzle-show")}
          </button>
        )}
      </div>
      <div class="exercise-said" role="status">
        {isThinking ? <p>{say("ui-thinking")}</p> : <Said task={task} answer={answer} trouble={trouble} />}
      </div>
      <Preparing game={game} isWaiting={isThinking} />
    </ExerciseTable>
  );
}

function foundWords(isTold: boolean, wrong: number): string {
  if (isTold) return say("ui-puzzle-told");
  return wrong ? say("ui-puzzle-found-later", { tries: wrong + 1 }) : say("ui-puzzle-found");
}

interface SaidProps {
  task: PuzzleTask;
  answer: PuzzleAnswer | null;
  trouble: string | null;
}

function Said({ task, answer, trouble }: SaidProps): JSX.Element | null {
  if (trouble) return <p class="bad">{trouble}</p>;
  if (answer === null) return null;
  if (answer.verdict === "refused" && answer.refusal)
    return (
      <p class="bad" data-said="bad">
        {words(answer.refusal.message)}
        {answer.refusal.clause && <small> [{answer.refusal.clause}]</small>}{" "}
        {answer.refusal.clause && (
          <Why key={answer.refusal.clause} game={task.game} clause={answer.refusal.clause} />
        )}
      </p>
    );
  if (answer.verdict === "right")
    return (
      <p class="good" data-said="good">
        {say("ui-lesson-right-so-far")}
      </p>
    );
  if (answer.verdict === "wrong")
    return (
      <p data-said="nudge">
        {answer.loses === null
          ? say("ui-puzzle-wrong")
          : say("ui-puzzle-wrong-by", { points: Math.round(answer.loses * 10) / 10 })}{" "}
        {answer.why.map(words).join(" ")}
      </p>
    );
  return (
    <p data-said="told">
      {answer.reasons.map(words).join(" · ")}
      <small class="puzzle-themes">
        {answer.themes.map((theme) => (
          <span key={theme.code}>{words(theme)}</span>
        ))}
        {answer.standing && <Now before={task.standing} now={answer.standing} />}
      </small>
    </p>
  );
}

/** One's rating, and what this puzzle changed. */
function Now({ before, now }: { before: PuzzleStanding; now: PuzzleStanding }): JSX.Element {
  const change = now.rating - before.rating;
  const rating = change ? `${now.rating} (${change < 0 ? "−" : "+"}${Math.abs(change)})` : `${now.rating}`;
  return (
    <>
      <span data-rating>{say("ui-puzzle-now", { rating, streak: now.streak })}</span>
      {!now.is_certain && <span data-uncertain>{say("ui-puzzle-uncertain")}</span>}
    </>
  );
}

function Next({ onNext }: { onNext: () => void }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" class="button primary" onClick={onNext} data-act="next-puzzle">
      {say("ui-puzzle-next")}
    </button>
  );
}
