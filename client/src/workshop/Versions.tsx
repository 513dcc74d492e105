/* Earlier versions of a pack: choosing one lays it on the bench; saving makes it the newest. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { PackVersion } from "../connection/workshop.ts";
import { workshop } from "../packs/requests.ts";
import { problemText } from "../table/problem.ts";
import { language, say } from "../words/words.ts";

export function Versions({
  pack,
  onChoose,
  onTrouble,
}: {
  pack: string;
  onChoose: (text: string, version: number) => void;
  onTrouble: (why: string) => void;
}): JSX.Element {
  const [versions, setVersions] = useState<PackVersion[]>([]);
  const load = (): void =>
    void workshop.pack(pack).then(
      (found) => setVersions(found.versions),
      () => undefined,
    );
  const day = new Intl.DateTimeFormat(language(), { dateStyle: "short", timeStyle: "short" });
  return (
    <label class="versions">
      <span class="unseen">{say("workshop-versions")}</span>
      <select
        class="field"
        value=""
        onFocus={load}
        onPointerDown={load}
        data-set="version"
        onChange={(event) =>
          void workshop.pack(pack, Number(event.currentTarget.value)).then(
            (found) => onChoose(found.text, found.version),
            (why) => onTrouble(problemText(why)),
          )
        }
      >
        <option value="">{say("workshop-versions")}</option>
        {versions.map(({ version, saved, problems }) => (
          <option key={version} value={String(version)}>
            {say("workshop-version", { version })} · {day.format(saved)}
            {problems ? ` · ${say("workshop-problems", { count: problems })}` : ""}
          </option>
        ))}
      </select>
    </label>
  );
}
