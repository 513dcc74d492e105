/* The board while a position is set up: every site is a button, and a press on the monolith puts or takes. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { px } from "../../../controls/px.ts";
import { useSize } from "../../../hooks/hooks.ts";
import { LEVEL, type Quarter } from "../../../stones/space.ts";
import { valueIn } from "../../../table/positionFields.ts";
import { say, sentence } from "../../../words/words.ts";
import { stoneName } from "../names.ts";
import { Band, Crystal, StoneOf } from "../Ring.tsx";
import { ViewTurner } from "../Stage.tsx";
import { geometryOf, type StageGeometry } from "../stageGeometry.ts";
import { partsOf } from "../stone.ts";
import { OwnTower } from "../tower/OwnTower.tsx";
import type { PositionDesk } from "./desk.ts";
import { builtOf, type SeatFields, sitesIn } from "./fields.ts";

interface Props extends Pick<PositionDesk, "pieces" | "fields"> {
  own: SeatFields;
  levels: number;
  view: Quarter;
  /** The site that is chosen. */
  site: number | null;
  /** Cells that a press would fill. */
  ghost: readonly number[] | null;
  colour: string;
  canPress: (column: number) => boolean;
  onPress: (column: number) => void;
  onPoint: (column: number | null) => void;
  onSite: (site: number) => void;
  onTurn: (by: number) => void;
}

const NOTHING = (): void => undefined;

export function SetupStage(props: Props): JSX.Element {
  const { pieces, fields, own, view, ghost, colour, canPress } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const levels = Math.max(props.levels, ...own.columns.map((cubes) => cubes.length));
  const geometry = useMemo(
    () => (size.width ? geometryOf(size.width, size.height, levels) : null),
    [size.width, size.height, levels],
  );
  const sides = useMemo(
    () => own.board.split("").map((letter) => pieces.colours[letter] ?? letter),
    [pieces, own.board],
  );
  const built = useMemo(() => builtOf(own.columns, pieces.colours), [own.columns, pieces]);
  const fits = new Set(Array.from({ length: LEVEL }, (_, n) => n).filter(canPress));
  const crystal = Number(valueIn(fields, "crystal")) || 1;
  return (
    <div class="stage setup-stage narrow" ref={ref}>
      {geometry && (
        <>
          <Band geometry={geometry} crystal={crystal} reach={[]} isLit={false} />
          <OwnTower
            {...{ sides, built, view, levels, fits }}
            ghost={ghost && { colour, cells: ghost, isLegal: true }}
            held={[]}
            scale={geometry.scale}
            floor={geometry.floor}
            isPointing
            onHover={props.onPoint}
            onPress={(column) => column !== null && props.onPress(column)}
            onGrab={NOTHING}
            onDrag={NOTHING}
            onTwist={NOTHING}
            onTurn={props.onTurn}
          />
          <Sites {...{ pieces, fields, geometry, crystal }} chosen={props.site} onChoose={props.onSite} />
          <Crystal geometry={geometry} site={crystal} />
          <ViewTurner spots={geometry.turners} onTurn={props.onTurn} />
        </>
      )}
    </div>
  );
}

interface SitesProps extends Pick<PositionDesk, "pieces" | "fields"> {
  geometry: StageGeometry;
  crystal: number;
  chosen: number | null;
  onChoose: (site: number) => void;
}

function Sites({ pieces, fields, geometry, crystal, chosen, onChoose }: SitesProps): JSX.Element {
  return (
    <ol class="sites" aria-label={say("ui-ring")}>
      {geometry.sites.map(({ x, y }, n) => {
        const site = n + 1;
        const stone = sitesIn(fields)[n] ?? "-";
        const isStone = stone in pieces.stones;
        const words =
          crystal === site
            ? say("ui-site-crystal", { site })
            : isStone
              ? sentence(say("ui-site", { site, stone: stoneName(pieces, partsOf(pieces, stone)) }))
              : say("ui-site-empty", { site });
        return (
          <li
            key={site}
            style={{ left: px(x), top: px(y), width: px(geometry.site), height: px(geometry.site) }}
          >
            <button
              type="button"
              class={`site ${isStone ? "" : "empty"}${chosen === site ? " reach chosen" : ""}`}
              aria-pressed={chosen === site}
              aria-label={words}
              data-site={site}
              onClick={() => onChoose(site)}
            >
              {isStone && <StoneOf {...{ pieces, stone }} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
