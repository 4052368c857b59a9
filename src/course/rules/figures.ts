// The figures of a learner's practice. A new figure is declared in this file alone: the contract, the server's answer,
// the dashboard's lines and the values shown before an answer comes are derived from here.

import { daysAfter, localDay } from '#platform/rules/local-day.ts';
import { type Practice, shownStreak } from './streak/streak.ts';

/** The stored facts about a learner's practice from which the figures are computed. */
export type Practised = {
  practice: Practice;
  /** The latest days of practice, with the seconds danced on each. */
  days: readonly { day: string; seconds: number }[];
};

/**
 * How many of the latest days of practice the figures need: seven, and one more because a learner who has travelled
 * west may have a practice day after today.
 */
export const daysLookedAt = 8;

/**
 * Computes a whole number for `now` (epoch milliseconds) in the learner's time zone: 0 for a person who has done
 * nothing.
 */
type Figure = (practised: Practised, now: number, zone: string) => number;

const figures = {
  /** Consecutive practice days in the learner's own time zone; 0 after a full missed day. */
  current_streak: ({ practice }, now, zone) => shownStreak(practice, now, zone),
  /** Minutes danced today and on the six days before. */
  minutes_of_week: ({ days }, now, zone) => {
    const first = daysAfter(localDay(now, zone), -6);
    const seconds = days.filter(({ day }) => day >= first).reduce((sum, each) => sum + each.seconds, 0);
    return Math.round(seconds / 60);
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export type Figures = Record<FigureName, number>;

export const figureNames = Object.keys(figures) as FigureName[];

/** Makes a value for each figure. */
export function eachFigure<Value>(make: (name: FigureName) => Value): Record<FigureName, Value> {
  return Object.fromEntries(figureNames.map((name) => [name, make(name)])) as Record<FigureName, Value>;
}

/** Computes all figures. */
export function figuresOf(practised: Practised, now: number, zone: string): Figures {
  return eachFigure((name) => figures[name](practised, now, zone));
}
