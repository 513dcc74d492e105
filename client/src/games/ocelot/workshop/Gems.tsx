/* The gems of each cave, what each kind prints, and the tools. */
import type { JSX } from "preact";
import { type Desk, Figure, Problems, Section } from "../../../packs/Figure.tsx";
import { Stepper } from "../../../controls/Stepper.tsx";
import { say, sentence } from "../../../words/words.ts";
import { Figure as Drawing } from "../figures.tsx";
import { CAVES, NUMERALS } from "../geometry.ts";
import { gemName, toolName } from "../names.ts";
import type { GemFigures, OcelotMeaning, ToolFigures } from "./wire.ts";

const KINDS = ["crystal", "sun", "moon", "star", "opal", "emerald", "beryl", "geode"] as const;
const TOOLS = ["compass", "lantern", "pick"] as const;

interface Props {
  desk: Desk;
  gems: GemFigures;
  meaning: OcelotMeaning | null;
}

export function Gems({ desk, gems, meaning }: Props): JSX.Element {
  return (
    <Section desk={desk} part="gems" title={say("ocelot-workshop-gems")}>
      <div class="cave-cards">
        {CAVES.map((cave) => {
          const sums = meaning?.caves[cave];
          return (
            <section key={cave} class={`cave-card ${cave}`} aria-label={say(`ocelot-workshop-sign-${cave}`)}>
              <h3>
                {NUMERALS[cave]} · {sentence(say(`ocelot-workshop-sign-${cave}`))}
              </h3>
              {sums && (
                <p class="note">
                  {say("ocelot-workshop-cave-gems", {
                    gems: sums.gems,
                    squares: sums.squares,
                    points: sums.gem_points,
                  })}
                </p>
              )}
              <Problems problems={desk.problems.filter((problem) => problem.key === `gems.${cave}`)} />
              {KINDS.map((kind) => (
                <Gem key={kind} desk={desk} cave={cave} kind={kind} count={Number(gems[cave][kind] ?? 0)} />
              ))}
            </section>
          );
        })}
      </div>
    </Section>
  );
}

function Gem({
  desk,
  cave,
  kind,
  count,
}: {
  desk: Desk;
  cave: string;
  kind: string;
  count: number;
}): JSX.Element {
  return (
    <div class={`gem-row${count ? "" : " none"}`}>
      <Drawing name={`gem-${kind}`} size={26} />
      <span class="gem-name">{gemName(kind)}</span>
      <Figure
        desk={desk}
        path={["gems", cave, kind]}
        label={`${gemName(kind)}, ${say(`ocelot-workshop-sign-${cave}`)}`}
        isSmall
      >
        <Stepper
          label={`${gemName(kind)}, ${say(`ocelot-workshop-sign-${cave}`)}`}
          value={count}
          most={64}
          name={`${cave}-${kind}`}
          onChange={(next) => desk.document.change(["gems", cave, kind], next || undefined)}
        />
      </Figure>
    </div>
  );
}

export function Values({ desk }: { desk: Desk }): JSX.Element {
  const values = (desk.figures.values ?? {}) as Record<string, unknown>;
  return (
    <Section desk={desk} part="values" title={say("ocelot-workshop-values")}>
      <div class="value-rows">
        {KINDS.filter((kind) => kind !== "geode").map((kind) => (
          <div key={kind} class="gem-row">
            <Drawing name={`gem-${kind}`} size={26} />
            <span class="gem-name">{gemName(kind)}</span>
            <Figure desk={desk} path={["values", kind]} label={gemName(kind)} isSmall>
              <Stepper
                label={`${say("ocelot-workshop-values")}: ${gemName(kind)}`}
                value={Number(values[kind] ?? 0)}
                name={`value-${kind}`}
                onChange={(next) => desk.document.change(["values", kind], next)}
              />
            </Figure>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Tools({ desk, tools }: { desk: Desk; tools: readonly ToolFigures[] }): JSX.Element {
  return (
    <Section desk={desk} part="tool" title={say("ocelot-workshop-tools")}>
      <div class="cave-cards">
        {tools.map((tool, n) => (
          <div key={n} class="tool-card" role="group" aria-label={tool.letter}>
            <h3>{tool.letter}</h3>
            <Figure desk={desk} path={["tool", n, "faces"]} label={say("ocelot-workshop-tool-faces")}>
              <div class="row">
                {tool.faces.map((face, side) => (
                  <label key={side} class="letter">
                    <Drawing name={face} size={24} />
                    <span class="unseen">{`${tool.letter} ${side + 1}`}</span>
                    <select
                      class="field"
                      value={face}
                      onChange={(event) =>
                        desk.document.change(
                          ["tool", n, "faces"],
                          tool.faces.map((old, m) => (m === side ? event.currentTarget.value : old)),
                        )
                      }
                    >
                      {[...new Set([...TOOLS, face])].map((one) => (
                        <option key={one} value={one}>
                          {toolName(one)}
                        </option>
                      ))}
                    </select>
                  </label>
                ))}
              </div>
            </Figure>
            <Figure desk={desk} path={["tool", n, "copies"]} label={say("ocelot-workshop-tool-copies")}>
              <Stepper
                label={`${say("ocelot-workshop-tool-copies")}: ${tool.letter}`}
                value={tool.copies}
                least={1}
                name={`tool-${n}`}
                onChange={(copies) => desk.document.change(["tool", n, "copies"], copies)}
              />
            </Figure>
          </div>
        ))}
      </div>
    </Section>
  );
}
