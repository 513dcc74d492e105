/* The stone circle: band and groove, the lit part the crystal may run along, and the sites. */
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { px } from "../../controls/px.ts";
import { wantsStillness } from "../../settings/settings.ts";
import { EASE, TRAVEL } from "../../table/motion/times.ts";
import { atRest, Stone } from "../../stones/Stone.tsx";
import type { MonolythPieces, MonolythView } from "./wire.ts";
import { useDrawn } from "../../words/useDrawn.ts";
import { say, sentence } from "../../words/words.ts";
import { ringArc, ringLine, SITES, slopeAt, spotAt } from "./ringPath.ts";
import type { StageGeometry } from "./stageGeometry.ts";
import { stoneName } from "./names.ts";
import { Figure } from "./figures.tsx";
import { partsOf } from "./stone.ts";

const CHEVRON = "M-4.5 -6L4 0L-4.5 6";

interface BandProps {
  geometry: StageGeometry;
  crystal: number;
  reach: readonly number[];
  isLit: boolean;
}

/** Band, groove and chevrons; lit from the crystal to the last stone within reach. */
export function Band({ geometry, crystal, reach, isLit }: BandProps): JSX.Element {
  const { ring, band } = geometry;
  const end = reach[reach.length - 1];
  const steps = end === undefined ? 0 : (end - crystal + SITES) % SITES || SITES;
  const groove = Math.max(8, band * 0.15);
  const [line, outer, inner] = useMemo(
    () => [ringLine(ring), ringLine(ring, band / 2), ringLine(ring, -band / 2)],
    [ring, band],
  );
  return (
    <svg class="band" width={geometry.width} height={geometry.height} aria-hidden="true">
      <defs>
        <filter id="lamp" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation={band / 9} />
        </filter>
      </defs>
      <path class="band-stone" d={line} stroke-width={band} />
      <path class="band-rim" d={outer} />
      <path class="band-rim" d={inner} />
      <path class="band-groove" d={line} stroke-width={groove} />
      {isLit && steps > 0 && (
        <>
          <path
            class="band-glow"
            d={ringArc(ring, crystal, steps)}
            stroke-width={band * 0.82}
            filter="url(#lamp)"
          />
          <path class="band-lit" d={ringArc(ring, crystal, steps)} stroke-width={groove} />
        </>
      )}
      {Array.from({ length: SITES }, (_, n) => n + 1).map((site) => {
        const spot = spotAt(ring, site + 0.5);
        const lit = isLit && (site - crystal + SITES) % SITES < steps;
        return (
          <path
            key={site}
            class={`chevron${lit ? " lit" : ""}`}
            d={CHEVRON}
            transform={`translate(${spot.x} ${spot.y}) rotate(${slopeAt(ring, site + 0.5)})`}
          />
        );
      })}
    </svg>
  );
}

/** The crystal, which glides along the groove to where it goes. */
export function Crystal({ geometry, site }: { geometry: StageGeometry; site: number }): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(site);
  // Before the page is drawn: it is not seen at its goal first.
  useLayoutEffect(() => {
    const from = before.current;
    before.current = site;
    const steps = (site - from + SITES) % SITES;
    if (!steps || wantsStillness()) return;
    const goal = spotAt(geometry.ring, site);
    // By transform alone: nothing is laid out on the way.
    const frames = Array.from({ length: steps * 4 + 1 }, (_, n) => {
      const { x, y } = spotAt(geometry.ring, from + n / 4);
      return { transform: `translate(calc(-50% + ${x - goal.x}px), calc(-50% + ${y - goal.y}px))` };
    });
    ref.current?.animate(frames, { duration: TRAVEL, easing: EASE }); // the whole way, not a site
  }, [site, geometry.ring]);
  const { x, y } = spotAt(geometry.ring, site);
  return (
    <div class="crystal-place" ref={ref} style={{ left: px(x), top: px(y) }} aria-hidden="true">
      <Figure name="crystal" size={geometry.site * 0.62} class="crystal" />
    </div>
  );
}

