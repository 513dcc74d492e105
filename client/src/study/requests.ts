/* A position that is studied, by HTTP: nothing of it is stored. */
import { request } from "../connection/http.ts";
import type { AskAnswer } from "../connection/messages.ts";
import type { Study, StudyAsked, StudyLines } from "../connection/reviews.ts";

export const studies = {
  show: (asked: StudyAsked) => request<Study>("POST", "/study", asked),
  ask: (asked: StudyAsked, about: string) => request<AskAnswer>("POST", "/study/ask", { ...asked, about }),
  lines: (asked: StudyAsked, depth: 1 | 4) =>
    request<StudyLines>("POST", "/study/lines", { ...asked, depth }),
};
