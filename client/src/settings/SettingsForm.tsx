/* Language, theme, sound, and how the tower is drawn. */
import type { JSX } from "preact";
import { useStore } from "../hooks/store.ts";
import { http } from "../connection/http.ts";
import { type Language, LANGUAGES, NAMES, say } from "../words/words.ts";
import { choose, settings, type Theme } from "./settings.ts";

const THEMES: [Theme, string][] = [
  ["system", "ui-theme-system"],
  ["light", "ui-theme-light"],
  ["dark", "ui-theme-dark"],
];

export function SettingsForm({ isTable }: { isTable?: boolean }): JSX.Element {
  const { language, theme, sound, solid, letters } = useStore(settings);
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
      <Check name="sound" word={say("ui-sound")} isOn={sound} onChange={(next) => choose({ sound: next })} />
      {isTable && (
        <>
          <Check
            name="solid"
            word={say("ui-solid")}
            isOn={solid}
            onChange={(next) => choose({ solid: next })}
          />
          <Check
            name="letters"
            word={say("ui-letters")}
            isOn={letters}
            onChange={(next) => choose({ letters: next })}
          />
        </>
      )}
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
