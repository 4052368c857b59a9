// The studio's brand: name, colour and icon of the site, and the sender of its mails.

import { z } from 'zod';
import { operatorOperation } from '#platform/api/operation.ts';
import { text } from '#platform/api/text.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { saved, version } from './studio-content.ts';

const word = text({ max: studioLimits.fileNameMax });
/**
 * A limit above that of a brand's texts, so that the rule (brandProblem) can refuse too long a text with a sentence.
 */
const line = text({ max: studioLimits.copyMax });

const brand = z.strictObject({
  name: line,
  /** The colour as #rrggbb. */
  accent: word,
  /** Names of files in the media folder, or 'none' for the built-in icons. */
  icon: word,
  icon_small: word,
  icon_maskable: word,
  icon_touch: word,
  /** The name of the mails' sender; while it is empty, mails have the name in MAIL_FROM. */
  sender: line,
});

export const studioBrandOperations = {
  readStudioBrand: operatorOperation({
    summary: 'Name, colour, icon and sender of mails',
    output: brand.extend({ version: z.string() }),
  }),
  saveStudioBrand: operatorOperation({
    summary: 'Set name, colour, icon and sender of mails',
    body: brand.extend({ version }),
    output: saved,
    errors: ['invalid_input', 'conflict'],
  }),
  uploadStudioIcon: operatorOperation({
    summary: 'Store an icon, drawn as a square PNG file, in the media folder, named after its content',
    streamed: true,
    output: z.object({ file: z.string() }),
    errors: ['invalid_input', 'too_large'],
  }),
};
