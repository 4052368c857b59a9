// The built files that a device keeps for use without a network, besides those of the course
// (scripts/built-files.ts).

import { crewKept } from '#crew/web/kept-files.ts';
import type { KeptPart } from '#platform/web/kept-part.ts';

/** Parts that are kept as a whole once one of their pages asks for it. */
export const keptParts: Readonly<Record<string, KeptPart>> = {
  crew: crewKept,
};

/** Files that are not kept on learners’ devices. */
export const notForLearners =
  /^(class|crew|studio|moving-in|languages)\/web\/|^pages\/web\/(faq-debug|seed-faqs)\/|^_crew-tally[.-]/;
