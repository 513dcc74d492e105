/* What a placement brings, or why the stone may not lie there. */
import type { JSX } from "preact";
import type { AskAnswer, RefusedMessage, Words } from "../../connection/messages.ts";
import { columnName, LEVEL } from "../../stones/space.ts";
import { Why } from "../../table/Why.tsx";
import { render, say, sentence } from "../../words/words.ts";
import { isLegal, type StoneChoice } from "./choice.ts";
import { effectOf } from "./effect.ts";
import { colourName } from "./names.ts";
import type { Chooser } from "./useChoice.ts";
import type { MonolythEffect, MonolythPieces, TowerView } from "./wire.ts";

/** The clause that says how far the crystal goes. */
const REACH = "M-T2";
/** The clause that says where a stone may go. */
const PLACEMENT = "M-T4";

interface GainsProps {
  answer: AskAnswer | RefusedMessage | null;
  chooser: Chooser;
  choice: StoneChoice;
  pieces: MonolythPieces;
  tower: TowerView;
  name: string;
  tooFar: Words | null;
}

export function whereWords(cell: number): string {
  return say("ui-where-at", { column: columnName(cell), level: Math.floor(cell / LEVEL) + 1 });
}

/** What a placement brings: tokens, prophecies kept, cubes for a wall; at most two lines of it. */
function gainsOf(
  effect: MonolythEffect,
  tower: TowerView,
  pieces: MonolythPieces,
): { plus: string; words: string }[] {
  const tokens = effect.gains.map(({ level, points }) => ({
    plus: `+${points}`,
    words: level === undefined ? say("ui-gain-structure") : say("ui-gain-level", { level }),
  }));
  const walls = effect.walls.flatMap((wall, n) => {
    const before = tower.walls[n];
    if (!before || wall.count <= before.count) return [];
    const colour = colourName(pieces, wall.colour);
    if (wall.points > before.points)
      return [{ plus: `+${wall.points}`, words: say("ui-gain-kept", { colour }) }];
    return [
      {
        plus: `+${wall.count - before.count}`,
        words: say("ui-gain-cubes", { colour, cubes: wall.count - before.count }),
      },
    ];
  });
  return [...tokens, ...walls.sort((a, b) => Number(b.plus) - Number(a.plus))].slice(0, 3);
}

export function Gains({ answer, chooser, choice, pieces, tower, name, tooFar }: GainsProps): JSX.Element {
  const effect = effectOf(answer);
  const fills = effect && (
    <span class="unseen">{say("ui-fills", { cells: effect.cells.map(whereWords) })}</span>
  );
  const shown = chooser.shown?.kind === "stone" ? chooser.shown : choice;
  if (!isLegal(chooser.table, shown))
    return (
      <p class="why">
        {answer ? sentence(render(answer.message)) : say("ui-does-not-fit")}
        <Why game="monolyth" clause={answer?.clause ?? PLACEMENT} />
      </p>
    );
  const gains = effect ? gainsOf(effect, tower, pieces) : [];
  if (!gains.length)
    return (
      <>
        <p class="gain-name">{sentence(name)}</p>
        {tooFar ? (
          <TooFar words={tooFar} />
        ) : (
          <p class="note">{say("ui-site-short", { site: choice.site })}</p>
        )}
        {fills}
      </>
    );
  return (
    <>
      {tooFar && <TooFar words={tooFar} />}
      <ul>
        {gains.map(({ plus, words }) => (
          <li key={words}>
            <b class="plus">{plus}</b> {words}
          </li>
        ))}
      </ul>
      {fills}
    </>
  );
}

/** The stone may be tried, but not placed: why is one press away. */
function TooFar({ words }: { words: Words }): JSX.Element {
  return (
    <p class="note too-far">
      {sentence(render(words))} <Why game="monolyth" clause={REACH} />
    </p>
  );
}
