/* A worked example of the rules: a monolith, the stone that was placed, and what it brought. */
import type { JSX } from "preact";
import type { Quarter } from "../../stones/space.ts";
import type { ExampleProps } from "../../table/game.ts";
import { say } from "../../words/words.ts";
import { builtOf, sidesOf } from "./built.ts";
import "./monolyth.css";
import { heightsOf } from "./tower/pointing.ts";
import { Tower } from "./tower/Tower.tsx";
import { StructureGrid } from "./Tokens.tsx";
import type { MonolythPieces, MonolythView, TowerView } from "./wire.ts";

interface Show {
  seat: number;
  quarter?: Quarter;
  levels?: boolean;
  structure?: boolean;
  walls?: boolean;
}

const SCALE = 30;
const SIDES = ["far", "right", "near", "left"];

export function Example({ pieces: all, example }: ExampleProps): JSX.Element | null {
  const pieces = all as MonolythPieces;
  const view = example.game.position as unknown as MonolythView;
  const show = example.show as unknown as Show;
  const tower = view.towers[show.seat];
  if (!tower) return null;
  const last = (example.facts as { cells?: number[] } | null)?.cells ?? [];
  const built = builtOf(pieces, tower, last);
  return (
    <div class="example-board">
      <Tower
        sides={sidesOf(pieces, tower)}
        built={built}
        view={show.quarter ?? 0}
        levels={view.height}
        scale={SCALE}
      />
      <div class="example-notes">
        {show.levels && <Row word={say("ui-levels")} kind="level" values={tower.levels} />}
        {show.structure && (
          <>
            <StructureGrid pieces={pieces} fit={tower.fit} heights={heightsOf(built)} />
            <Row word={say("ui-structure")} kind="round" values={[tower.structure]} />
          </>
        )}
        {show.walls && <Walls pieces={pieces} tower={tower} />}
      </div>
    </div>
  );
}

function Row({ word, kind, values }: { word: string; kind: string; values: number[] }): JSX.Element {
  return (
    <div>
      <p class="cap">{word}</p>
      <ul class="tokens">
        {values.map((value, n) => (
          <li key={n}>
            <span class={`token ${kind}`}>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The walls with a prophecy: cubes counted, and whether it is kept. */
function Walls({ pieces, tower }: { pieces: MonolythPieces; tower: TowerView }): JSX.Element {
  return (
    <ul>
      {Object.values(tower.walls).map(
        (wall, n) =>
          wall.prophecy > 0 && (
            <li key={SIDES[n]}>
              {say("sheet-wall", {
                colour: say(`colour-${pieces.colours[wall.colour] ?? ""}`),
                count: wall.count,
                prophecy: wall.prophecy,
              })}
              {" · "}
              {wall.points ? say("ui-wall-kept", { points: wall.points }) : say("ui-wall-missed")}
            </li>
          ),
      )}
    </ul>
  );
}
