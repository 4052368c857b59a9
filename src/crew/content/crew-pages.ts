import { crewCopy } from './crew-copy.ts';
import { dayCopy } from './day-copy.ts';

/** The texts of the crew's pages, loaded by those pages only, in every language. */
export const crewPages = { ...crewCopy, ...dayCopy } as const;
