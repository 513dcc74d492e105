/* The own tools, both faces of each, and the companion. */
import type { JSX } from "preact";
import type { HandView, OcelotPieces } from "./wire.ts";
import { say } from "../../words/words.ts";
import type { Choice } from "./choice.ts";
import { Disc } from "./Disc.tsx";
import { companionWord, numeralOf, toolName } from "./names.ts";
import { Figure } from "./figures.tsx";

interface Props {
  pieces: OcelotPieces;
  hand: HandView;
  choice: Choice | null;
  /** Letters that may be placed now. */
  open: ReadonlySet<string>;
  /** The companion may be placed now. */
  hasCompanion: boolean;
  /** A replay is of somebody's tools, and nothing is chosen in it. */
  isReplay: boolean;
  onFace: (letter: string, face: string) => void;
  onCompanion: () => void;
}

export function Tray(props: Props): JSX.Element {
  const { pieces, hand, choice, open, hasCompanion, isReplay, onFace, onCompanion } = props;
  const chosen = choice?.kind === "tool" ? choice : null;
  return (
    <section class="card tray">
      <div class="card-head">
        <h2>{say(isReplay ? "ui-tools-short" : "ui-tools")}</h2>
        {open.size > 0 && !isReplay && <span class="note">{say("ui-tap-face")}</span>}
      </div>
      <ul>
        {Object.entries(pieces.faces).map(([letter, faces]) => {
          const left = hand.tools[letter] ?? 0;
          return (
            <li
              key={letter}
              class={`tool-row${chosen?.letter === letter ? " chosen" : ""}${left ? "" : " none"}`}
            >
              {faces.map((face, n) => (
                <button
                  key={face}
                  type="button"
                  class={`face-button${chosen?.letter === letter && chosen.face === face ? " on" : ""}`}
                  disabled={!open.has(letter)}
                  aria-pressed={chosen?.letter === letter && chosen.face === face}
                  aria-label={say("ui-tool-face", { letter, tool: toolName(face), left })}
                  data-tool={`${letter} ${face}`}
                  onClick={() => onFace(letter, face)}
                >
                  {n === 0 && <b>{letter}</b>}
                  <Disc face={face} size={44} />
                  {n === faces.length - 1 && <Left count={left} />}
                </button>
              ))}
            </li>
          );
        })}
      </ul>
      <CompanionRow
        {...{ pieces, hand, hasCompanion, isReplay, onCompanion }}
        isChosen={choice?.kind === "companion"}
      />
    </section>
  );
}

function CompanionRow({
  pieces,
  hand,
  hasCompanion,
  isReplay,
  onCompanion,
  isChosen,
}: Pick<Props, "pieces" | "hand" | "hasCompanion" | "isReplay" | "onCompanion"> & {
  isChosen: boolean;
}): JSX.Element {
  const icon = hand.seat === 1 ? "moth" : "bat";
  const name = companionWord(hand.seat);
  if (hand.companion) {
    const cave = numeralOf(pieces, hand.companion);
    return (
      <div class="companion-row">
        <span class="companion-badge">
          <Figure name={icon} size={28} />
        </span>
        <span>
          <b>{say("ui-companion-in", { name, cave }, ...(isReplay ? ["shown"] : []))}</b>
          <span class="note">{say(cave === "III" ? "ui-companion-stays" : "ui-companion-helps")}</span>
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`companion-row${isChosen ? " on" : ""}`}
      disabled={!hasCompanion}
      aria-pressed={isChosen}
      onClick={onCompanion}
      data-act="companion"
    >
      <span class={`companion-badge${isChosen ? " on" : ""}`}>
        <Figure name={icon} size={28} />
      </span>
      <span>
        <b>{say("ui-companion-hand", { name }, ...(isReplay ? ["shown"] : []))}</b>
        <span class="note">{say("ui-companion-where")}</span>
        <span class="note">{say("ui-companion-use")}</span>
      </span>
    </button>
  );
}

/** How many tokens of a kind are left: as dots and as a figure. */
function Left({ count }: { count: number }): JSX.Element {
  return (
    <>
      <span class="dots">
        {Array.from({ length: count }, (_, n) => (
          <i key={n} />
        ))}
      </span>
      <b>{count}</b>
    </>
  );
}
