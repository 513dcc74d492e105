/* The bar of every page around the tables: the way home, what the page is called, and the settings. */
import type { JSX } from "preact";
import { SettingsBar } from "./SettingsBar.tsx";
import { say } from "../words/words.ts";
import { Icon } from "../controls/icons.tsx";

export function PageBar({ title }: { title?: string }): JSX.Element {
  return (
    <header class="bar">
      <a class="brand" href="/">
        <Icon name="mark" size={24} />
        <span>Lapidarium</span>
        <span class="unseen">{say("ui-to-start")}</span>
      </a>
      {title && <h1 class="bar-title">{title}</h1>}
      <div class="bar-tools">
        <SettingsBar />
      </div>
    </header>
  );
}
