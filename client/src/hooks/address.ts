/* What an address shows. Pure. */

export type Route =
  | { page: "lobby" }
  | { page: "profile" }
  | { page: "host" }
  | { page: "missing" }
  | { page: "workshop"; share: string | null; pack: string | null }
  | { page: "rules"; game: string }
  | { page: "learn"; kind: "learn" | "puzzle"; game: string; name: string }
  | { page: "table"; table: string; invite: string | null }
  | { page: "study"; query: string }
  | { page: "replay"; table: string; at: number | null; seat: number; isReview: boolean };

export function routeOf(path: string, query: string): Route {
  const [, kind = "", table = "", third = ""] = path.split("/");
  const asked = new URLSearchParams(query);
  if (kind === "t" && table)
    return { page: "table", table: decodeURIComponent(table), invite: asked.get("invite") };
  if (kind === "rules" && table) return { page: "rules", game: decodeURIComponent(table) };
  if (kind === "learn" || kind === "puzzle") return { page: "learn", kind, game: table, name: third };
  if (kind === "r" && table) {
    const at = asked.get("at");
    return {
      page: "replay",
      table: decodeURIComponent(table),
      at: at === null ? null : Number(at) || 0,
      seat: Number(asked.get("seat")) || 0,
      isReview: asked.has("review"),
    };
  }
  if (kind === "host" && !table) return { page: "host" };
  if (kind === "study" && !table) return { page: "study", query };
  if (kind === "me") return { page: "profile" };
  if (kind === "workshop" && !table)
    return { page: "workshop", share: asked.get("share"), pack: asked.get("pack") };
  return { page: kind ? "missing" : "lobby" };
}

/** Where a pasted link leads, or the name of a table; nothing if it is neither. */
export function tableAddress(text: string): string | null {
  const pasted = text.trim();
  if (!pasted || pasted.includes(" ")) return null;
  const path = pasted.includes("/") ? pasted : `/t/${encodeURIComponent(pasted)}`;
  const { pathname, search } = new URL(path, "http://here");
  return pathname.startsWith("/t/") ? pathname + search : null;
}
