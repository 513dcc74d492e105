/* The page begins here. */
import { render } from "preact";
import { App } from "./App.tsx";
import "./styles/all.css";
import { followLinks } from "./hooks/route.ts";
import { applyToPage, followDevice, settings } from "./settings/settings.ts";
import { speak } from "./words/words.ts";

applyToPage(settings.get());
followDevice();
followLinks();
await speak(settings.get().language);
render(<App />, document.getElementById("app") as HTMLElement);
