// The figures on the profile that come from other subjects.

import { shownStreak } from '#course/rules/streak/streak.ts';

export const profileFigures = { shownStreak };
