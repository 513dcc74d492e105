/* Icons of this game: gems, tools, companions. */
import { iconSet } from "../../controls/iconSet.tsx";

export const { Icon: Figure, IconAt: FigureAt } = iconSet({
  "gem-crystal": () => (
    <>
      <path class="ge" fill="#dfe8ee" d="M12 2l5 5v10l-5 5-5-5V7z" />
      <path fill="#fff" d="M12 2v7l-5-2z" />
      <path fill="#b7c7d3" d="M12 9l5-2v10l-5 5z" />
      <path class="gf" d="M7 7l5 2 5-2M12 9v13" />
    </>
  ),
  "gem-sun": () => (
    <>
      <path
        class="ge"
        fill="#9cc9f0"
        d="M12 1.5l2.2 3.6 3.9-1.7-.2 4.3 4.1 1.2L19.3 12l2.7 3.1-4.1 1.2.2 4.3-3.9-1.7L12 22.5l-2.2-3.6-3.9 1.7.2-4.3L2 15.1 4.7 12 2 8.9l4.1-1.2-.2-4.3 3.9 1.7z"
      />
      <circle cx="12" cy="12" r="4.2" fill="#e9f5ff" class="gf" />
    </>
  ),
  "gem-moon": () => (
    <>
      <path class="ge" fill="#9cc9f0" d="M15.5 2.2A10 10 0 1 0 21.8 16 8.3 8.3 0 0 1 15.5 2.2z" />
      <path fill="#e9f5ff" d="M9.5 5.8a7.6 7.6 0 0 0-3.6 7.4 12 12 0 0 1 3.6-7.4z" />
    </>
  ),
  "gem-star": () => (
    <>
      <path
        class="ge"
        fill="#9cc9f0"
        d="M12 1.5l2.9 6.9 7.4.6-5.6 4.9 1.7 7.3L12 17.3l-6.4 3.9 1.7-7.3L1.7 9l7.4-.6z"
      />
      <path fill="#e9f5ff" d="M12 5.5v6.7l-5.8-1.8 3.9-.5z" />
      <path class="gf" d="M12 12.2V3M12 12.2l9-3M12 12.2l5.5 7.5M12 12.2l-5.5 7.5M12 12.2l-9-3" />
    </>
  ),
  "gem-opal": () => (
    <>
      <ellipse class="ge" cx="12" cy="12" rx="10" ry="7.8" fill="#f6e6e6" />
      <path fill="#f7b7a3" d="M5 9.5c3-3.5 7-4 10-2.5-3 0-6.5 1.5-8 5z" />
      <path fill="#9fd8c6" d="M8 17c5 1.5 10-.5 11.5-4.5-2.5 1.5-7 2.5-11.5 4.5z" />
      <path fill="#b9a7e6" d="M12.5 10.5c2-1.3 4.5-1.3 6.5.3-2.2.2-4.8.5-6.5-.3z" />
      <path fill="#fff" d="M7 8.2c1-.9 2.2-1.4 3.4-1.5-.8.8-1.7 1.3-3.4 1.5z" />
    </>
  ),
  "gem-emerald": () => (
    <>
      <path class="ge" fill="#3f9f66" d="M7.5 2h9L21 6.5v11L16.5 22h-9L3 17.5v-11z" />
      <path fill="#8fdcaa" d="M9 6h6l2 2v8l-2 2H9l-2-2V8z" />
      <path fill="#c9f2d5" d="M9 6h6L7 14.5V8z" />
      <path
        class="gf"
        d="M9 6h6l2 2v8l-2 2H9l-2-2V8zM9 6L7.5 2M15 6l1.5-4M17 8l4-1.5M17 16l4 1.5M15 18l1.5 4M9 18l-1.5 4M7 16l-4 1.5M7 8L3 6.5"
      />
    </>
  ),
  "gem-beryl": () => (
    <>
      <path class="ge" fill="#c63a3f" d="M12 1.5l9 5.2v10.6l-9 5.2-9-5.2V6.7z" />
      <path fill="#f28b86" d="M12 7l4.6 2.6L12 12 7.4 9.6z" />
      <path fill="#ffb9b2" d="M3 6.7L12 1.5V7L7.4 9.6z" />
      <path fill="#8d2028" d="M21 17.3l-9 5.2v-5.3l4.6-2.7z" />
      <path
        class="gf"
        d="M12 1.5V7l4.6 2.6L21 6.7M16.6 9.6v5l4.4 2.7M16.6 14.6L12 17.2v5.3M12 17.2l-4.6-2.6L3 17.3M7.4 14.6v-5L3 6.7M7.4 9.6L12 7"
      />
    </>
  ),
  "gem-geode": () => (
    <>
      <path class="ge" fill="#8d8171" d="M5.5 4.5L11 2l6 1.5 4.5 5L22 15l-4 5.5-6.5 1.5-6-2L2 14.5l.5-6z" />
      <path fill="#e4d9f2" d="M8 7.2l4.2-1.4 4.6 2 1.7 4.4-1.7 4.6-4.8 1.7-4.6-2-1.6-4.6z" />
      <path
        fill="#a587cf"
        d="M9.5 9l2.7 2.2L14.8 8.8l-.6 3.6 3.1 1-3.3 1.3.3 2.7-2.2-1.7-3 1.3 1-2.7-2.6-1.7 2.7-.7z"
      />
      <path class="gf" d="M8 7.2l4.2-1.4 4.6 2 1.7 4.4-1.7 4.6-4.8 1.7-4.6-2-1.6-4.6z" />
    </>
  ),
  amethyst: () => (
    <>
      <path class="ge" fill="#8b5cc4" d="M6 4h12l4.5 6L12 22 1.5 10z" />
      <path fill="#c9a9f0" d="M6 4h6L8 10H1.5z" />
      <path fill="#6a3da3" d="M16 10h6.5L12 22z" />
      <path class="gf" d="M1.5 10h21M8 10l4-6 4 6-4 12z" />
    </>
  ),
  compass: () => (
    <>
      <g fill="none" stroke="currentColor" stroke-width="2">
        <circle cx="12" cy="12" r="9.5" />
      </g>
      <path fill="currentColor" d="M12 4.5L15 12H9z" />
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linejoin="round"
        d="M9 12h6l-3 7.5z"
      />
    </>
  ),
  lantern: () => (
    <>
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
        <path d="M8 7.5V6a4 4 0 0 1 8 0v1.5M6 7.5h12M7 7.5L5.5 19h13L17 7.5M4.5 21.5h15" />
      </g>
      <path fill="currentColor" d="M12 10c2.3 2.5 2.6 4 1.7 5.5a2 2 0 0 1-3.4 0C9.4 14 9.7 12.5 12 10z" />
    </>
  ),
  pick: () => (
    <>
      <path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M4 21L15.8 8.2" />
      <path
        fill="currentColor"
        d="M7.5 3.5C13 1.6 18 4 20.3 8.2c1.5 2.8 1.7 5.8.7 8.8-1.2-4-2.7-6.5-5-8.7S11.3 4.5 7.5 3.5z"
      />
    </>
  ),
  moth: () => (
    <>
      <path
        fill="currentColor"
        d="M11 8.5C8.5 4.5 4.5 4 1.5 5.5c-.2 4 1.5 7 4.6 8-1.3 1.6-1.3 4.2.2 6 2.5-.3 4.2-2 4.7-4.7zM13 8.5C15.5 4.5 19.5 4 22.5 5.5c.2 4-1.5 7-4.6 8 1.3 1.6 1.3 4.2-.2 6-2.5-.3-4.2-2-4.7-4.7z"
      />
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
        d="M12 8v12.5M11.8 7C11 4.5 9.7 3 8 2.3M12.2 7C13 4.5 14.3 3 16 2.3"
      />
      <g class="hole">
        <circle cx="6" cy="9" r="1.6" />
        <circle cx="18" cy="9" r="1.6" />
      </g>
    </>
  ),
  bat: () => (
    <>
      <path
        fill="currentColor"
        d="M12 20l-1.8-3.6c-1-.9-2.4-.9-3.4.2C6.3 14.5 5 13.3 3 13.5c.2-2.3-.5-4.3-2-6 3.2-.8 6-.2 8.3 1.8L9.5 5l1.7 1.7h1.6L14.5 5l.2 4.3c2.3-2 5.1-2.6 8.3-1.8-1.5 1.7-2.2 3.7-2 6-2-.2-3.3 1-3.8 3.1-1-1.1-2.4-1.1-3.4-.2z"
      />
      <g class="hole">
        <circle cx="10.8" cy="10" r=".9" />
        <circle cx="13.2" cy="10" r=".9" />
      </g>
    </>
  ),
  flip: "M12 3v18M8 7l-5 5 5 5zM16 7l5 5-5 5z",
});
