import { afterEach, expect, it, vi } from "vitest";
import { decimal, percent, signed } from "../../src/words/numbers.ts";
import { speak } from "../../src/words/words.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["en", "1052.0", "+1.5", "30%"],
  ["de", "1052,0", "+1,5", "30\u00a0%"],
  ["es", "1052,0", "+1,5", "30\u00a0%"],
  ["ja", "1052.0", "+1.5", "30%"],
] as const)("writes numbers as people do in %s", async (lang, points, luck, share) => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  await speak(lang);
  expect(decimal(1052.04)).toBe(points);
  expect(signed(1.46)).toBe(luck);
  expect(signed(-1.46)).toBe(luck.replace("+", "−"));
  expect(signed(0)).toBe(decimal(0));
  expect(percent(0.304)).toBe(share);
});
