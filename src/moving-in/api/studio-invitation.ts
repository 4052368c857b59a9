// Mails in the operator's words that tell the people of an import that they have moved. Each person gets one mail, and
// a few mails are sent every minute.

import { z } from 'zod';
import { operatorOperation } from '#platform/api/operation.ts';
import { name, text } from '#platform/api/text.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';

const words = {
  subject: name({ min: 1, max: studioLimits.titleMax }),
  words: text({ min: 1, max: studioLimits.answerMax }),
};

export const studioInvitationOperations = {
  readStudioInvitation: operatorOperation({
    summary: 'Who of the imported people is told, and in which words',
    output: z.object({
      subject: z.string(),
      words: z.string(),
      state: z.enum(['none', 'running', 'stopped', 'done']),
      /** People who came with an import, have not signed in, and were not written to yet. */
      waiting: z.number().int(),
      invited: z.number().int(),
      signed_in: z.number().int(),
      /** Mails to addresses that the receiving server refuses for good. */
      bounced: z.number().int(),
    }),
  }),
  sendStudioInvitation: operatorOperation({
    summary: 'Begin, or go on, to tell those who were not told yet',
    body: z.strictObject(words),
    errors: ['invalid_input'],
  }),
  stopStudioInvitation: operatorOperation({
    summary: 'Stop telling them; sending begins again where it stopped',
  }),
};
