/* The icons of controls, and the mark of the data. */
import { iconSet } from "./iconSet.tsx";

export const { Icon } = iconSet({
  menu: "M4 7h16M4 12h16M4 17h16",
  check: "M4 12.5l5.5 5.5L20 6.5",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  hint: "M9.5 21h5M9 17.5c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8z",
  sound: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12",
  mute: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  chev: "M9 5l7 7-7 7",
  back: "M15 5l-7 7 7 7",
  play: "M7 4.5l12 7.5-12 7.5z",
  pause: "M8 5v14M16 5v14",
  start: "M6 5v14M19 5l-9 7 9 7z",
  end: "M18 5v14M5 5l9 7-9 7z",
  link: "M10 14a4.5 4.5 0 0 0 6.5.4l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5-.4l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6h-6v-2",
  bell: "M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21a7.5 7.5 0 0 1 15 0",
  down: "M12 4v11M7 11l5 5 5-5M4 20h16",
  again: "M4 12a8 8 0 0 1 14-5.3M20 3v5h-5M20 12a8 8 0 0 1-14 5.3M4 21v-5h5",
  flag: "M5 21V4M5 5c5-3 9 3 14 0v9c-5 3-9-3-14 0",
  door: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  plus: "M12 5v14M5 12h14",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5",
  night: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  theme: () => (
    <>
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2" />
      <path fill="currentColor" d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
    </>
  ),
  mark: () => (
    <>
      <path fill="currentColor" d="M12 2l9 5-9 5-9-5z" opacity=".95" />
      <path fill="currentColor" d="M3 9l8 4.5V22l-8-4.5z" opacity=".7" />
      <path fill="currentColor" d="M21 9l-8 4.5V22l8-4.5z" opacity=".45" />
    </>
  ),
});
