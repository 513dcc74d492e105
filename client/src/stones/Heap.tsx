/* Stones as SVG: what `facesOf` sees, with the marks of their colours. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type Face, facesOf, inOrder, outline, type Side, type Solid } from "./faces.ts";
import { MARKS } from "./marks.ts";
import { chained, lines, markMatrix, type Place, polygon } from "./paths.ts";
import type { Cube } from "./space.ts";

interface FaceProps {
  face: Face;
  place: Place;
  edge: number;
}

function FaceDrawing({ face, place, edge }: FaceProps): JSX.Element {
  const { side, colour } = face;
  return (
    <g class={`c-${colour}${face.ghost ? " ghost" : ""}${face.last ? " settles" : ""}`}>
      <path class={`face ${side}`} d={polygon(face.corners, place)} />
      {face.shades.map((shade, n) => (
        <path key={n} class="shade" d={polygon(shade, place)} />
      ))}
      <path class={`cut ${side}`} d={MARKS[colour] ?? ""} transform={markMatrix(face, place)} />
      {face.seams.length > 0 && <path class="seam" d={lines(face.seams, place)} />}
      {face.folds.length > 0 && <path class="fold" d={lines(face.folds, place)} />}
      {face.edges.length > 0 && <path class="edge" stroke-width={edge} d={lines(face.edges, place)} />}
    </g>
  );
}

interface HeapProps {
  solids: readonly Solid[];
  /** A stone that is tried among them. */
  tried?: Solid | null;
  place: Place;
  /** Width of the line where a stone ends. */
  edge?: number;
}

interface Drawn {
  face: Face;
  cube: Cube;
  drawing: JSX.Element;
}

function drawn(face: Face, place: Place, edge: number): Drawn {
  const key = `${face.key} ${face.side} ${Object.values(face.cube).join()}`;
  return { face, cube: face.cube, drawing: <FaceDrawing key={key} {...{ face, place, edge }} /> };
}

/** A heap of stones; ghosts and the last stone get their outlines on top. */
export function Heap({ solids, tried, place, edge = 1.8 }: HeapProps): JSX.Element {
  // What lies there already is drawn once, however often a stone is tried on it.
  const firm = useMemo(() => facesOf(solids).map((face) => drawn(face, place, edge)), [solids, place, edge]);
  const light = tried ? facesOf([tried], solids).map((face) => drawn(face, place, edge)) : [];
  const all = light.length ? [...firm, ...light].sort(inOrder) : firm;
  const faces = all.map(({ face }) => face);
  const ghost = faces.filter((face) => face.ghost);
  const last = faces.filter((face) => face.last);
  return (
    <g>
      {all.map(({ drawing }) => drawing)}
      {last.length > 0 && <path class="last" d={chained(outline(last), place)} />}
      {ghost.length > 0 && (
        <>
          <g class="ghost-veil">
            {ghost.map((face, n) => (
              <path key={n} class={`face ${face.side} c-${face.colour}`} d={polygon(face.corners, place)} />
            ))}
          </g>
          <path class="ghost-line" d={chained(outline(ghost), place)} />
        </>
      )}
    </g>
  );
}

/** A stone that cannot go there: a red wire frame. */
export function Wire({ solid, place }: { solid: Solid; place: Place }): JSX.Element {
  return (
    <g class="wire">
      {facesOf([solid]).map((face, n) => (
        <path key={n} d={polygon(face.corners, place)} />
      ))}
    </g>
  );
}

export type { Side };
