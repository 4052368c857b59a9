// The texts of the crew's pages, which are the same for all callers.

import { z } from 'zod';
import { inLanguage } from '#course/api/course.ts';
import { operation } from '#platform/api/operation.ts';

export const crewCopyOperations = {
  readCrewCopy: operation({
    who: 'anyone',
    summary: 'What the pages of crews say in another language, by the ids of the texts',
    query: inLanguage,
    output: z.object({
      copy: z.record(z.string(), z.string()),
    }),
    errors: ['not_found'],
    shared: true,
  }),
};
