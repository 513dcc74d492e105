/* The mat while a position is set up: every square and circle is a button; on a phone one looks closer at a cave. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { px } from "../../../controls/px.ts";
import { useLayout, useSize } from "../../../hooks/hooks.ts";
import { type Cave, caveBox, freeCorners, matBox } from "../geometry.ts";
import { type Marks, Mat } from "../Mat.tsx";
import { MatControls } from "../MatControls.tsx";
import { CLOSE, Zoom, ZOOM_ROW } from "../Stage.tsx";
import type { OcelotPieces, OcelotView } from "../wire.ts";

interface Props {
  pieces: OcelotPieces;
  view: OcelotView;
  /** Whose companion is drawn as one's own. */
  seat: number;
  onSquare: (square: string) => void;
  onCircle: (circle: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

export function SetupMat({ pieces, view, seat, onSquare, onCircle }: Props): JSX.Element {
  const [ref, size] = useSize<HTMLDivElement>();
  const [zoom, setZoom] = useState<Cave | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const layout = useLayout();
  const canZoom = layout === "phone" || layout === "side";
  const box = zoom && canZoom ? caveBox(pieces, zoom) : matBox(pieces);
  // The choice of caves lies in the mat's free corner; where there is none, it has a row of its own.
  const hasZoomRow = canZoom && (zoom !== null || !freeCorners(pieces).bags);
  const height = size.height - (hasZoomRow ? ZOOM_ROW : 0);
  const fit = size.width ? Math.min(size.width / box.width, height / box.height) : 0;
  const scale = zoom && canZoom && fit ? Math.max(fit, Math.min(size.width / box.width, CLOSE)) : fit;
  const marks: Marks = {
    circle: looked !== null && looked in pieces.sight ? looked : null,
    face: null,
    opened: null,
    landing: null,
    collects: NONE,
    leaves: NONE,
    nearly: [],
    open: new Set(looked ? [looked] : []),
    last: [],
    asked: null,
  };
  return (
    <div
      class={`stage ocelot-stage setup-stage${zoom && canZoom ? " zoomed" : ""}${hasZoomRow ? " zoom-row" : ""}`}
      ref={ref}
    >
      {canZoom && <Zoom zoom={zoom} onZoom={setZoom} />}
      <div class="mat-scroll">
        {scale > 0 && (
          <div class="mat-box" style={{ width: px(box.width * scale), height: px(box.height * scale) }}>
            <Mat {...{ pieces, view, marks, box }} own={seat} />
            <MatControls
              {...{ pieces, view, box, onSquare, onCircle }}
              openCircles={NONE}
              openSquares={NONE}
              chosen={NONE}
              onLook={setLooked}
            />
          </div>
        )}
      </div>
    </div>
  );
}
