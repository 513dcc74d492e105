/* What an address shows. Pure. */

export type Route =
  | { page: "start" }
  | { page: "table"; table: string; invite: string | null }
  | { page: "replay"; table: string; at: number | null; seat: number };

export function routeOf(path: string, query: string): Route {
  const [, kind = "", table = ""] = path.split("/");
  const asked = new URLSearchParams(query);
  if (kind === "t" && table)
    return { page: "table", table: decodeURIComponent(table), invite: asked.get("invite") };
  if (kind === "r" && table) {
    const at = asked.get("at");
    return {
      page: "replay",
      table: decodeURIComponent(table),
      at: at === null ? null : Number(at) || 0,
      seat: Number(asked.get("seat")) || 0,
    };
  }
  return { page: "start" };
}
