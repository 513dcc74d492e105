/* The stones of a pack, cube by cube in layers, seen from all four sides at once. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../../controls/icons.tsx";
import { type Desk, Figure, Section } from "../../../packs/Figure.tsx";
import { changed, type Figures, type Value, withValue } from "../../../packs/figures.ts";
import { Stepper } from "../../../controls/Stepper.tsx";
import { columnName, type Quarter, turned } from "../../../stones/space.ts";
import { Stone } from "../../../stones/Stone.tsx";
import { say } from "../../../words/words.ts";
import { type Cells, cubesOf, hasCube, layersOf, PLACES, toggled, usualName } from "./cubes.ts";
import type { StoneFigures } from "./wire.ts";

const SIDES: readonly Quarter[] = [0, 1, 2, 3];
const MOST_LAYERS = 4;

export function Stones({ desk, stones }: { desk: Desk; stones: readonly StoneFigures[] }): JSX.Element {
  const add = (): void =>
    desk.document.edit((figures, mine) => {
      const all = (figures.stone ?? []) as unknown as StoneFigures[];
      const cells: Cells = ["#"];
      const shape = usualName(
        cells,
        all.map((stone) => stone.shape),
      );
      const made = { shape, copies: 1, cells, provenance: { cells: mine, copies: mine } };
      return withValue(figures, ["stone"], [...all, made] as unknown as Value) as Figures;
    });
  return (
    <Section desk={desk} part="stone" title={say("monolyth-workshop-stones")}>
      <p class="note">{say("monolyth-workshop-stones-words")}</p>
      <ul class="stone-cards">
        {stones.map((stone, n) => (
          <StoneCard key={n} desk={desk} stone={stone} number={n} count={stones.length} />
        ))}
      </ul>
      <button type="button" class="button small" onClick={add} data-act="add-stone">
        <Icon name="plus" size={14} /> {say("monolyth-workshop-add-stone")}
      </button>
    </Section>
  );
}

function StoneCard({
  desk,
  stone,
  number,
  count,
}: {
  desk: Desk;
  stone: StoneFigures;
  number: number;
  count: number;
}): JSX.Element {
  const label = say("monolyth-workshop-stone-number", { number: number + 1, name: stone.shape });
  const set = (cells: Cells): void =>
    desk.document.edit((figures, mine) => {
      const all = (figures.stone ?? []) as unknown as StoneFigures[];
      const others = all.filter((_, n) => n !== number).map((one) => one.shape);
      const old = all[number]?.cells ?? ["#"];
      const next = changed(figures, ["stone", number, "cells"], cells as Value, mine);
      // A name that was given by the outline follows the outline.
      if (all[number]?.shape !== usualName(old, others)) return next;
      return withValue(next, ["stone", number, "shape"], usualName(cells, others)) as Figures;
    });
  const remove = (): void =>
    desk.document.edit(
      (figures) =>
        withValue(
          figures,
          ["stone"],
          count > 1 ? ((figures.stone as Value[]).filter((_, n) => n !== number) as Value) : undefined,
        ) as Figures,
    );
  return (
    <li class="stone-card" data-stone={number}>
      <header>
        <input
          class="field"
          value={stone.shape}
          maxLength={8}
          aria-label={say("monolyth-workshop-stone-name", { number: number + 1 })}
          data-set={`shape-${number}`}
          onChange={(event) => desk.document.put(["stone", number, "shape"], event.currentTarget.value)}
        />
        <button
          type="button"
          class="tool"
          aria-label={say("workshop-remove-what", { what: label })}
          onClick={remove}
          data-act={`remove-stone-${number}`}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      <Figure desk={desk} path={["stone", number, "cells"]} label={say("monolyth-workshop-stone-cubes")}>
        <div class="stone-drawing">
          <Views cells={stone.cells} />
          <Layers cells={stone.cells} label={label} number={number} onToggle={set} />
        </div>
      </Figure>
      <Figure desk={desk} path={["stone", number, "copies"]} label={say("monolyth-workshop-stone-copies")}>
        <Stepper
          label={`${say("monolyth-workshop-stone-copies")}: ${label}`}
          value={stone.copies}
          least={1}
          most={16}
          name={`copies-${number}`}
          onChange={(copies) => desk.document.change(["stone", number, "copies"], copies)}
        />
      </Figure>
    </li>
  );
}

/** The stone as one sees it walking round it. */
function Views({ cells }: { cells: Cells }): JSX.Element {
  const cubes = cubesOf(cells);
  if (!cubes.length) return <p class="note">{say("monolyth-workshop-stone-empty")}</p>;
  return (
    <div class="stone-views" aria-hidden="true">
      {SIDES.map((side) => (
        <Stone
          key={side}
          colour="white"
          shape={cubes.map((cube) => turned(cube, side)).map(({ x, y, z }) => [x, y, z])}
          size={56}
        />
      ))}
    </div>
  );
}

interface LayersProps {
  cells: Cells;
  label: string;
  number: number;
  onToggle: (cells: Cells) => void;
}

/** One grid for each layer; one more where the stone shall rise. */
function Layers({ cells, label, number, onToggle }: LayersProps): JSX.Element {
  const [isRising, setRising] = useState(false);
  const drawn = layersOf(cells).length;
  const shown = Math.min(MOST_LAYERS, drawn + (isRising || drawn > 1 ? 1 : 0));
  return (
    <div class="layers">
      {Array.from({ length: shown }, (_, z) => (
        <div
          key={z}
          class="layer"
          role="group"
          aria-label={`${label}, ${say("monolyth-workshop-layer", { layer: z + 1 })}`}
        >
          <span class="note" aria-hidden="true">
            {say("monolyth-workshop-layer", { layer: z + 1 })}
          </span>
          <div class="layer-grid">
            {PLACES.map(({ x, y }) => (
              <button
                key={`${x}${y}`}
                type="button"
                class="cell"
                aria-pressed={hasCube(cells, { x, y, z })}
                aria-label={columnName(4 * y + x)}
                data-cube={`${number}-${x}-${y}-${z}`}
                onClick={() => onToggle(toggled(cells, { x, y, z }))}
              />
            ))}
          </div>
        </div>
      ))}
      {shown === 1 && (
        <button
          type="button"
          class="button small"
          aria-label={say("workshop-add-what", {
            what: `${say("monolyth-workshop-layer", { layer: 2 })}, ${label}`,
          })}
          onClick={() => setRising(true)}
          data-act={`rise-${number}`}
        >
          {"+ "}
          {say("monolyth-workshop-layer", { layer: 2 })}
        </button>
      )}
    </div>
  );
}
