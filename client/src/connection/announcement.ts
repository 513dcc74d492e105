/* What the host tells everybody: it comes with who I am, and at a table through its socket. */
import type { AnnouncementView } from "./messages.ts";

export type Announcement = Pick<AnnouncementView, "texts" | "until">;

const watchers = new Set<() => void>();
let current: Announcement | null = null;

export function noteAnnouncement(told: Announcement | null): void {
  current = told && Object.keys(told.texts).length ? told : null;
  for (const watcher of watchers) watcher();
}

export function announcement(): Announcement | null {
  return current;
}

export function watchAnnouncement(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** In this language; else in English; else in whichever there is. */
export function announcedIn({ texts }: Announcement, language: string): string {
  return texts[language] ?? texts["en"] ?? Object.values(texts)[0] ?? "";
}
