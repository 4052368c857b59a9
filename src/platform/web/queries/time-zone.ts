// The time zone in which this page counts days and writes times.

import { isTimeZone } from '#platform/rules/local-day.ts';

let chosen: string | null = null;

/** The zone that the person who is here chose; null: none, or nobody is. */
export function setChosenZone(zone: string | null): void {
  // A browser may be older than the zone.
  chosen = zone !== null && isTimeZone(zone) ? zone : null;
}

/** The zone that the person chose, or the browser's; UTC where neither is known. */
export function timeZone(): string {
  return chosen ?? deviceZone() ?? 'UTC';
}

/**
 * The browser's time zone. Temporal says it at once; the formatter reads its whole calendar first: 100 ms on a slow phone.
 * Null where the system's has no name: browsers then say one that none of their own formatters takes, or nothing.
 */
export function deviceZone(): string | null {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  const zone = Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && zone !== 'Etc/Unknown' ? zone : null;
}

/** The zones of browsers that hide where people are; few people live there. */
export function isVague(zone: string): boolean {
  return /^(UTC|UCT|GMT|Zulu|Universal|Greenwich|Etc\/.*|Atlantic\/Reykjavik|Iceland)$/i.test(zone);
}
