/* What a table does not show at first: loaded once the page is at rest. */
export { BotNote } from "./BotNote.tsx";
export { ChatPanel } from "./ChatPanel.tsx";
export { Coach } from "./Coach.tsx";
export { End } from "./End.tsx";
export { Explain } from "./Explain.tsx";
export { Guide, SoundOffer } from "./Guide.tsx";
export { Menu } from "./Menu.tsx";
export { TablePreparing } from "./Preparing.tsx";
export { default as NoticeOffer } from "../notices/NoticeOffer.tsx";
