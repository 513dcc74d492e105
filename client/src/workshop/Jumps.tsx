/* The parts of the editor as a row of links: a long page needs a way to each. */
import type { JSX } from "preact";
import type { PackProblem } from "../connection/workshop.ts";
import { problemsAt } from "../packs/document.ts";
import type { PackEditor } from "../packs/editor.ts";
import { Count } from "../packs/Figure.tsx";
import { say } from "../words/words.ts";
import { show } from "./places.ts";

export function Jumps({
  parts,
  problems,
}: {
  parts: PackEditor["parts"];
  problems: readonly PackProblem[];
}): JSX.Element {
  const jump = (event: Event, part: string): void => {
    event.preventDefault();
    const place = document.getElementById(`part-${part}`);
    if (place) show(place);
    place?.focus({ preventScroll: true });
  };
  return (
    <nav class="jumps" aria-label={say("workshop-parts")}>
      {[["names", "workshop-pack-names"] as const, ...parts].map(([part, title]) => {
        return (
          <a key={part} href={`#part-${part}`} onClick={(event) => jump(event, part)} data-jump={part}>
            {say(title)}
            <Count problems={problemsAt(problems, part)} />
          </a>
        );
      })}
    </nav>
  );
}
