/* What a replay loads when somebody wants its review. */
export { ReviewSide } from "./ReviewSide.tsx";
