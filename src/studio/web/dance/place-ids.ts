/** The places on the Dance page that other pages lead to: the phrases' days, the moves, and the days without a new part. */
export const daysId = 'dance-days';
export const movesId = 'dance-moves';
export const revisionId = 'dance-revision';
