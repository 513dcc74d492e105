/* The workshop of this game: the mat, gems, bags and tools of a box, drawn and editable. */
import type { JSX } from "preact";
import type { EditorProps, PackEditor } from "../../../packs/editor.ts";
import { Names } from "../../../packs/Names.tsx";
import { say } from "../../../words/words.ts";
import { Bags } from "./Bags.tsx";
import { Gems, Tools, Values } from "./Gems.tsx";
import { CAVES, NUMERALS } from "../geometry.ts";
import { MatEditor } from "./MatEditor.tsx";
import { placeName } from "./places.ts";
import type { OcelotFigures, OcelotMeaning } from "./wire.ts";
import "../ocelot.css";
import "./workshop.css";

const ALL = 4;

function Editor({ document, figures, meaning: known, problems }: EditorProps): JSX.Element {
  const desk = { document, figures, problems };
  const pack = figures as unknown as OcelotFigures;
  const meaning = known as OcelotMeaning | null;
  return (
    <>
      <Meaning meaning={meaning} />
      <Names desk={desk} />
      <MatEditor desk={desk} meaning={meaning} />
      <Gems desk={desk} gems={pack.gems} meaning={meaning} />
      <Bags desk={desk} bags={pack.amethysts} meaning={meaning} />
      <Tools desk={desk} tools={pack.tool} />
      <Values desk={desk} />
    </>
  );
}

/** What the figures come to: squares by the circles that see them, and points in play. */
function Meaning({ meaning }: { meaning: OcelotMeaning | null }): JSX.Element | null {
  if (!meaning) return null;
  const seen = Object.values(meaning.seen_from);
  const four = Object.values(meaning.sight).filter((looks) => Object.keys(looks).length === ALL).length;
  return (
    <section class="card meaning" aria-label={say("workshop-meaning")}>
      <h2>{say("workshop-meaning")}</h2>
      <p class="figures">
        {say("ocelot-workshop-meaning-mat", { squares: seen.length, circles: meaning.circles, four })}
      </p>
      <div class="table-box" tabIndex={0}>
        <table class="meaning-table">
          <caption>{say("ocelot-workshop-meaning-seen")}</caption>
          <thead>
            <tr>
              <th scope="row">{say("ocelot-workshop-meaning-circles")}</th>
              {[0, 1, 2, 3, 4].map((circles) => (
                <th key={circles} scope="col">
                  {circles}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say("ocelot-workshop-meaning-squares")}</th>
              {[0, 1, 2, 3, 4].map((circles) => (
                <td key={circles}>{seen.filter((one) => one === circles).length}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <table class="meaning-table">
          <caption>{say("workshop-meaning-points")}</caption>
          <tbody>
            {CAVES.map((cave) => (
              <tr key={cave}>
                <th scope="row">{NUMERALS[cave]}</th>
                <td>
                  {say("ocelot-workshop-meaning-cave", {
                    gems: meaning.caves[cave]?.gem_points ?? 0,
                    amethysts: meaning.caves[cave]?.amethyst_points ?? 0,
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export const editor: PackEditor = {
  Editor,
  placeName,
  parts: [
    ["mat", "ocelot-workshop-mat"],
    ["gems", "ocelot-workshop-gems"],
    ["amethysts", "ocelot-workshop-bags"],
    ["tool", "ocelot-workshop-tools"],
    ["values", "ocelot-workshop-values"],
  ],
};
