/* What somebody who plays for the first time should do next: the game says it, the shell shows it. */
import { useEffect } from "preact/hooks";
import { Store } from "../hooks/store.ts";

/** The code of a sentence, or nothing to say. */
export const guideStep = new Store<string | null>(null);

export function useGuide(step: string | null): void {
  useEffect(() => guideStep.set(step), [step]);
}
