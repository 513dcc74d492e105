/* Language, theme, sound, and the switches of the table. */
import type { JSX } from "preact";
import { useStore } from "../hooks/store.ts";
import { http } from "../connection/http.ts";
import { type Language, LANGUAGES, NAMES, say } from "../words/words.ts";
import { choose, isOn, type Pace, PACES, settings, type Switch, type Theme, turn } from "./settings.ts";

const THEMES: [Theme, string][] = [
  ["system", "ui-theme-system"],
  ["light", "ui-theme-light"],
  ["dark", "ui-theme-dark"],
];

const PACE_WORDS: Record<Pace, string> = {
  slow: "ui-pace-slow",
  normal: "ui-pace-normal",
  "at-once": "ui-pace-at-once",
};

export function SettingsForm({ switches }: { switches: readonly Switch[] }): JSX.Element {
  const chosen = useStore(settings);
  const { language, theme, sound, pace } = chosen;
  const speak = (lang: Language): void => {
    choose({ language: lang });
    void http.speak(lang).catch(() => undefined);
  };
  return (
    <div class="settings">
      <label>
        <span>{say("ui-language")}</span>
        <select
          class="field"
          value={language}
          onChange={(event) => speak(event.currentTarget.value as Language)}
          data-set="language"
        >
          {LANGUAGES.map((lang) => (
            <option key={lang} value={lang} lang={lang}>
              {NAMES[lang]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say("ui-theme")}</span>
        <select
          class="field"
          value={theme}
          onChange={(event) => choose({ theme: event.currentTarget.value as Theme })}
          data-set="theme"
        >
          {THEMES.map(([name, word]) => (
            <option key={name} value={name}>
              {say(word)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say("ui-pace")}</span>
        <select
          class="field"
          value={pace}
          onChange={(event) => choose({ pace: event.currentTarget.value as Pace })}
          data-set="pace"
        >
          {PACES.map((name) => (
            <option key={name} value={name}>
              {say(PACE_WORDS[name])}
            </option>
          ))}
        </select>
      </label>
      <Check name="sound" word={say("ui-sound")} isOn={sound} onChange={(next) => choose({ sound: next })} />
      {switches.map(({ name, word }) => (
        <Check
          key={name}
          name={name}
          word={say(word)}
          isOn={isOn(chosen, name)}
          onChange={(next) => turn(name, next)}
        />
      ))}
    </div>
  );
}

function Check(props: {
  name: string;
  word: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.isOn}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
        data-set={props.name}
      />
      <span>{props.word}</span>
    </label>
  );
}
