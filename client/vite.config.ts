import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { words } from "./words.ts";

/* `npm run build` writes what the server sends; the folder is not kept in git. */
const OUT =
  process.env.LAPIDARIUM_STATIC ?? fileURLToPath(new URL("../src/lapidarium/server/static", import.meta.url));

const gameOf = (file: string): string => /games\/(\w+)/.exec(file)?.[1] ?? "games";

/* What several pages need goes into few files: twenty tiny ones are larger together once they are packed. */
const BOARD =
  "Stage|Ring|Mat|Plaques|stageGeometry|ringPath|choice|tower/(?:OwnTower|hand|pointing|Coordinates|useSolid)";
const SHARED = [
  {
    name: "shared",
    test: /src\/(connection(?!\/(?:host|learning|reviews|workshop))|controls(?!\/[Ss]tepper)|hooks|settings|stones|words(?!\/(?:numbers|reasons)))\//,
    minShareCount: 2,
  },
  { name: "table", test: /src\/table\/(?!motion|[Pp]osition|Preparing)/, minShareCount: 3 },
  {
    name: gameOf,
    test: new RegExp(
      `src/games/\\w+/(?!index|facts|seatTitle|switches|tower/solid|position|CardChoice|${BOARD})`,
    ),
    minShareCount: 2,
  },
  // The board is for tables and for setting positions up: the start page draws without it.
  {
    name: (file: string) => `${gameOf(file)}-board`,
    test: new RegExp(`src/games/\\w+/(?:${BOARD})`),
    minShareCount: 2,
  },
];

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
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: SHARED } } },
  },
  server: { proxy: { "/api": { target: process.env.LAPIDARIUM ?? "http://127.0.0.1:8000", ws: true } } },
});
