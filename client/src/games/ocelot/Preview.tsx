/* What a placement would bring: gems to collect, each with its tick, and those one step away. */
import type { Words } from "../../connection/messages.ts";
import type { JSX } from "preact";
import type { NearlyView, OcelotPieces } from "./wire.ts";
import { render, say, sentence } from "../../words/words.ts";
import { Disc } from "./Disc.tsx";
import { type Cave, cavesSeen, NUMERALS } from "./geometry.ts";
import { gemName, numeralOf, toolName } from "./names.ts";
import { Figure } from "./figures.tsx";

export interface PreviewProps {
  pieces: OcelotPieces;
  /** A tool on a circle, or nothing but what is collected. */
  tool: { face: string; circle: string } | null;
  collects: readonly NearlyView[];
  nearly: readonly NearlyView[];
  leave: ReadonlySet<string>;
  /** May gems be unticked now? */
  canLeave: boolean;
  onLeave: (square: string) => void;
  /** Does the companion take a gem where it lands? */
  hasLanding: boolean;
  /** What there is to say about the square that is looked at. */
  asked: Words | null;
  heading: string;
}

const MOST_NEARLY = 5;

export function Preview(props: PreviewProps): JSX.Element {
  const { pieces, tool, collects, nearly, asked, heading } = props;
  const ways = tool ? Object.keys(pieces.sight[tool.circle] ?? {}).length : 0;
  return (
    <section class="card preview" aria-label={heading}>
      <div class="preview-head">
        {tool && <Disc face={tool.face} size={34} />}
        <div>
          <h2 class="preview-title">
            {tool
              ? say("ui-tool-at", {
                  tool: toolName(tool.face),
                  caves: cavesSeen(pieces, tool.circle).map((cave) => NUMERALS[cave]),
                })
              : heading}
          </h2>
          {tool && (
            <p class="note">
              {collects.length && props.canLeave
                ? say("ui-looks-untick", { ways })
                : say("ui-looks", { ways })}
            </p>
          )}
        </div>
      </div>
      {collects.length > 0 && (
        <ul class="collect-list">
          {collects.map((gem) => (
            <Collect key={gem.square} {...props} gem={gem} />
          ))}
        </ul>
      )}
      {tool && collects.length === 0 && !props.hasLanding && <p class="note">{say("ui-collects-nothing")}</p>}
      {nearly.length > 0 && (
        <>
          <h3 class="cap">{say("ui-one-step-away")}</h3>
          <ul class="lack-list">
            {[...nearly]
              .sort((a, b) => b.points - a.points)
              .slice(0, MOST_NEARLY)
              .map((gem) => (
                <NearlyLine key={gem.square} gem={gem} />
              ))}
          </ul>
        </>
      )}
      {asked && <p class="asked-words">{say("ui-sentence", { text: sentence(render(asked)) })}</p>}
    </section>
  );
}

function worth(pieces: OcelotPieces, gem: NearlyView): string {
  return gem.gem === "geode"
    ? say("ui-bag", { bag: NUMERALS[pieces.caves[gem.square] as Cave] })
    : String(gem.points);
}

function Collect({ pieces, gem, leave, canLeave, onLeave }: PreviewProps & { gem: NearlyView }): JSX.Element {
  const isKept = !leave.has(gem.square);
  const cave = numeralOf(pieces, gem.square);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isKept}
          disabled={!canLeave}
          onChange={() => onLeave(gem.square)}
          data-tick={gem.square}
        />
        <Figure name={`gem-${gem.gem}`} size={24} />
        <span>
          {say(gem.is_helped ? "ui-gem-in-helped" : "ui-gem-in", {
            gem: gemName(gem.gem),
            cave,
            square: gem.square,
          })}
        </span>
        <b>{worth(pieces, gem)}</b>
      </label>
    </li>
  );
}

function NearlyLine({ gem }: { gem: NearlyView }): JSX.Element {
  const { lack } = gem;
  return (
    <li>
      <Figure name={`gem-${gem.gem}`} size={24} />
      <span>
        {lack?.kind === "tool"
          ? say("ui-lacks-tool", {
              gem: gemName(gem.gem),
              tool: { code: `tool-${lack.tool}-a`, params: {} },
              square: gem.square,
            })
          : say("ui-lacks-side", { gem: gemName(gem.gem), square: gem.square })}
      </span>
      {lack &&
        (lack.kind === "tool" ? (
          <Disc face={lack.tool} size={24} />
        ) : (
          <i class="plus-one" aria-hidden="true">
            +1
          </i>
        ))}
      <b>{gem.points || ""}</b>
    </li>
  );
}
