/* Icons of this game: the crystal, turning a stone, walking round the tower, the lid. */
import { iconSet } from "../../controls/iconSet.tsx";

export const { Icon: Figure, IconAt: FigureAt } = iconSet({
  turnl: "M4 4v6h6M4.5 10A8.5 8.5 0 1 1 4 14.5",
  turnr: "M20 4v6h-6M19.5 10a8.5 8.5 0 1 0 .5 4.5",
  tip: "M6 20V9a5 5 0 0 1 5-5h7M14 .5L18 4l-4 4M3 20h12",
  lid: "M3 9l9-5 9 5-9 5zM3 9v6l9 5 9-5V9",
  orbit: "M3 12c0-2.5 4-4.5 9-4.5s9 2 9 4.5-4 4.5-9 4.5M14 13.5l-3 3 3 3",
  orbitl: "M21 12c0-2.5-4-4.5-9-4.5s-9 2-9 4.5 4 4.5 9 4.5M10 13.5l3 3-3 3",
  crystal: () => (
    <>
      <path
        fill="#fff6d8"
        stroke="#7a5200"
        stroke-width="1"
        stroke-linejoin="round"
        d="M12 1l5.5 7.5L15.5 20 12 23l-3.5-3L6.5 8.5z"
      />
      <path fill="#f7d985" d="M12 1l5.5 7.5-5.5 2z" />
      <path fill="#e2ae3a" d="M12 10.5l5.5-2L15.5 20 12 23z" />
      <path fill="#fffdf2" d="M12 1v9.5l-5.5-2z" />
      <path fill="none" stroke="#7a5200" stroke-width=".7" d="M6.5 8.5l5.5 2 5.5-2M12 10.5V23" />
    </>
  ),
});
