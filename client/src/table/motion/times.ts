/* How long a piece travels and how, as in `tokens.css`: for what moves by script. */

/** `--t3` */
export const TRAVEL = 320;
/** `--ease` */
export const EASE = "cubic-bezier(.2,.7,.2,1)";
