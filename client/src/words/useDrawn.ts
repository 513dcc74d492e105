/* What is drawn once, and anew only when something it is drawn from has changed, or the words. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { wording } from "./words.ts";

export function useDrawn(draw: () => JSX.Element | null, from: readonly unknown[]): JSX.Element | null {
  const kept = useRef<{ from: readonly unknown[]; drawn: JSX.Element | null } | null>(null);
  const needed = [...from, wording()];
  if (!kept.current?.from.every((value, n) => value === needed[n]))
    kept.current = { from: needed, drawn: draw() };
  return kept.current.drawn;
}
