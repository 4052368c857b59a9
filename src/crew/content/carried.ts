// The texts that the pages of crews carry themselves, and ask for in other languages.

import { crewTexts } from './answers.ts';
import { consentTexts } from './consent.ts';
import { crewPages } from './crew-pages.ts';

export const crewCarried = {
  crew: { ...crewPages, ...crewTexts, ...consentTexts },
} as const;
