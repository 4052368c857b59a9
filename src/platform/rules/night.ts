// The hours in which no minor gets a mail (docs/security.md, R54).

import { timeOfDay } from './local-day.ts';

const NIGHT = { from: 21, until: 8 };
const QUARTER = 900_000;

/** Whether it is between 21:00 and 08:00 at `instant` (epoch milliseconds) in a time zone. */
export function isNight(instant: number, timeZone: string): boolean {
  const hour = localHour(instant, timeZone);
  return hour >= NIGHT.from || hour < NIGHT.until;
}

/** Returns `instant` if it is outside the night, else the first full quarter of an hour after the night. */
export function outsideNight(instant: number, timeZone: string): number {
  let at = instant;
  while (isNight(at, timeZone)) at = (Math.floor(at / QUARTER) + 1) * QUARTER;
  return at;
}

/** Returns `instant` if it is in the night, else the first full quarter of an hour of the next night. */
export function nextNight(instant: number, timeZone: string): number {
  let at = instant;
  while (!isNight(at, timeZone)) at = (Math.floor(at / QUARTER) + 1) * QUARTER;
  return at;
}

/** Returns the hour in a time zone, 0 to 23. */
export function localHour(instant: number, timeZone: string): number {
  return Number(timeOfDay(instant, timeZone).slice(0, 2));
}
