import { defineConfig } from "vite";
import { words } from "./words.ts";

/* `npm run build` writes what the server sends; its folder is not kept in git. */
export default defineConfig({
  plugins: [words()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/lapidarium/server/static",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { "/api": { target: process.env.LAPIDARIUM ?? "http://127.0.0.1:8000", ws: true } } },
});
