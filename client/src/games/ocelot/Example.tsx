/* A worked example of the rules: a part of the mat, with what it is about in light. */
import type { JSX } from "preact";
import type { ExampleProps } from "../../table/game.ts";
import { type Cave, caveBox } from "./geometry.ts";
import { Mat } from "./Mat.tsx";
import "./ocelot.css";
import type { OcelotPieces, OcelotView } from "./wire.ts";

interface Show {
  cave?: Cave;
  /** The gem that it is about; it can be collected or not. */
  square?: string;
  collects?: boolean;
  /** Squares for a companion. */
  open?: string[];
  /** A circle whose lines of sight are shown. */
  circle?: string;
}

const MOTH = 1;

export function Example({ pieces: all, example }: ExampleProps): JSX.Element {
  const pieces = all as OcelotPieces;
  const show = example.show as Show;
  return (
    <div class="example-mat">
      <Mat
        pieces={pieces}
        view={example.game.position as unknown as OcelotView}
        own={MOTH}
        {...(show.cave ? { box: caveBox(pieces, show.cave) } : {})}
        marks={{
          circle: show.circle ?? null,
          face: null,
          opened: null,
          landing: null,
          collects: new Set(show.collects && show.square ? [show.square] : []),
          leaves: new Set(),
          nearly: [],
          open: new Set(show.open ?? []),
          last: [],
          asked: show.square ?? null,
        }}
      />
    </div>
  );
}
