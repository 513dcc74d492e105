/* What can be switched off in the cave. */
import type { Switch } from "../../settings/settings.ts";

/** Off: everything planned is collected without asking again. */
export const ASK_AFTER_DRAW: Switch = { name: "ask-after-draw", word: "ui-ask-after-draw" };
