/* One lesson: a goal, the real board, and an answer to every try. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LessonTexts, Tried } from "../connection/learning.ts";
import type { Words } from "../connection/messages.ts";
import { http } from "../connection/http.ts";
import { Icon } from "../controls/icons.tsx";
import type { GameClient, GameRegistry } from "../table/game.ts";
import { gameTitle } from "../table/names.ts";
import { problemText } from "../table/problem.ts";
import { Why } from "../table/Why.tsx";
import { language, render, say, sentence } from "../words/words.ts";
import { ExerciseTable } from "./ExerciseTable.tsx";
import { openExercise } from "./exercise.ts";
import { Trouble } from "./Trouble.tsx";
import { learning } from "./requests.ts";

interface Props {
  game: string;
  lesson: string;
  games: GameRegistry;
}

export function LessonPage({ game, lesson, games }: Props): JSX.Element {
  const [texts, setTexts] = useState<LessonTexts | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const lang = language();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      await http.me().catch(() => undefined);
      const found = await learning.lesson(game, lesson, lang);
      if (isWanted) setTexts(found);
    };
    load().catch((why) => isWanted && setTrouble(problemText(why)));
    return () => {
      isWanted = false;
    };
  }, [game, lesson, lang]);
  if (trouble) return <Trouble text={trouble} back="/learn" />;
  if (!texts) return <p class="loading">{say("ui-loading")}</p>;
  return <Lesson key={`${game} ${lesson}`} texts={texts} client={games(game)} />;
}

/** What is said in the strip: to a try, or as a hint. */
interface Said {
  kind: "nudge" | "bad" | "hint" | "good";
  text: string;
  clause?: string | null;
}

function Lesson({ texts, client }: { texts: LessonTexts; client: GameClient }): JSX.Element {
  const [said, setSaid] = useState<Said | null>(null);
  const [hints, setHints] = useState(0);
  const [isDone, setDone] = useState(false);
  const { game, lesson } = texts;
  const latest = useRef(texts);
  latest.current = texts;
  const onJudged = (tried: Tried, moves: readonly string[]): void => {
    if (tried.verdict === "refused" && tried.refusal) {
      const { message, clause } = tried.refusal;
      setSaid({ kind: "bad", text: sentence(render(message as Words)), clause });
    } else if (tried.verdict === "wrong")
      setSaid({ kind: "nudge", text: tried.nudge ?? say("ui-lesson-not-asked") });
    else if (tried.verdict === "right") setSaid({ kind: "good", text: say("ui-lesson-right-so-far") });
    else {
      setDone(true);
      setSaid(null);
      learning.done(game, lesson, moves).catch(() => undefined); // a closed door keeps nothing, and forbids nothing
    }
  };
  const judged = useRef(onJudged);
  judged.current = onJudged;
  const session = useMemo(
    () =>
      openExercise<Tried>(
        latest.current.table,
        {
          try: (moves, move) => learning.try(game, lesson, language(), moves, move),
          ask: (moves, about) => learning.ask(game, lesson, moves, about),
        },
        {
          onJudged: (tried, moves) => judged.current(tried, moves),
          onTrouble: (why) => setSaid({ kind: "bad", text: problemText(why) }),
        },
      ),
    [game, lesson],
  );
  useEffect(() => () => session.close(), [session]);
  const hint = (): void => {
    const next = Math.min(hints, texts.hints.length - 1);
    setHints(next + 1);
    setSaid({ kind: "hint", text: texts.hints[next] ?? "" });
  };
  return (
    <ExerciseTable
      session={session}
      game={client}
      title={gameTitle(game)}
      subtitle={texts.title}
      detail={say("ui-lesson")}
      isOver={isDone}
      back="/learn"
    >
      {isDone ? (
        <Finished texts={texts} />
      ) : (
        <>
          <p class="exercise-goal" data-goal>
            {texts.goal}
          </p>
          <div class="exercise-acts">
            <button type="button" class="button small" onClick={hint} data-act="lesson-hint">
              <Icon name="hint" size={16} /> {say(hints ? "ui-hint-more" : "ui-hint")}
            </button>
          </div>
        </>
      )}
      <div class="exercise-said" role="status">
        {said && (
          <p class={said.kind} data-said={said.kind}>
            {said.text}
            {said.clause && <small> [{said.clause}]</small>}{" "}
            {said.clause && <Why key={said.clause} game={game} clause={said.clause} />}
          </p>
        )}
      </div>
    </ExerciseTable>
  );
}

function Finished({ texts: { game, done, next } }: { texts: LessonTexts }): JSX.Element {
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p class="exercise-goal" role="status" data-done>
        <b>{say("ui-lesson-done")}</b> {done}
      </p>
      <div class="exercise-acts">
        <a
          ref={button}
          class="button primary"
          href={next ? `/learn/${encodeURIComponent(game)}/${encodeURIComponent(next)}` : "/learn"}
          data-act="next-lesson"
        >
          {say(next ? "ui-lesson-next" : "ui-learn-all")}
        </a>
      </div>
    </>
  );
}
