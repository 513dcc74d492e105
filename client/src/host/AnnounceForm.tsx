/* What everybody is told, in up to four languages, and for how long. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Announcement } from "../connection/schemas.ts";
import { LANGUAGES, NAMES, say } from "../words/words.ts";
import { Card } from "./Card.tsx";
import { type Act, host } from "./requests.ts";

const HOURS = [0, 1, 4, 24, 72];
const HOUR = 3_600_000;

export function AnnounceForm({ told, act }: { told: Announcement | null; act: Act }): JSX.Element {
  const [texts, setTexts] = useState<Record<string, string>>(told?.texts ?? {});
  const [hours, setHours] = useState(0);
  const send = (event: Event): void => {
    event.preventDefault();
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()));
    const until = hours ? Date.now() + hours * HOUR : null;
    act(() => host.announce({ texts: given, until }));
  };
  const end = (): void => {
    setTexts({});
    act(host.endAnnouncement);
  };
  const isEmpty = !Object.values(texts).some((text) => text.trim());
  return (
    <Card title={say("host-announcement")}>
      <p class="note">{say("host-announcement-words")}</p>
      <form class="me-form" onSubmit={send}>
        {LANGUAGES.map((lang) => (
          <label key={lang} class="told">
            <span class="note">{NAMES[lang]}</span>
            <input
              class="field"
              lang={lang}
              value={texts[lang] ?? ""}
              maxLength={300}
              onInput={(event) => setTexts({ ...texts, [lang]: event.currentTarget.value })}
              data-told={lang}
            />
          </label>
        ))}
        <label class="told">
          <span class="note">{say("host-until")}</span>
          <select
            class="field"
            value={hours}
            onChange={(event) => setHours(Number(event.currentTarget.value))}
          >
            {HOURS.map((count) => (
              <option key={count} value={count}>
                {count ? say("host-hours", { count }) : say("host-no-end")}
              </option>
            ))}
          </select>
        </label>
        <p class="row">
          <button type="submit" class="button small" disabled={isEmpty} data-act="announce">
            {say("host-announce")}
          </button>
          {told && (
            <button type="button" class="button small" onClick={end}>
              {say("host-announce-end")}
            </button>
          )}
        </p>
      </form>
    </Card>
  );
}
