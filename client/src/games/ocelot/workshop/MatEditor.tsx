/* The mat as one draws it: every place is a button, and every line of sight is drawn at once. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { type Desk, Figure, Section } from "../../../packs/Figure.tsx";
import { changed, type Figures, withValue } from "../../../packs/figures.ts";
import { Stepper } from "../../../controls/Stepper.tsx";
import { say } from "../../../words/words.ts";
import { nameOf, STEPS, type WayName } from "../geometry.ts";
import { Arrows } from "./Arrows.tsx";
import {
  CYCLE,
  drawingOf,
  looksFor,
  looksOf,
  matOf,
  nextSign,
  resized,
  rowsOf,
  type Sign,
  withSign,
} from "./drawing.ts";
import { MatPicture } from "./MatPicture.tsx";
import type { OcelotMeaning } from "./wire.ts";

const KEYS: Record<string, WayName> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

interface Props {
  desk: Desk;
  meaning: OcelotMeaning | null;
}

export function MatEditor({ desk, meaning }: Props): JSX.Element {
  const [brush, setBrush] = useState<Sign | "next">("next");
  const [here, setHere] = useState("a1");
  const grid = useRef<HTMLDivElement>(null);
  const rows = rowsOf(matOf(desk.figures).drawing);
  const draw = (next: (rows: Sign[][]) => Sign[][]): void =>
    desk.document.edit((figures, mine) => {
      const drawn = next(rowsOf(matOf(figures).drawing));
      const redrawn = changed(figures, ["mat", "drawing"], drawingOf(drawn), mine);
      const looks = looksOf(figures);
      const kept = looksFor(looks, drawn);
      const isSame = Object.keys(kept).length === Object.keys(looks).length;
      return isSame ? redrawn : (withValue(redrawn, ["mat", "looks"], kept) as Figures);
    });
  const paint = (column: number, row: number, sign?: Sign): void =>
    draw((old) => {
      const now = old[row]?.[column] ?? ".";
      return withSign(old, column, row, sign ?? (brush === "next" ? nextSign(now) : brush));
    });
  const onKey = (event: KeyboardEvent, column: number, row: number): void => {
    const way = KEYS[event.key];
    const sign = CYCLE.find((one) => one === event.key.toLowerCase());
    if (sign) paint(column, row, sign);
    if (way) {
      const [dx, dy] = STEPS[way];
      const place = nameOf(column + dx, row + dy);
      const next = grid.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (next) setHere(place);
      next?.focus();
    }
    if (way || sign) event.preventDefault();
  };
  const columns = rows[0]?.length ?? 0;
  return (
    <Section desk={desk} part="mat" title={say("ocelot-workshop-mat")}>
      <p class="note">{say("ocelot-workshop-mat-words")}</p>
      <Brushes brush={brush} onChoose={setBrush} />
      <Figure desk={desk} path={["mat", "drawing"]} label={say("ocelot-workshop-mat-drawing")}>
        <div class="mat-box">
          <div
            class="mat-grid"
            ref={grid}
            style={{ "--columns": String(columns), "--rows": String(rows.length) }}
            role="group"
            aria-label={say("ocelot-workshop-mat-drawing")}
          >
            <MatPicture rows={rows} meaning={meaning} here={here} />
            {rows.flatMap((line, row) =>
              line.map((sign, column) => {
                const place = nameOf(column, row);
                return (
                  <button
                    key={place}
                    type="button"
                    class="place"
                    tabIndex={place === here ? 0 : -1}
                    aria-label={placeWords(place, sign, meaning)}
                    data-place={place}
                    data-sign={sign}
                    onFocus={() => setHere(place)}
                    onClick={() => paint(column, row)}
                    onPointerEnter={(event) => {
                      if (brush !== "next" && event.buttons === 1) paint(column, row);
                    }}
                    onKeyDown={(event) => onKey(event, column, row)}
                  />
                );
              }),
            )}
          </div>
        </div>
      </Figure>
      <div class="row mat-size">
        <span>{say("ocelot-workshop-mat-columns")}</span>
        <Stepper
          label={say("ocelot-workshop-mat-columns")}
          value={columns}
          least={1}
          most={26}
          name="columns"
          onChange={(to) => draw((old) => resized(old, to - (old[0]?.length ?? 0), 0))}
        />
        <span>{say("ocelot-workshop-mat-rows")}</span>
        <Stepper
          label={say("ocelot-workshop-mat-rows")}
          value={rows.length}
          least={1}
          most={99}
          name="rows"
          onChange={(to) => draw((old) => resized(old, 0, to - old.length))}
        />
      </div>
      <Arrows desk={desk} meaning={meaning} circle={here} />
    </Section>
  );
}

const SIGN_WORDS: Record<Sign, string> = {
  ".": "ocelot-workshop-sign-nothing",
  b: "ocelot-workshop-sign-blue",
  g: "ocelot-workshop-sign-green",
  r: "ocelot-workshop-sign-red",
  o: "ocelot-workshop-sign-circle",
};

function placeWords(place: string, sign: Sign, meaning: OcelotMeaning | null): string {
  const what = say(SIGN_WORDS[sign]);
  if (sign === "o") {
    const ways = Object.keys(meaning?.sight[place] ?? {}).length;
    return say("ocelot-workshop-place-circle", { place, what, ways });
  }
  const circles = meaning?.seen_from[place];
  return circles === undefined
    ? say("ocelot-workshop-place", { place, what })
    : say("ocelot-workshop-place-seen", { place, what, circles });
}

function Brushes({
  brush,
  onChoose,
}: {
  brush: Sign | "next";
  onChoose: (brush: Sign | "next") => void;
}): JSX.Element {
  return (
    <fieldset class="levels brushes">
      <legend>{say("ocelot-workshop-brush")}</legend>
      {(["next", ...CYCLE] as const).map((one) => (
        <label key={one} class={one === brush ? "chosen" : ""}>
          <input
            type="radio"
            name="brush"
            value={one}
            checked={one === brush}
            onChange={() => onChoose(one)}
          />
          {one === "next" ? say("ocelot-workshop-brush-next") : say(SIGN_WORDS[one])}
        </label>
      ))}
    </fieldset>
  );
}
