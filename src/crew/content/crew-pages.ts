import { crewCopy } from './crew-copy.ts';
import { dayCopy } from './day-copy.ts';

/** The texts of the crew's pages, which come with them in other languages too. */
export const crewPages = { ...crewCopy, ...dayCopy } as const;
