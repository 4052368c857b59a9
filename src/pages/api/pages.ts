// The operations of feedback and of the FAQ.

import { z } from 'zod';
import { operation } from '#platform/api/operation.ts';
import { id, rawText } from '#platform/api/text.ts';

/**
 * The operation of feedback, open to everyone (specification, section 5). src/pages/rules/feedback.ts checks the input.
 */
export const feedbackOperations = {
  sendFeedback: operation({
    who: 'anyone',
    summary: 'Send feedback; an empty name or email is null',
    body: z.strictObject({
      name: rawText.nullable(),
      email: rawText.nullable(),
      feedback_type: rawText,
      message: rawText,
    }),
    errors: ['invalid_input', 'too_many_requests'],
  }),
};

/**
 * The operations of two developers' pages, which read the stored FAQ texts and write the built-in FAQ texts
 * (specification, sections 2 and 7).
 */
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
