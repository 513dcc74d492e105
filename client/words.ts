/* The platform's Fluent catalogues as modules: `words:en` and so on, each one text. Comments are left
   out, and what only the terminal says. The words of games come from the server. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const FOLDER = fileURLToPath(new URL("../src/lapidarium/words/", import.meta.url));
export const LANGUAGES = ["en", "de", "es", "ja"];
const FOR_THE_BROWSER = ["bots", "client", "common", "packs", "server"];

/** The catalogue of a language, or one part of it that a page loads by itself: `en`, `en/workshop`. */
export function catalogue(id: string): string {
  return files(id)
    .map((file) =>
      readFileSync(file, "utf8")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n"),
    )
    .join("\n");
}

function files(id: string): string[] {
  const [lang, part] = id.split("/");
  return (part ? [part] : FOR_THE_BROWSER).map((name) => `${FOLDER}${lang}/${name}.ftl`);
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const name = id.slice("\0words:".length);
      files(name).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(catalogue(name))};`;
    },
  };
}
