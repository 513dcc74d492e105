/* The pointer on the own tower: it tries a stone, holds it, draws it along, turns it, or walks round the tower. */
import { useRef, useState } from "preact/hooks";
import type { Point } from "../../../stones/space.ts";
import type { Stand } from "./solid/scene.ts";

export interface HandProps {
  /** A stone is taken up. */
  isPointing: boolean;
  /** The column that is seen at a point of the picture. */
  columnAt: (point: Point) => number | null;
  /** Whether the stone that is taken up is seen there, where it is held. */
  isOnStone: (point: Point) => boolean;
  onHover: (column: number | null) => void;
  /** Pressed and let go on a column, or (null) on the stone itself. */
  onPress: (column: number | null) => void;
  onGrab: () => void;
  /** Drawn along so far, in edges of a cube on the screen. */
  onDrag: (delta: Point) => void;
  /** Two fingers turn the stone. */
  onTwist: (way: 1 | -1) => void;
  onTurn: (quarters: number) => void;
}

export interface Hand {
  /** How far the view is being turned right now. */
  turning: Stand | null;
  isDragging: boolean;
  on: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

/** Pixels of a drag for a quarter of the view, and before it is a drag at all. */
const QUARTER = 130;
const STILL = 8;
/** Two fingers turn a stone once for this much of an angle. */
const TWIST = Math.PI / 5;

interface Press {
  id: number;
  x: number;
  y: number;
  /** What a drag from here moves. */
  moves: "stone" | "view";
  hasMoved: boolean;
}
interface Spot {
  x: number;
  y: number;
}

/** `origin` and `scale` of the picture: where the floor's far corner is, and the edge of a cube. */
export function useHand(props: HandProps, origin: Point, scale: number): Hand {
  const [turning, setTurning] = useState<Stand | null>(null);
  const [isDragging, setDragging] = useState(false);
  const press = useRef<Press | null>(null);
  const fingers = useRef(new Map<number, Spot>());
  const angle = useRef<number | null>(null);

  const spot = (event: PointerEvent): Point => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return [(event.clientX - box.left - origin[0]) / scale, (event.clientY - box.top - origin[1]) / scale];
  };
  const letGo = (): void => {
    press.current = null;
    setTurning(null);
    setDragging(false);
  };
  const twist = (): void => {
    const now = angleOf(fingers.current);
    const by = now - (angle.current ?? now);
    const short = Math.atan2(Math.sin(by), Math.cos(by));
    if (Math.abs(short) < TWIST) return;
    angle.current = now;
    props.onTwist(short > 0 ? 1 : -1);
  };
  const draw = (held: Press, event: PointerEvent): void => {
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.hasMoved && Math.hypot(dx, dy) <= STILL) return;
    if (!held.hasMoved && held.moves === "stone") {
      props.onGrab();
      setDragging(true);
    }
    held.hasMoved = true;
    if (held.moves === "stone") props.onDrag([dx / scale, dy / scale]);
    else setTurning({ yaw: (-dx / QUARTER) * (Math.PI / 2), pitch: Math.max(-0.4, Math.min(0.7, dy / 220)) });
  };
  const end = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size < 2) angle.current = null;
  };
  return {
    turning,
    isDragging,
    on: {
      onPointerDown: (event) => {
        if (event.button > 0) return;
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (fingers.current.size === 2 && props.isPointing) {
          letGo();
          angle.current = angleOf(fingers.current);
          return;
        }
        // A finger hides what it points at, so it draws the stone from wherever it lies.
        const isFinger = event.pointerType !== "mouse";
        const moves = props.isPointing && (isFinger || props.isOnStone(spot(event))) ? "stone" : "view";
        press.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moves, hasMoved: false };
      },
      onPointerMove: (event) => {
        if (fingers.current.has(event.pointerId))
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (angle.current !== null) return twist();
        const held = press.current;
        if (held?.id === event.pointerId) return draw(held, event);
        if (!props.isPointing || event.pointerType !== "mouse") return;
        const at = spot(event);
        props.onHover(props.isOnStone(at) ? null : props.columnAt(at));
      },
      onPointerUp: (event) => {
        end(event);
        const held = press.current;
        if (held?.id !== event.pointerId) return;
        letGo();
        if (held.hasMoved) {
          const quarters = Math.round((held.x - event.clientX) / QUARTER);
          if (held.moves === "view" && quarters) props.onTurn(quarters);
        } else if (props.isPointing) {
          const at = spot(event);
          const column = props.isOnStone(at) ? null : props.columnAt(at);
          if (column !== null || props.isOnStone(at)) props.onPress(column);
        }
      },
      onPointerCancel: (event) => (end(event), letGo()),
      onPointerLeave: (event) => event.pointerType === "mouse" && props.onHover(null),
    },
  };
}

function angleOf(fingers: ReadonlyMap<number, Spot>): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.atan2(b.y - a.y, b.x - a.x) : 0;
}
