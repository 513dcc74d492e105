/* What lies beside the mat: the bags, what gems are worth, and how one is won. */
import type { JSX } from "preact";
import type { OcelotPieces, OcelotView } from "./wire.ts";
import { say } from "../../words/words.ts";
import { DiscAt } from "./Disc.tsx";
import { type Cave, CAVES, NUMERALS } from "./geometry.ts";
import { gemName, valueSign } from "./names.ts";
import { Figure } from "./figures.tsx";

export function Bags({ view }: { view: OcelotView }): JSX.Element {
  return (
    <section class="bags" data-bags>
      <h2>{say("ui-bags")}</h2>
      <ul>
        {CAVES.map((bag) => (
          <li key={bag} data-bag={bag}>
            <Bag bag={bag} count={view.bags[bag] ?? 0} />
          </li>
        ))}
      </ul>
      <details class="unseen-values">
        <summary>{say("ui-bags-inside")}</summary>
        {CAVES.map((bag) => (
          <p key={bag} class="note">
            <b>{NUMERALS[bag]}</b> {values(view.unseen[bag] ?? {})}
          </p>
        ))}
      </details>
    </section>
  );
}

/** What could be in a bag or face down with somebody: `3 3 4 5`. */
function values(counts: Record<string, number>): string {
  return Object.entries(counts)
    .sort(([a], [b]) => (Number(a) || 99) - (Number(b) || 99))
    .map(([value, count]) => (count > 1 ? `${valueSign(value)}×${count}` : valueSign(value)))
    .join("  ");
}

function Bag({ bag, count }: { bag: Cave; count: number }): JSX.Element {
  return (
    <div class={`bag ${bag}`}>
      <svg viewBox="0 0 48 56" width="48" height="56" aria-hidden="true">
        <path class="bag-body" d="M16 14C6 22 2 32 4 44c1 7 6 10 20 10s19-3 20-10c2-12-2-22-12-30z" />
        <path class="bag-body" d="M14 3l5 4 5-4 5 4 5-4-2 11H16z" />
        <path class="bag-string" d="M14 14.5h20" />
        <text x="24" y="42" text-anchor="middle">
          {count}
        </text>
      </svg>
      <span class="note" aria-hidden="true">
        {NUMERALS[bag]}
      </span>
      <span class="unseen">{say("ui-bag-count", { bag: NUMERALS[bag], count })}</span>
    </div>
  );
}

const WORTH = ["crystal", "sun", "opal", "emerald", "beryl", "geode"];

export function Worth({ pieces }: { pieces: OcelotPieces }): JSX.Element {
  return (
    <section class="card">
      <div class="card-head">
        <h2>{say("ui-worth")}</h2>
      </div>
      <ul class="worth">
        {WORTH.map((kind) => (
          <li key={kind}>
            <Figure name={kind === "sun" ? "gem-star" : `gem-${kind}`} size={24} />
            <span>{kind === "sun" ? say("ui-celestite") : gemName(kind)}</span>
            <b>{kind === "geode" ? say("ui-worth-bag") : pieces.values[kind]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HowWon(): JSX.Element {
  return (
    <section class="card how">
      <div class="card-head">
        <h2>{say("ui-how-won")}</h2>
      </div>
      <div class="how-row">
        <svg viewBox="0 0 110 116" width="104" height="110" aria-hidden="true">
          <path class="beam-light" style="stroke-width:26px" d="M55 18V58M18 58H92" />
          <rect class="tile collect" x="36" y="39" width="38" height="38" rx="9" />
          <svg x="42" y="45" width="26" height="26" viewBox="0 0 24 24">
            <Figure name="gem-emerald" size={24} />
          </svg>
          <DiscAt face="compass" x={55} y={17} r={16} />
          <DiscAt face="lantern" x={17} y={58} r={16} />
          <DiscAt face="pick" x={93} y={58} r={16} />
          <circle class="hole-body" cx="55" cy="99" r="13" />
        </svg>
        <p class="note">{say("ui-how-won-words")}</p>
      </div>
    </section>
  );
}
