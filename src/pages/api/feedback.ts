// Feedback, open to everyone (specification 5). src/pages/rules/feedback.ts names one failing rule at a time.

import { z } from 'zod';
import { operation } from '#platform/api/operation.ts';
import { rawText } from '#platform/api/text.ts';

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
