/* The platform's Fluent catalogues as modules: `words:en` and so on, each one text. Comments are left
   out, and what only the terminal says. The words of games come from the server. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const FOLDER = fileURLToPath(new URL("../src/lapidarium/words/", import.meta.url));
export const LANGUAGES = ["en", "de", "es", "ja"];
const AT_FIRST = ["bots", "client", "common", "server"];
/** Not needed at a table, and loaded with the pages that do need them: `words:en/later`. */
const LATER = ["packs", "start"];

export function catalogue(lang: string, names = [...AT_FIRST, ...LATER]): string {
  return files(lang, names)
    .map((file) =>
      readFileSync(file, "utf8")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n"),
    )
    .join("\n");
}

function files(lang: string, names: readonly string[]): string[] {
  return names.map((name) => `${FOLDER}${lang}/${name}.ftl`);
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const [lang = "", later] = id.slice("\0words:".length).split("/");
      const names = later ? LATER : AT_FIRST;
      files(lang, names).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(catalogue(lang, names))};`;
    },
  };
}
