/* The pack on the workbench, and drafts: what was not saved yet stays in this browser. */
import { newKey } from "../connection/socket.ts";
import { PackDocument } from "../packs/document.ts";
import { workshop } from "../packs/requests.ts";

/** A pack that is being edited; `pack` is its key once it is kept under my name. */
export interface Open {
  /** The key of its draft; another document has another. */
  draft: string;
  game: string;
  pack: string | null;
  /** The text that needs no draft: as it began, or was last saved. */
  saved: string;
  document: PackDocument;
}

export interface Draft {
  draft: string;
  game: string;
  pack: string | null;
  saved: string;
  title: string;
  text: string;
  /** When it was last changed, in milliseconds. */
  at: number;
}

const DRAFTS = "lapidarium-workshop-drafts";
const HERE = "lapidarium-workshop-here";
export const MOST_DRAFTS = 12;

export function opened(game: string, pack: string | null, text: string): Open {
  return { draft: newKey(), game, pack, saved: text, document: new PackDocument(text, workshop.check) };
}

export function openedDraft({ draft, game, pack, saved, text }: Draft): Open {
  return { draft, game, pack, saved, document: new PackDocument(text, workshop.check) };
}

/** All drafts of this browser, the newest first. */
export function drafts(): Draft[] {
  try {
    const found = JSON.parse(localStorage.getItem(DRAFTS) ?? "[]") as Draft[];
    return found.filter((one) => typeof one.text === "string" && typeof one.game === "string");
  } catch {
    return [];
  }
}

/** Of as many drafts as are kept, the oldest: it goes when another pack is changed. */
export function nextToGo(draft?: string): Draft | null {
  const found = drafts();
  if (found.length < MOST_DRAFTS || found.some((one) => one.draft === draft)) return null;
  return found.at(-1) ?? null;
}

export function removeDraft(draft: string): void {
  store(drafts().filter((one) => one.draft !== draft));
}

/** Keep what is not saved; false if this browser stores nothing. */
export function keepDraft(open: Open, title: string, text: string): boolean {
  const others = drafts().filter((one) => one.draft !== open.draft);
  if (text === open.saved) return store(others) || true;
  const { draft, game, pack, saved } = open;
  const kept = { draft, game, pack, saved, title, text, at: Date.now() };
  const isStored = store([kept, ...others].slice(0, MOST_DRAFTS));
  try {
    sessionStorage.setItem(HERE, JSON.stringify([draft, location.search]));
  } catch {
    return false;
  }
  return isStored;
}

/** What was on the bench at this address before a reload, or what is not saved of a pack. */
export function draftHere(pack: string | null): Draft | null {
  let here: unknown[] = [];
  try {
    here = JSON.parse(sessionStorage.getItem(HERE) ?? "[]") as unknown[];
  } catch {
    // a browser that stores nothing has no drafts either
  }
  const found = drafts();
  const last = here[1] === location.search ? found.find((one) => one.draft === here[0]) : undefined;
  return last ?? (pack ? found.find((one) => one.pack === pack) : undefined) ?? null;
}

/** Nothing is on the bench of this tab any more; its draft stays. */
export function leaveBench(): void {
  try {
    sessionStorage.removeItem(HERE);
  } catch {
    // nothing was stored
  }
}

function store(list: readonly Draft[]): boolean {
  try {
    localStorage.setItem(DRAFTS, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
