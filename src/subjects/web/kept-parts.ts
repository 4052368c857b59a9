// The built files that a device keeps for a time without a network, beside the course's (scripts/built-files.ts).

import { crewKept } from '#crew/web/kept-files.ts';
import type { KeptPart } from '#platform/web/kept-part.ts';

/** Kept whole, where a page of their own asks for it. */
export const keptParts: Readonly<Record<string, KeptPart>> = {
  crew: crewKept,
};

/** Files that learners’ devices do not keep. */
export const notForLearners =
  /^(class|crew|studio|moving-in|languages)\/web\/|^pages\/web\/(faq-debug|seed-faqs)\/|^_crew-tally[.-]/;
