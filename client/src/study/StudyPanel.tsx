/* Beside the board of a study: the best lines, the position as text to edit, and its link. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Words } from "../connection/messages.ts";
import type { StudyAsked, StudyLine, StudyLines, StudyShown } from "../connection/reviews.ts";
import type { Message } from "../connection/schemas.ts";
import { CopyLink } from "../controls/CopyLink.tsx";
import { Icon } from "../controls/icons.tsx";
import { useLatest, useMark } from "../hooks/hooks.ts";
import { levelName } from "../table/names.ts";
import { Preparing } from "../table/Preparing.tsx";
import { problemText } from "../table/problem.ts";
import { decimal } from "../words/numbers.ts";
import { joined } from "../words/reasons.ts";
import { render, say, sentence } from "../words/words.ts";
import { studyAddress } from "./address.ts";
import { PositionForm } from "./PositionForm.tsx";
import { studies } from "./requests.ts";

interface Props {
  shown: StudyShown;
  asked: StudyAsked;
  names: string[];
  trouble: string | null;
  problems: Message[];
  /** Beside the board, or over it; else within a rail. */
  isBeside: boolean;
  onLine: (line: StudyLine | null) => void;
  onSet: (position: string) => Promise<boolean>;
  /** Set a position up on the board, where the game has one for it. */
  onSetUp: (() => void) | null;
  onClose: () => void;
}

export function StudyPanel(props: Props): JSX.Element {
  const { shown, asked, names } = props;
  const { position, game } = shown;
  useMark("has-end", props.isBeside);
  return (
    <section
      class={`${props.isBeside ? "end " : ""}card study`}
      aria-label={say("study-title")}
      data-position={position}
    >
      <div class="end-head">
        <h1>{say("study-title")}</h1>
        <button
          type="button"
          class="tool"
          aria-label={say("ui-close")}
          onClick={props.onClose}
          data-act="close-study"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <p class="note">{say("study-words")}</p>
      {props.trouble && (
        <p class="why" role="alert">
          {props.trouble}
        </p>
      )}
      {game.to_act > 0 && <Lines key={position} {...{ shown, asked, names }} onLine={props.onLine} />}
      <CopyLink
        text={location.origin + studyAddress({ position, pack: game.pack, players: game.players.length })}
        label={say("study-share")}
      />
      {props.onSetUp && (
        <button type="button" class="button" onClick={props.onSetUp} data-act="set-up">
          {say("study-setup")}
        </button>
      )}
      <PositionForm key={position} position={position} problems={props.problems} onSet={props.onSet} />
    </section>
  );
}

interface LinesProps {
  shown: StudyShown;
  asked: StudyAsked;
  names: string[];
  onLine: (line: StudyLine | null) => void;
}

function Lines({ shown, asked, names, onLine }: LinesProps): JSX.Element {
  const [found, setFound] = useState<StudyLines | null>(null);
  const [chosen, setChosen] = useState(-1);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const put = useLatest(onLine);
  useEffect(() => () => put(null), [put]);
  const ask = async (depth: 1 | 4): Promise<void> => {
    setAsking(true);
    try {
      setFound(await studies.lines(asked, depth));
      setTrouble(null);
    } catch (why) {
      setTrouble(problemText(why));
    }
    setAsking(false);
  };
  const choose = (number: number): void => {
    const next = number === chosen ? -1 : number;
    setChosen(next);
    onLine(found?.lines[next] ?? null);
  };
  return (
    <div class="lines" aria-busy={isAsking}>
      <p class="row">
        <button
          type="button"
          class="button primary"
          disabled={isAsking}
          onClick={() => void ask(found ? 4 : 1)}
          data-act="lines"
        >
          {say(found ? "study-lines-deeper" : "study-lines")}
        </button>
        <span role="status" class="note">
          {isAsking ? say("study-thinking") : ""}
        </span>
      </p>
      <Preparing game={shown.game.game} isWaiting={isAsking} />
      {trouble && (
        <p class="why" role="alert">
          {trouble}
        </p>
      )}
      <ol>
        {found?.lines.map((line, number) => (
          <li key={number}>
            <button
              type="button"
              class="row-button"
              aria-pressed={number === chosen}
              onClick={() => choose(number)}
              data-line={number + 1}
            >
              <b>{worthOf(line, names)}</b>
              {line.moves.map((one, n) => (
                <span key={n} class={n ? "note" : ""}>
                  {sentence(
                    say("ui-who-did-what", {
                      who: names[one.seat - 1] ?? say("seat", { seat: one.seat }),
                      what: render(one.message),
                    }),
                  )}
                </span>
              ))}
              {line.why.length > 0 && <span>{say("review-why", { why: joined(line.why as Words[]) })}</span>}
            </button>
          </li>
        ))}
      </ol>
      {found && (
        <p class="note">
          {say("study-by", { level: levelName(found.level), seats: shown.game.players.length })}
        </p>
      )}
    </div>
  );
}

function worthOf({ expected, lost }: StudyLine, names: string[]): string {
  const points = names.map((name, n) => `${name} ${decimal(expected[n] ?? 0)}`).join(" · ");
  return lost >= 0.05 ? `${points} (−${decimal(lost)})` : points;
}
