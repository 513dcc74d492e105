import { defineConfig } from "vitest/config";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [words()],
  test: { include: ["tests/**/*.test.{ts,tsx}"] },
});
