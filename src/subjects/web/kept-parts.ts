// The built files that a device keeps for use without a network, besides those of the course
// (scripts/built-files.ts).

import { crewKept } from '#crew/web/kept-files.ts';
import type { KeptPart } from '#platform/web/kept-part.ts';

/** Parts of the web. Each part is kept as a whole once one of its pages asks for that. */
export const keptParts: Readonly<Record<string, KeptPart>> = {
  crew: crewKept,
};

/** Files that are not kept on learners’ devices. */
export const notForLearners =
  /^(class|crew|studio|moving-in|languages)\/web\/|^pages\/web\/(faq-debug|seed-faqs)\/|^_crew-tally[.-]/;
