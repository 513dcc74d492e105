/* The stage: the stone circle around the tower, and its four plaques. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { px } from "../../controls/px.ts";
import { useLatest, useSize } from "../../hooks/hooks.ts";
import type { LogLine } from "../../connection/messages.ts";
import { OwnTower } from "./tower/OwnTower.tsx";
import type { TowerTwin } from "./tower/TowerTwin.tsx";
import type { MonolythChoices, MonolythPieces } from "./wire.ts";
import { say } from "../../words/words.ts";
import { useDrawn } from "../../words/useDrawn.ts";
import { builtOf, sidesOf } from "./built.ts";
import { type StageGeometry, geometryOf } from "./stageGeometry.ts";
import { Light } from "./Light.tsx";
import { Plaques, type WallProps } from "./Plaques.tsx";
import { Band, Crystal, Sites } from "./Ring.tsx";
import type { Monolyth } from "./useMonolyth.ts";
import { Figure } from "./figures.tsx";

interface Props {
  game: Monolyth;
  pieces: MonolythPieces;
  walls: WallProps;
  /** Only one move is offered: the other stones are neither near nor blocked. */
  isReview: boolean;
  log: LogLine[];
  /** The tower in words, once it is loaded. */
  Twin: typeof TowerTwin | undefined;
  onChoose: (site: number, byKey: boolean) => void;
  /** The stone was pressed again where it is held. */
  onPlace: () => void;
}

export function Stage({ game, pieces, walls, isReview, log, Twin, onChoose, onPlace }: Props): JSX.Element {
  const [ref, size] = useSize<HTMLDivElement>();
  const { view, chooser, tower, choices } = game;
  const geometry = useMemo(
    () => (size.width ? geometryOf(size.width, size.height, view.height) : null),
    [size.width, size.height, view.height],
  );
  const stone =
    chooser.choice?.kind === "stone" || chooser.choice?.kind === "discard" ? chooser.choice : null;
  const isTurn = choices !== null && view.phase === "turn";
  const sides = useMemo(() => sidesOf(pieces, tower), [pieces, tower]);
  const built = useMemo(
    () => builtOf(pieces, tower, game.last?.seat === tower.seat ? game.last.cells : []),
    [pieces, tower, game.last],
  );
  const lit = view.reach.filter((site) => hasWay(choices, site));
  const choose = useLatest(onChoose);
  const chosen = stone?.site ?? null;
  const last = game.last?.site ?? null;
  const { hover } = game;
  // The ring does not change while a stone is tried: it is drawn once.
  const ring = useDrawn(() => {
    if (!geometry) return null;
    const open = new Set(isTurn ? lit : []);
    const blocked = new Set(isTurn && !isReview ? view.reach.filter((site) => !open.has(site)) : []);
    return (
      <Sites
        {...{ geometry, view, pieces, open, blocked, chosen, last }}
        canTry={isTurn && !isReview}
        onChoose={choose}
        onHover={hover}
      />
    );
  }, [geometry, view, pieces, choices, isTurn, isReview, chosen, last, choose, hover]);
  const twin = useDrawn(
    () => (Twin ? <Twin tower={tower} pieces={pieces} levels={view.height} /> : null),
    [Twin, tower, pieces, view.height],
  );
  const band = useDrawn(
    () =>
      geometry && (
        <Band geometry={geometry} crystal={view.crystal} reach={isReview ? lit : view.reach} isLit={isTurn} />
      ),
    [geometry, view, choices, isTurn, isReview],
  );
  return (
    <div class={`stage${geometry && !geometry.plaques ? " narrow" : ""}`} ref={ref}>
      {geometry && (
        <>
          {band}
          <Light {...{ geometry, log }} shown={game.shown} />
          <OwnTower
            sides={sides}
            built={built}
            ghost={game.ghost}
            fits={game.fits}
            view={game.quarter}
            levels={view.height}
            scale={geometry.scale}
            floor={geometry.floor}
            held={game.held}
            isPointing={chooser.choice?.kind === "stone" && game.isOwn}
            onHover={chooser.hover}
            onPress={(column) => chooser.pin(column) && onPlace()}
            onGrab={chooser.grab}
            onDrag={(delta) => chooser.drag(delta, game.quarter)}
            onTwist={(way) => chooser.turn(way > 0 ? "right" : "left")}
            onTurn={game.turnView}
          />
          {geometry.plaques && <Plaques {...walls} geometry={geometry} view={game.quarter} />}
          {ring}
          <Crystal geometry={geometry} site={view.crystal} />
          <ViewTurner spots={geometry.turners} onTurn={game.turnView} />
        </>
      )}
      {twin}
    </div>
  );
}

function hasWay(choices: MonolythChoices | null, site: number): boolean {
  if (!choices) return false;
  const placeable = Object.values(choices.places[site] ?? {}).some((anchors) => anchors.length > 0);
  return placeable || choices.swaps.includes(site) || choices.discards.includes(site);
}

/** Look at the tower from the next side. */
export function ViewTurner({
  spots,
  onTurn,
}: {
  spots: StageGeometry["turners"];
  onTurn: (by: 1 | -1) => void;
}): JSX.Element {
  const turner = (way: "left" | "right", word: string, key: string): JSX.Element => (
    <button
      type="button"
      class="tool"
      style={{ left: px(spots[way].x), top: px(spots[way].y) }}
      aria-label={word}
      aria-keyshortcuts={key}
      title={`${word} (${key})`}
      onClick={() => onTurn(way === "left" ? -1 : 1)}
      data-act={`view-${way}`}
    >
      <Figure name={way === "left" ? "orbitl" : "orbit"} size={20} />
    </button>
  );
  return (
    <div class="view-turner" role="group" aria-label={say("ui-view")}>
      {turner("left", say("ui-view-left"), ",")}
      {turner("right", say("ui-view-right"), ".")}
    </div>
  );
}
