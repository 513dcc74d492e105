/* The mark of each colour on a face of size 1: colour is never alone. */
export const MARKS: Record<string, string> = {
  blue: "M.71 .5a.21 .21 0 1 1-.42 0a.21 .21 0 1 1 .42 0M.55 .5a.05 .05 0 1 1-.1 0a.05 .05 0 1 1 .1 0",
  orange: "M.5 .25L.76 .7H.24z",
  black: "M.3 .3L.7 .7M.7 .3L.3 .7",
  turquoise: "M.22 .42q.14 -.16 .28 0t.28 0M.22 .62q.14 -.16 .28 0t.28 0",
  white: "M.3 .3H.7V.7H.3z",
  red: "M.5 .24L.74 .5L.5 .76L.26 .5zM.5 .44L.56 .5L.5 .56L.44 .5z",
  green: "M.3 .28V.72M.5 .28V.72M.7 .28V.72",
  yellow: "M.5 .24V.76M.27 .37L.73 .63M.73 .37L.27 .63",
  purple: "M.6 .26A.25 .25 0 1 0 .74 .6A.2 .2 0 0 1 .6 .26z",
  pink: "M.3 .7V.5A.2 .2 0 0 1 .7 .5V.7",
};
