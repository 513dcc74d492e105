/* The stage: the stone circle around the tower, and its four plaques. */
import type { JSX } from "preact";
import { px } from "../parts/px.ts";
import { Icon } from "../look/icons.tsx";
import { useSize } from "../parts/hooks.ts";
import { seatName } from "../table/naming.ts";
import { OwnTower } from "../tower/OwnTower.tsx";
import { TowerTwin } from "../tower/TowerTwin.tsx";
import type { MonolythPieces, TableView } from "../wire/messages.ts";
import { say } from "../words/words.ts";
import { builtOf, sidesOf } from "./built.ts";
import { layoutOf } from "./layout.ts";
import { Plaques, type WallProps } from "./Plaques.tsx";
import { Band, Crystal, Sites } from "./Ring.tsx";
import type { Monolyth } from "./useMonolyth.ts";

interface Props {
  game: Monolyth;
  table: TableView;
  pieces: MonolythPieces;
  walls: WallProps;
  onChoose: (site: number, byKey: boolean) => void;
}

export function Stage({ game, table, pieces, walls, onChoose }: Props): JSX.Element {
  const [ref, size] = useSize<HTMLDivElement>();
  const { view, chooser, tower, choices } = game;
  const layout = size.width ? layoutOf(size.width, size.height, view.height) : null;
  const stone =
    chooser.choice?.kind === "stone" || chooser.choice?.kind === "discard" ? chooser.choice : null;
  const isTurn = choices !== null && view.phase === "turn";
  const open = new Set(isTurn ? view.reach.filter((site) => hasWay(game, site)) : []);
  const blocked = new Set(isTurn ? view.reach.filter((site) => !open.has(site)) : []);
  return (
    <div class={`stage${layout?.plaques ? "" : " narrow"}`} ref={ref}>
      {layout && (
        <>
          <Band layout={layout} crystal={view.crystal} reach={view.reach} isLit={isTurn} />
          <OwnTower
            sides={sidesOf(pieces, tower)}
            built={builtOf(pieces, tower, game.last?.seat === tower.seat ? game.last.cells : [])}
            ghost={game.ghost}
            view={game.quarter}
            levels={view.height}
            scale={layout.scale}
            floor={layout.floor}
            isLit={game.justWon}
            isPointing={chooser.choice?.kind === "stone" && game.isOwn}
            onPoint={(column) => chooser.point(column)}
            onTurn={game.turnView}
            onWheel={(way) => chooser.turn(way > 0 ? "right" : "left")}
          />
          {layout.plaques && <Plaques {...walls} layout={layout} view={game.quarter} />}
          <Sites
            layout={layout}
            view={view}
            pieces={pieces}
            open={open}
            blocked={blocked}
            chosen={stone?.site ?? null}
            last={game.last?.site ?? null}
            onChoose={onChoose}
            onHover={game.hover}
          />
          <Crystal layout={layout} site={view.crystal} />
          <ViewTurner layout={{ x: layout.centre.x, y: layout.floor.y + layout.scale * 3.25 }} game={game} />
          {!game.isOwn && (
            <p class="looking" style={{ top: px(layout.centre.y - layout.ry + layout.site * 0.75) }}>
              {say("ui-looking-at", { name: seatName(table, game.shown) })}
              <button
                type="button"
                class="button small"
                onClick={() => game.show(table.you.seat || 1)}
                data-act="back-to-own"
              >
                {say("ui-back-to-own")}
              </button>
            </p>
          )}
        </>
      )}
      <TowerTwin tower={tower} pieces={pieces} levels={view.height} />
    </div>
  );
}

function hasWay({ choices }: Monolyth, site: number): boolean {
  if (!choices) return false;
  const placeable = Object.values(choices.places[site] ?? {}).some((anchors) => anchors.length > 0);
  return placeable || (choices.swaps[site]?.length ?? 0) > 0 || choices.discards.includes(site);
}

/** Look at the tower from the next side. */
function ViewTurner({ layout, game }: { layout: { x: number; y: number }; game: Monolyth }): JSX.Element {
  return (
    <div
      class="view-turner"
      style={{ left: px(layout.x), top: px(layout.y) }}
      role="group"
      aria-label={say("ui-view")}
    >
      <button
        type="button"
        class="tool"
        aria-label={say("ui-view-left")}
        title={`${say("ui-view-left")} (,)`}
        onClick={() => game.turnView(-1)}
        data-act="view-left"
      >
        <Icon name="orbitl" size={20} />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={say("ui-view-right")}
        title={`${say("ui-view-right")} (.)`}
        onClick={() => game.turnView(1)}
        data-act="view-right"
      >
        <Icon name="orbit" size={20} />
      </button>
    </div>
  );
}
