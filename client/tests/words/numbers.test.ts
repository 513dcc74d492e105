import { afterEach, expect, it, vi } from "vitest";
import { decimal, percent } from "../../src/words/numbers.ts";
import { speak } from "../../src/words/words.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["en", "1052.0", "30%"],
  ["de", "1052,0", "30\u00a0%"],
  ["es", "1052,0", "30\u00a0%"],
  ["ja", "1052.0", "30%"],
] as const)("writes numbers as people do in %s", async (lang, points, share) => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  await speak(lang);
  expect(decimal(1052.04)).toBe(points);
  expect(percent(0.304)).toBe(share);
});
