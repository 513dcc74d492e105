/* Which clauses have the words that somebody looks for. Pure. */
import type { RulesClause, RulesSection } from "../connection/schemas.ts";

/** Small letters without accents; full-width letters as narrow ones. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function has(clause: RulesClause, words: readonly string[]): boolean {
  const text = plain(`${clause.id} ${clause.parts.join("")}`);
  return words.every((word) => text.includes(word));
}

/** The sections with what is left of them; all words have to be in a clause or in its id. */
export function searched(sections: readonly RulesSection[], wanted: string): RulesSection[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => has(clause, words)) }))
    .filter(({ clauses }) => clauses.length > 0);
}
