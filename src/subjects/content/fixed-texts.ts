// Every fixed text by its id: nobody edits them, and other languages have them under the same id.

import { classTexts } from '#class/content/class-copy.ts';
import { crewTexts } from '#crew/content/answers.ts';
import { consentTexts } from '#crew/content/consent.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { messages } from '#platform/content/messages.ts';
import { serverMessages } from '#platform/content/server-messages.ts';

export const fixedTexts = {
  ...messages,
  ...serverMessages,
  ...formTexts,
  ...classTexts,
  ...crewTexts,
  ...consentTexts,
} as const;

export type FixedText = keyof typeof fixedTexts;
