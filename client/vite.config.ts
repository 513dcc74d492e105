import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { words } from "./words.ts";

/* `npm run build` writes what the server sends; the folder is not kept in git. */
const OUT =
  process.env.LAPIDARIUM_STATIC ?? fileURLToPath(new URL("../src/lapidarium/server/static", import.meta.url));

export default defineConfig({
  plugins: [words(), compress(OUT)],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: process.env.LAPIDARIUM ?? "http://127.0.0.1:8000", ws: true } } },
});
