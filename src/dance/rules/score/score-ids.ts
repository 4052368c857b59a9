// The ids of the scores that Shamble ships. They stand apart from the scores, which bring the routine's moves with them.

export const houseScoreId = 'house';
export const exerciseScoreId = 'exercises';