interface SitesProps {
  geometry: StageGeometry;
  view: MonolythView;
  pieces: MonolythPieces;
  /** Sites the player may choose now. */
  open: ReadonlySet<number>;
  chosen: number | null;
  /** Stones that are too far away can be tried now. */
  canTry: boolean;
  /** Stones that are within reach but fit nowhere. */
  blocked: ReadonlySet<number>;
  /** Where the crystal went last. */
  last: number | null;
  onChoose: (site: number, byKey: boolean) => void;
  onHover: (site: number | null) => void;
}

export function Sites({ geometry, view, open, blocked, chosen, last, ...rest }: SitesProps): JSX.Element {
  return (
    <ol class="sites" aria-label={say("ui-ring")}>
      {view.sites.map((stone, n) => {
        const site = n + 1;
        const isReached = open.has(site) || blocked.has(site);
        return (
          <Site
            key={site}
            {...rest}
            {...{ site, stone }}
            left={geometry.sites[n]?.x ?? 0}
            top={geometry.sites[n]?.y ?? 0}
            size={geometry.site}
            reach={
              view.crystal === site ? "crystal" : blocked.has(site) ? "blocked" : isReached ? "reach" : "far"
            }
            steps={isReached ? view.reach.indexOf(site) + 1 : 0}
            isChosen={chosen === site}
            isLast={last === site}
          />
        );
      })}
    </ol>
  );
}

interface SiteProps extends Pick<SitesProps, "pieces" | "canTry" | "onChoose" | "onHover"> {
  site: number;
  stone: string | null;
  left: number;
  top: number;
  size: number;
  reach: "crystal" | "blocked" | "reach" | "far";
  /** Steps of the crystal; 0 where it does not go. */
  steps: number;
  isChosen: boolean;
  isLast: boolean;
}

/** Drawn anew only when something about this very site has changed. */
function Site(props: SiteProps): JSX.Element | null {
  const { left, top, size } = props;
  return useDrawn(
    () => (
      <li style={{ left: px(left), top: px(top), width: px(size), height: px(size) }}>
        <SiteDrawing {...props} />
      </li>
    ),
    Object.values(props),
  );
}

function SiteDrawing(props: SiteProps): JSX.Element {
  const { pieces, site, stone, reach, steps, canTry, isChosen, isLast, onChoose, onHover } = props;
  const picture = useMemo(() => stone && <StoneOf {...{ pieces, stone }} />, [pieces, stone]);
  if (reach === "crystal")
    return <div class="site empty" role="img" aria-label={say("ui-site-crystal", { site })} />;
  if (!stone) return <div class="site gone" role="img" aria-label={say("ui-site-empty", { site })} />;
  const canChoose = steps > 0 || canTry;
  const state = isChosen ? `${reach === "far" ? "far" : "reach"} chosen` : reach;
  const name = sentence(say("ui-site", { site, stone: stoneName(pieces, partsOf(pieces, stone)) }));
  const label =
    steps > 0
      ? say(reach === "blocked" ? "ui-site-blocked" : "ui-site-reach", { name, steps })
      : canTry
        ? say("ui-site-try", { name })
        : name;
  return (
    <button
      type="button"
      class={`site ${state}${isLast ? " last-site" : ""}`}
      disabled={!canChoose}
      aria-pressed={canChoose ? isChosen : undefined}
      aria-label={label}
      data-site={site}
      onClick={(event) => onChoose(site, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === "mouse" && onHover(site)}
      onPointerLeave={() => onHover(null)}
    >
      {picture}
      {steps > 0 && <em aria-hidden="true">{steps}</em>}
    </button>
  );
}

/** A stone by its name, as it lies on a site. */
export function StoneOf({
  pieces,
  stone,
  size,
}: {
  pieces: MonolythPieces;
  stone: string;
  size?: number;
}): JSX.Element {
  const { colour, shape } = partsOf(pieces, stone);
  return (
    <Stone
      colour={pieces.colours[colour] ?? colour}
      shape={atRest(pieces.turnings[shape] ?? [])}
      size={size}
    />
  );
}
