// The studio's translations: all texts in another language, each beside its English. Versions work as in
// studio-content.ts.

import { z } from 'zod';
import { operatorOperation } from '#platform/api/operation.ts';
import { text } from '#platform/api/text.ts';
import { saved, version } from '#studio/api/studio-content.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';

const language = text({ min: 2, max: 20 });
const params = z.strictObject({ language, key: text({ min: 1, max: 200 }) });

export const studioTranslationsOperations = {
  listStudioLanguages: operatorOperation({
    summary: 'The languages beside English, and how far each is',
    output: z.object({
      languages: z.array(
        z.object({
          language: z.string(),
          name: z.string(),
          offered: z.boolean(),
          missing: z.number().int(),
          /** Number of texts whose English has changed since they were translated. */
          changed: z.number().int(),
        }),
      ),
    }),
  }),
  listStudioTranslations: operatorOperation({
    summary: 'Every text in one language; a text with plural forms is there once for each',
    params: z.strictObject({ language }),
    output: z.object({
      entries: z.array(
        z.object({
          key: z.string(),
          english: z.string(),
          /** The translation; null while there is none. */
          text: z.string().nullable(),
          /** Whether the text was written in the studio, and is not the built-in text. */
          own: z.boolean(),
          /** The translation's state; `changed` means that the English has changed since it was translated. */
          state: z.enum(['done', 'missing', 'changed']),
          version: z.string(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  saveStudioTranslation: operatorOperation({
    summary: 'Write one text in one language, as the translation of the English as it is now',
    params,
    body: z.strictObject({ text: text({ max: studioLimits.notesMax }), version }),
    output: saved,
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
  resetStudioTranslation: operatorOperation({
    summary: 'Put the built-in translation back, or the English where there is none',
    params,
    body: z.strictObject({ version }),
    output: saved,
    errors: ['not_found', 'conflict'],
  }),
};
