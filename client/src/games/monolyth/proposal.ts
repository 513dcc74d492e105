/* What a review proposes, and nothing beside it. */
import type { Choice } from "./choice.ts";
import type { MonolythChoices } from "./wire.ts";

/** Of all that may be done, this move alone: a review shows nothing else. */
export function onlyMove(choice: Choice | null): MonolythChoices {
  const stone = choice?.kind === "stone" ? choice : null;
  const prophecy = choice?.kind === "prophecy" ? choice : null;
  return {
    places: stone && !stone.swap ? { [stone.site]: { [stone.turning]: [stone.anchor] } } : {},
    swaps: stone?.swap ? [stone.site] : [],
    singles: stone?.swap ? [stone.anchor] : [],
    discards: choice?.kind === "discard" ? [choice.site] : [],
    prophecies: prophecy ? [prophecy.value] : [],
    walls: prophecy?.wall ? [prophecy.wall] : [],
    gives: choice?.kind === "give" ? [choice.value] : [],
  };
}
