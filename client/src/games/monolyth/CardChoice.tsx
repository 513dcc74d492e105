/* The structure card: a random one, or chosen from their pictures. */
import type { JSX } from "preact";
import { say } from "../../words/words.ts";
import type { AskView } from "./wire.ts";

interface Props {
  cards: AskView[][];
  /** 0: at random. */
  chosen: number;
  /** A random one can be chosen, too. */
  isRandom?: boolean;
  onChoose: (card: number) => void;
}

export function CardChoice({ cards, chosen, isRandom = true, onChoose }: Props): JSX.Element | null {
  if (!cards.length) return null;
  return (
    <fieldset class="card-choice">
      <legend>{say("ui-card")}</legend>
      {isRandom && (
        <label class={chosen === 0 ? "chosen" : ""}>
          <input type="radio" name="card" checked={chosen === 0} onChange={() => onChoose(0)} />
          <span>{say("ui-card-random")}</span>
        </label>
      )}
      {cards.map((asks, n) => (
        <label
          key={n}
          class={chosen === n + 1 ? "chosen" : ""}
          title={say("ui-card-number", { card: n + 1 })}
        >
          <input
            type="radio"
            name="card"
            checked={chosen === n + 1}
            onChange={() => onChoose(n + 1)}
            aria-label={say("ui-card-asks", { card: n + 1, asks: asks.map(({ text }) => text) })}
          />
          <MiniCard asks={asks} />
        </label>
      ))}
    </fieldset>
  );
}

/** High columns dark, low ones pale, exact ones with their figure. */
function MiniCard({ asks }: { asks: AskView[] }): JSX.Element {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      {asks.map(({ low, high, text }, n) => {
        const [x, y] = [(n % 4) * 10 + 0.5, Math.floor(n / 4) * 10 + 0.5];
        const kind = high === undefined ? "high" : low === high ? "exact" : "low";
        return (
          <g key={n}>
            <rect class={`mini-${kind}`} x={x} y={y} width="9" height="9" rx="2" />
            {kind === "exact" && (
              <text class="mini-text" x={x + 4.5} y={y + 7.2} text-anchor="middle">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
