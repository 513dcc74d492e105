/* The mat on the stage, with its twin of buttons; on a phone one can look closer at a cave. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { px } from "../../controls/px.ts";
import { useSize } from "../../hooks/hooks.ts";
import type { OcelotPieces } from "./wire.ts";
import { say } from "../../words/words.ts";
import { caveBox, type Cave, CAVES, freeCorners, matBox, NUMERALS, UNIT } from "./geometry.ts";
import { Mat, type Marks } from "./Mat.tsx";
import { MatControls } from "./MatControls.tsx";
import type { Ocelot } from "./useOcelot.ts";

interface Props {
  game: Ocelot;
  pieces: OcelotPieces;
  canZoom: boolean;
  onPicked: () => void;
  /** What lies in the free corners of the mat, where there is room for it. */
  preview: ComponentChildren;
  bags: ComponentChildren;
  onCorner: (hasRoom: boolean) => void;
  /** A circle where a tool has just been placed. */
  opened: string | null;
}

/** The preview needs this much of the corner. */
const LEAST_CORNER = 264;
const GAP = 14;
/** Pixels of a unit of the drawing at which a gem is 40 wide. */
export const CLOSE = 0.78;
/** `.zoom-row` */
export const ZOOM_ROW = 56;

export function Stage({
  game,
  pieces,
  canZoom,
  onPicked,
  preview,
  bags,
  onCorner,
  opened,
}: Props): JSX.Element {
  const [ref, size] = useSize<HTMLDivElement>();
  const [zoom, setZoom] = useState<Cave | null>(null);
  const box = zoom && canZoom ? caveBox(pieces, zoom) : matBox(pieces);
  const { view, choices, glimpse, stage } = game;
  const openCircles = new Set(choices?.circles);
  const openSquares = new Set(
    stage === "collect"
      ? choices?.take
      : glimpse?.kind === "companion" || stage === "move"
        ? choices?.companion
        : game.choice?.kind === "tool" && game.choice.circle
          ? choices?.moves
          : [],
  );
  const isSpot = game.looked !== null && game.looked in pieces.sight;
  const circle = glimpse?.kind === "tool" && glimpse.circle ? glimpse.circle : isSpot ? game.looked : null;
  const marks: Marks = {
    circle,
    face: glimpse?.kind === "tool" && glimpse.circle ? glimpse.face : null,
    opened,
    landing: (glimpse?.kind === "companion" ? glimpse.square : glimpse?.companion) ?? game.stays,
    collects: new Set(game.collects.map(({ square }) => square)),
    leaves: game.leave,
    nearly: circle ? game.nearly.filter(({ square }) => isSeen(pieces, circle, square)) : game.nearly,
    open: new Set([
      ...(game.stays ? [game.stays] : []),
      ...(glimpse?.kind === "companion" ? [] : openCircles),
      ...openSquares,
    ]),
    last: stage === "place" || stage === "wait" ? game.last : [],
    asked: game.asked ? game.looked : null,
  };
  const corners = freeCorners(pieces);
  // The choice of caves lies in the mat's free corner; where there is none, it has a row of its own.
  const hasZoomRow = canZoom && (zoom !== null || !corners.bags);
  const height = size.height - (hasZoomRow ? ZOOM_ROW : 0);
  const fit = size.width ? Math.min(size.width / box.width, height / box.height) : 0;
  // Looked at closely, gems are large enough for a finger, even if the cave has to be scrolled then.
  const scale = zoom && canZoom && fit ? Math.max(fit, Math.min(size.width / box.width, CLOSE)) : fit;
  const corner = size.width - (size.width - box.width * scale) / 2 - (7 * UNIT - box.left) * scale - GAP;
  const hasCorner = !canZoom && corners.preview && corner >= LEAST_CORNER;
  useEffect(() => onCorner(hasCorner), [onCorner, hasCorner]);
  return (
    <div class={`stage ocelot-stage${zoom ? " zoomed" : ""}${hasZoomRow ? " zoom-row" : ""}`} ref={ref}>
      {canZoom && <Zoom zoom={zoom} onZoom={setZoom} />}
      <div class="mat-scroll">
        {scale > 0 && (
          <div class="mat-box" style={{ width: px(box.width * scale), height: px(box.height * scale) }}>
            <Mat pieces={pieces} view={view} marks={marks} box={box} own={game.own} />
            <MatControls
              pieces={pieces}
              view={view}
              box={box}
              openCircles={openCircles}
              openSquares={openSquares}
              chosen={chosenPlaces(game)}
              onCircle={(name, byKey) => (game.pickCircle(name), byKey && onPicked())}
              onSquare={(name, byKey) => (
                game.pickSquare(name),
                byKey && openSquares.has(name) && onPicked()
              )}
              onLook={game.look}
            />
          </div>
        )}
      </div>
      {hasCorner && scale > 0 && (
        <div
          class="corner preview-corner"
          style={{ width: px(Math.min(corner, 372)), maxHeight: px(5 * UNIT * scale - GAP) }}
        >
          {preview}
        </div>
      )}
      {!canZoom && corners.bags && scale > 0 && (
        <div
          class="corner bags-corner"
          style={{
            left: px((size.width - box.width * scale) / 2),
            bottom: px((size.height - box.height * scale) / 2),
          }}
        >
          {bags}
        </div>
      )}
    </div>
  );
}

/** What is chosen: a circle, and a square for the companion. */
function chosenPlaces({ choice }: Ocelot): ReadonlySet<string> {
  const places = choice?.kind === "tool" ? [choice.circle, choice.companion] : [choice?.square];
  return new Set(places.filter((place) => typeof place === "string"));
}

function isSeen(pieces: OcelotPieces, circle: string, square: string): boolean {
  return Object.values(pieces.sight[circle] ?? {}).some((squares) => squares.includes(square));
}

export function Zoom({
  zoom,
  onZoom,
}: {
  zoom: Cave | null;
  onZoom: (cave: Cave | null) => void;
}): JSX.Element {
  return (
    <div class="zoom" role="group" aria-label={say("ui-zoom")}>
      <button type="button" aria-pressed={zoom === null} onClick={() => onZoom(null)}>
        {say("ui-zoom-all")}
      </button>
      {CAVES.map((cave) => (
        <button
          key={cave}
          type="button"
          class={cave}
          aria-pressed={zoom === cave}
          aria-label={say("ui-zoom-cave", { cave: NUMERALS[cave] })}
          onClick={() => onZoom(cave)}
          data-zoom={cave}
        >
          {NUMERALS[cave]}
        </button>
      ))}
    </div>
  );
}
