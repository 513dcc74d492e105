/* What a pack is called. */
import type { JSX } from "preact";
import { say } from "../words/words.ts";
import { type Desk, Problems, Section } from "./Figure.tsx";
import { problemsAt } from "./document.ts";

export function Names({ desk }: { desk: Desk }): JSX.Element {
  return (
    <Section desk={desk} part="names" title={say("workshop-pack-names")}>
      <div class="names">
        {(["title", "name"] as const).map((key) => (
          <label key={key}>
            <span>{say(`workshop-pack-${key}`)}</span>
            <input
              class="field"
              value={desk.figures[key] as string}
              maxLength={key === "name" ? 40 : 80}
              data-set={key}
              onChange={(event) => desk.document.put([key], event.currentTarget.value)}
            />
            <Problems problems={problemsAt(desk.problems, key)} />
          </label>
        ))}
      </div>
    </Section>
  );
}
