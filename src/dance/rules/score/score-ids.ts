// The ids of the scores that Shamble ships. They have a file of their own, because importing the scores loads
// the routine's moves too.

export const houseScoreId = 'house';
export const exerciseScoreId = 'exercises';
