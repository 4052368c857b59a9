/** The ids of sections on the Dance page to which links lead: days of phrases, moves, and days without a new part. */
export const daysId = 'dance-days';
export const movesId = 'dance-moves';
export const revisionId = 'dance-revision';
