/* The solid tower on a canvas: follows its props, turns and settles, and goes away if WebGL does. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { px } from "../../../../controls/px.ts";
import { useStore } from "../../../../hooks/store.ts";
import { airborne } from "../../../../table/motion/flights.ts";
import { settings, wantsStillness } from "../../../../settings/settings.ts";
import type { Quarter } from "../../../../stones/space.ts";
import type { Built, Ghost } from "../Tower.tsx";
import { Watchdog } from "./watchdog.ts";
import { AT_REST, type Frame, SolidScene, type Stand } from "./scene.ts";

export interface SolidProps {
  sides: readonly string[];
  built: readonly Built[];
  ghost: Ghost | null;
  view: Quarter;
  frame: Frame;
  /** How far the player is turning it with the pointer right now. */
  turning: Stand | null;
  onLost: () => void;
  /** Frames take so long that it is better not to draw like this. */
  onSlow: () => void;
}

const SETTLE = 320;
const DROP = 0.34;

interface Motion {
  yaw: number;
  pitch: number;
  lift: number;
  /** Numbers of the running animation; another one ends it. */
  run: number;
}

export default function SolidTower(props: SolidProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<SolidScene | null>(null);
  const motion = useRef<Motion>({ yaw: (props.view * Math.PI) / 2, pitch: AT_REST.pitch, lift: 0, run: 0 });
  const latest = useRef(props);
  latest.current = props;
  const watchdog = useRef(new Watchdog(() => latest.current.onSlow()));
  const draw = (): void => scene.current?.draw(latest.current.frame, motion.current, motion.current.lift);

  useEffect(() => {
    const element = canvas.current as HTMLCanvasElement;
    const lost = (event: Event): void => {
      event.preventDefault();
      latest.current.onLost();
    };
    try {
      scene.current = new SolidScene(element);
    } catch {
      latest.current.onLost();
      return;
    }
    element.addEventListener("webglcontextlost", lost);
    const recolour = (): void => void setTimeout(() => (scene.current?.recolour(), draw()), 0);
    const unwatch = settings.watch(recolour);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", recolour);
    scene.current.show(latest.current, false);
    draw();
    return () => {
      unwatch();
      dark.removeEventListener("change", recolour);
      element.removeEventListener("webglcontextlost", lost);
      scene.current?.close();
      scene.current = null;
    };
  }, []);

  // A stone that has just come settles from a little above, once it has flown here.
  const { built, ghost, sides } = props;
  const count = useRef(built.length);
  const isAirborne = useStore(airborne);
  useEffect(() => {
    const isNew = built.length === count.current + 1 && !wantsStillness();
    if (isNew && isAirborne) {
      scene.current?.show({ built: built.slice(0, -1), ghost, sides }, false);
      return draw();
    }
    count.current = built.length;
    scene.current?.show({ built, ghost, sides }, isNew);
    if (isNew) move(motion.current, { lift: 0 }, { lift: DROP }, draw, watchdog.current);
    else draw();
  }, [built, ghost, sides, isAirborne]);

  const { width, height, scale, centre } = props.frame;
  const [x, y] = centre;
  useEffect(draw, [width, height, scale, x, y]);

  const { turning, view } = props;
  useEffect(() => {
    if (turning) {
      motion.current.run += 1;
      motion.current.yaw = (view * Math.PI) / 2 + turning.yaw;
      motion.current.pitch = AT_REST.pitch + turning.pitch;
      draw();
      return;
    }
    const goal = nearestTurn(motion.current.yaw, (view * Math.PI) / 2);
    if (wantsStillness()) Object.assign(motion.current, { yaw: goal, pitch: AT_REST.pitch });
    else move(motion.current, { yaw: goal, pitch: AT_REST.pitch }, {}, draw, watchdog.current);
    draw();
  }, [turning, view]);

  return (
    <canvas
      ref={canvas}
      class="solid-tower"
      style={{ width: px(props.frame.width), height: px(props.frame.height) }}
      aria-hidden="true"
      data-solid
    />
  );
}

/** The same direction, as few turns away as possible. */
function nearestTurn(from: number, to: number): number {
  const round = 2 * Math.PI;
  return to + Math.round((from - to) / round) * round;
}

function move(
  motion: Motion,
  to: Partial<Motion>,
  from: Partial<Motion>,
  draw: () => void,
  watchdog: Watchdog,
): void {
  Object.assign(motion, from);
  motion.run += 1;
  watchdog.begin();
  const { run, yaw, pitch, lift } = motion;
  const start = performance.now();
  const frame = (now: number): void => {
    if (motion.run !== run) return;
    const part = Math.min(1, (now - start) / SETTLE);
    const eased = 1 - (1 - part) ** 3;
    const between = (a: number, b: number | undefined): number => (b === undefined ? a : a + (b - a) * eased);
    Object.assign(motion, {
      yaw: between(yaw, to.yaw),
      pitch: between(pitch, to.pitch),
      lift: between(lift, to.lift),
    });
    draw();
    watchdog.frame(now);
    if (part < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
