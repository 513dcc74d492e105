import { expect, it } from "vitest";
import { Watchdog } from "../../../src/games/monolyth/tower/solid/watchdog.ts";

function barksAt(span: number, frames: number): boolean {
  let isSlow = false;
  const watchdog = new Watchdog(() => (isSlow = true));
  watchdog.begin();
  for (let n = 0; n <= frames; n++) watchdog.frame(n * span);
  return isSlow;
}

it("lets a smooth animation run, and one that stutters once", () => {
  expect(barksAt(16, 60)).toBe(false);
  expect(barksAt(90, 2)).toBe(false);
});

it("notices an animation whose frames take long", () => {
  expect(barksAt(200, 6)).toBe(true);
});

it("does not count the time between two animations", () => {
  let isSlow = false;
  const watchdog = new Watchdog(() => (isSlow = true));
  for (let n = 0; n < 20; n++) {
    watchdog.begin();
    watchdog.frame(n * 1000);
    watchdog.frame(n * 1000 + 16);
  }
  expect(isSlow).toBe(false);
});
