import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { joined, reasonFor } from "../../src/words/reasons.ts";
import { type Language, speak } from "../../src/words/words.ts";
import { FOLDER } from "../../words.ts";

const names = ["Ada", "Kai"];
const gem = { code: "gem-opal-the" };
const gift = {
  code: "ocelot-why-gift-gem",
  params: { other: { code: "ocelot-seat-2", params: { seat: 2 } }, gem, square: "f4" },
};
const lands = {
  code: "ocelot-why-companion-lands",
  params: { companion: { code: "ocelot-your-moth" }, gem, square: "f4" },
};
const collects = { code: "ocelot-why-gem", params: { gem, square: "f4" } };

async function speaks(lang: Language): Promise<void> {
  const text = readFileSync(`${FOLDER}../games/ocelot/words/${lang}.ftl`, "utf8");
  vi.stubGlobal("fetch", async () => new Response(text));
  await speak(lang);
}

describe("reasons of a review", () => {
  beforeAll(() => speaks("en"));

  it("speak to whoever made the move", () => {
    expect(reasonFor(lands, { seat: 1, reader: 1, names })).toBe("your moth takes the opal on f4");
    expect(reasonFor(gift, { seat: 1, reader: 1, names })).toContain("otherwise Kai could collect");
  });

  it("speak of others by name to those who watch", () => {
    const told = { seat: 1, reader: 0, names };
    expect(reasonFor(lands, told)).toBe("Ada’s moth takes the opal on f4");
    expect(reasonFor(joined([collects, gift]), told)).toMatch(/^Ada collects the opal.*\. Also.*Kai could/);
  });

  it("say to the other what the other could have done", () => {
    const told = { seat: 1, reader: 2, names };
    expect(reasonFor(gift, told)).toBe("otherwise you could collect the opal on f4 at once");
    expect(reasonFor(collects, told)).toBe("Ada collects the opal on f4 at once");
  });

  it("do so in German as well", async () => {
    await speaks("de");
    expect(reasonFor(gift, { seat: 1, reader: 2, names })).toContain("könntest du sofort den Opal");
    expect(reasonFor(collects, { seat: 2, reader: 0, names })).toBe("Kai sammelt sofort den Opal auf f4 ein");
    expect(reasonFor(collects, { seat: 2, reader: 2, names })).toMatch(/^du sammelst/);
  });
});
