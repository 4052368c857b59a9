// What the pages of crews carry themselves, and ask for in other languages.

import { crewCopy } from './crew-copy.ts';
import { dayCopy } from './day-copy.ts';

export const crewCarried = {
  crew: { copy: { ...crewCopy, ...dayCopy }, messages: ['crew', 'consent'] },
};
