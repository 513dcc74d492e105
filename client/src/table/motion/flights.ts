/* Pieces that travel: each is drawn above the page, from where it lay to where it goes, and is gone when it arrives.
   A game says what flies (`Flight`); this file knows how. Both are loaded when the page is at rest. */
import { type ComponentChild, render } from "preact";
import { Store } from "../../hooks/store.ts";
import { EASE, TRAVEL } from "./times.ts";

/** Pieces that go one after another are this far apart. */
export const APART = 60;
const LIFT = 10;
const SETTLE = 6;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where something is: selectors, of which the first that is seen counts, and what part of it is meant. */
export interface Spot {
  at: readonly string[];
  within?: (rect: Rect) => Rect;
}

export interface Flight {
  from: Spot;
  to: Spot;
  /** Drawn to fill the rectangle that it goes to. */
  picture: (to: Rect) => ComponentChild;
  /** Milliseconds before it starts. */
  delay: number;
  /** What is not seen until it has arrived: a selector. */
  hides?: string;
}

/** Something is still on its way. */
export const airborne = new Store(false);
const flying = new Set<Animation>();

/** Note where these pieces lie now; what is given back notes, once the step is on the page, where they go,
    and gives back what lets them fly. All are measured before the first is drawn: the page is laid out once. */
export function takeOff(flights: readonly Flight[]): () => () => void {
  const starts = flights.map((flight) => rectOf(flight.from));
  return () => {
    const goals = flights.map(({ to }) => find(to));
    const ends = flights.map(({ to }, n) => rectOf(to, goals[n]));
    return () => flights.forEach((flight, n) => launch(flight, starts[n] ?? null, ends[n] ?? null));
  };
}

function find({ at }: Spot): Element | null {
  for (const selector of at)
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
  return null;
}

function rectOf(spot: Spot, element: Element | null = find(spot)): Rect | null {
  if (!element) return null;
  const rect = element.getBoundingClientRect();
  return spot.within ? spot.within(rect) : rect;
}

function launch({ picture, delay, hides }: Flight, from: Rect | null, goal: Rect | null): void {
  if (!from || !goal) return;
  const layer = document.createElement("div");
  layer.className = "flight";
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    left: `${goal.x}px`,
    top: `${goal.y}px`,
    width: `${goal.width}px`,
    height: `${goal.height}px`,
  });
  document.body.append(layer);
  render(picture(goal), layer);
  const animation = layer.animate(framesOf(from, goal), {
    duration: TRAVEL,
    delay,
    easing: EASE,
    fill: "both",
  });
  const unveil = veil(hides ? document.querySelectorAll<HTMLElement | SVGElement>(hides) : []);
  flying.add(animation);
  airborne.set(true);
  animation.onfinish = animation.oncancel = () => {
    unveil();
    layer.remove();
    flying.delete(animation);
    airborne.set(flying.size > 0);
  };
}

/** What is hidden does not move either: under a flight the page has nothing to draw. */
function veil(hidden: Iterable<HTMLElement | SVGElement>): () => void {
  const veiled = [...hidden];
  for (const one of veiled) {
    for (const animation of one.getAnimations()) animation.cancel();
    one.style.visibility = "hidden";
  }
  return () => veiled.forEach((one) => (one.style.visibility = ""));
}

/** It lifts, travels, and comes down into its place. */
export function framesOf(from: Rect, to: Rect): Keyframe[] {
  const size = Math.min(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return [
    { transform: `translate(${x}px, ${y}px) scale(${size})` },
    { transform: `translate(${x}px, ${y - LIFT}px) scale(${size})`, offset: 0.14 },
    { transform: `translate(0, ${-SETTLE}px) scale(1)`, offset: 0.86 },
    { transform: "none" },
  ];
}
