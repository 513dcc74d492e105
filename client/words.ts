/* The Fluent catalogues of the package as modules: `words:en` and so on, each one text.
   Comments are left out, and what only the terminal says. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const FOLDER = fileURLToPath(new URL("../src/lapidarium/words/", import.meta.url));
export const LANGUAGES = ["en", "de", "es", "ja"];
const NOT_FOR_THE_BROWSER = new Set(["arena.ftl", "cli.ftl"]);

export function catalogue(lang: string): string {
  return files(lang)
    .map((file) =>
      readFileSync(file, "utf8")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n"),
    )
    .join("\n");
}

function files(lang: string): string[] {
  return readdirSync(FOLDER + lang)
    .filter((name) => name.endsWith(".ftl") && !NOT_FOR_THE_BROWSER.has(name))
    .sort()
    .map((name) => `${FOLDER}${lang}/${name}`);
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const lang = id.slice("\0words:".length);
      files(lang).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(catalogue(lang))};`;
    },
  };
}
