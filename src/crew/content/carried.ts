// The carried texts of crews: the English ones are part of the pages, and other languages are read from the server.

import { crewTexts } from './answers.ts';
import { consentTexts } from './consent.ts';
import { crewPages } from './crew-pages.ts';

export const crewCarried = {
  crew: { ...crewPages, ...crewTexts, ...consentTexts },
} as const;
