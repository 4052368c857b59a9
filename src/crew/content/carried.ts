// The texts that the pages of crews carry themselves, and ask for in other languages.

import { crewPages } from './crew-pages.ts';

export const crewCarried = {
  crew: { copy: crewPages, messages: ['crew', 'consent'] },
};
