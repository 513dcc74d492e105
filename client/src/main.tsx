/* The page begins here. */
import { render } from "preact";
import { App, loadPage } from "./App.tsx";
import "./styles/all.css";
import { followLinks, route } from "./hooks/route.ts";
import { startWorker } from "./hooks/worker.ts";
import { applyToPage, followDevice, settings } from "./settings/settings.ts";
import { speak } from "./words/words.ts";

applyToPage(settings.get());

followDevice();
followLinks();
loadPage(route.get().page).catch(() => undefined); // the page itself says so
await speak(settings.get().language).catch(() => undefined);
render(<App />, document.getElementById("app") as HTMLElement);
startWorker();
