/* Stones as SVG: what `facesOf` sees, with the marks of their colours. */
import type { JSX } from "preact";
import { type Face, type Side, facesOf, outline, type Solid } from "./faces.ts";
import { MARKS } from "./marks.ts";
import { chained, lines, markMatrix, type Place, polygon } from "./paths.ts";

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
  place: Place;
  /** Width of the line where a stone ends. */
  edge?: number;
}

/** A heap of stones; ghosts and the last stone get their outlines on top. */
export function Heap({ solids, place, edge = 1.8 }: HeapProps): JSX.Element {
  const faces = facesOf(solids);
  const ghost = faces.filter((face) => face.ghost);
  const last = faces.filter((face) => face.last);
  return (
    <g>
      {faces.map((face) => (
        <FaceDrawing
          key={`${face.key} ${face.side} ${Object.values(face.cube).join()}`}
          {...{ face, place, edge }}
        />
      ))}
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
