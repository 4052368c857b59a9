// The ids of the scores that Shamble ships. The ids have a file of their own, because an import of the scores would
// load the routine's moves too.

export const houseScoreId = 'house';
export const exerciseScoreId = 'exercises';
