// The contract of the two developer pages about the FAQ: the stored texts, and writing the built-in entries
// (specification 2, 7).

import { z } from 'zod';
import { operation } from '#platform/api/operation.ts';
import { id } from '#platform/api/text.ts';

export const faqOperations = {
  readFaqDebug: operation({
    who: 'anyone',
    summary: 'All stored faq_ texts, ordered by key',
    output: z.object({ entries: z.array(z.object({ key: z.string(), text: z.string() })) }),
  }),
  seedFaqEntry: operation({
    who: 'developer',
    summary: 'Write one built-in FAQ text: select, delete, insert; answers what each of them did',
    params: z.strictObject({ key: id }),
    output: z.object({ found: z.boolean(), steps: z.array(z.enum(['select', 'delete', 'insert'])) }),
    errors: ['forbidden', 'not_found'],
  }),
};
