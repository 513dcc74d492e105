/* Language, theme and sound in the bar of the start page. */
import type { JSX } from "preact";
import { useStore } from "../hooks/store.ts";
import { ToolButton } from "../controls/ToolButton.tsx";
import { http } from "../connection/http.ts";
import { type Language, LANGUAGES, NAMES, say } from "../words/words.ts";
import { choose, settings, type Theme } from "./settings.ts";

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const ICONS: Record<Theme, string> = { system: "theme", light: "sun", dark: "night" };
const WORDS: Record<Theme, string> = {
  system: "ui-theme-system",
  light: "ui-theme-light",
  dark: "ui-theme-dark",
};

export function SettingsBar(): JSX.Element {
  const { language, theme, sound } = useStore(settings);
  return (
    <>
      <label class="language">
        <span class="unseen">{say("ui-language")}</span>
        <select
          class="field"
          value={language}
          data-set="language"
          onChange={(event) => {
            choose({ language: event.currentTarget.value as Language });
            void http.speak(event.currentTarget.value).catch(() => undefined);
          }}
        >
          {LANGUAGES.map((lang) => (
            <option key={lang} value={lang} lang={lang}>
              {NAMES[lang]}
            </option>
          ))}
        </select>
      </label>
      <ToolButton
        icon={ICONS[theme]}
        label={`${say("ui-theme")}: ${say(WORDS[theme])}`}
        act="theme"
        onClick={() => choose({ theme: NEXT[theme] })}
      />
      <ToolButton
        icon={sound ? "sound" : "mute"}
        label={say(sound ? "ui-sound-off" : "ui-sound-on")}
        act="sound"
        onClick={() => choose({ sound: !sound })}
      />
    </>
  );
}
