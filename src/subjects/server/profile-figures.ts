// The figures that other subjects work out for the profile.

import { shownStreak } from '#course/rules/streak/streak.ts';

export const profileFigures = { shownStreak };
