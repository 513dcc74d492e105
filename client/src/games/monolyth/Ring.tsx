/* The stone circle: band and groove, the lit part the crystal may run along, and the sites. */
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useOnChange } from "../../hooks/hooks.ts";
import { px } from "../../controls/px.ts";
import { wantsStillness } from "../../settings/settings.ts";
import { atRest, Stone } from "../../stones/Stone.tsx";
import type { MonolythPieces, MonolythView } from "./wire.ts";
import { say, sentence } from "../../words/words.ts";
import { ringArc, ringLine, SITES, slopeAt, spotAt } from "./ringPath.ts";
import type { StageGeometry } from "./stageGeometry.ts";
import { stoneName } from "./names.ts";
import { Figure } from "./figures.tsx";
import { partsOf } from "./stone.ts";

/** `--t3`: the whole way, not a site. */
const GLIDE = 320;
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
  useOnChange(site, () => {
    const from = before.current;
    before.current = site;
    const steps = (site - from + SITES) % SITES;
    if (!steps || wantsStillness()) return;
    const frames = Array.from({ length: steps * 4 + 1 }, (_, n) => {
      const { x, y } = spotAt(geometry.ring, from + n / 4);
      return { left: `${x}px`, top: `${y}px` };
    });
    ref.current?.animate(frames, { duration: GLIDE, easing: "cubic-bezier(.2,.7,.2,1)" });
  });
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

export function Sites(props: SitesProps): JSX.Element {
  const { geometry, view } = props;
  return (
    <ol class="sites" aria-label={say("ui-ring")}>
      {view.sites.map((stone, n) => (
        <li
          key={n}
          style={{
            left: px(geometry.sites[n]?.x),
            top: px(geometry.sites[n]?.y),
            width: px(geometry.site),
            height: px(geometry.site),
          }}
        >
          <Site {...props} site={n + 1} stone={stone} />
        </li>
      ))}
    </ol>
  );
}

function Site({
  view,
  pieces,
  open,
  chosen,
  canTry,
  blocked,
  last,
  site,
  stone,
  onChoose,
  onHover,
}: SitesProps & { site: number; stone: string | null }): JSX.Element {
  const steps = view.reach.indexOf(site) + 1;
  const isOpen = open.has(site);
  if (view.crystal === site)
    return <div class="site empty" role="img" aria-label={say("ui-site-crystal", { site })} />;
  if (!stone) return <div class="site gone" role="img" aria-label={say("ui-site-empty", { site })} />;
  const parts = partsOf(pieces, stone);
  const { colour: letter, shape } = parts;
  const reach = blocked.has(site) ? "blocked" : isOpen ? "reach" : "far";
  const state = chosen === site ? `${reach === "far" ? "far" : "reach"} chosen` : reach;
  const name = sentence(say("ui-site", { site, stone: stoneName(pieces, parts) }));
  const label = blocked.has(site)
    ? say("ui-site-blocked", { name, steps })
    : isOpen
      ? say("ui-site-reach", { name, steps })
      : canTry
        ? say("ui-site-try", { name })
        : name;
  return (
    <button
      type="button"
      class={`site ${state}${last === site ? " last-site" : ""}`}
      disabled={!isOpen && !blocked.has(site) && !canTry}
      aria-pressed={isOpen || blocked.has(site) || canTry ? chosen === site : undefined}
      aria-label={label}
      data-site={site}
      onClick={(event) => onChoose(site, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === "mouse" && onHover(site)}
      onPointerLeave={() => onHover(null)}
    >
      <Stone colour={pieces.colours[letter] ?? letter} shape={atRest(pieces.turnings[shape] ?? [])} />
      {(isOpen || blocked.has(site)) && <em aria-hidden="true">{steps}</em>}
    </button>
  );
}
