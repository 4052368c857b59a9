// The time zone in which this page counts days and writes times.

import { isTimeZone } from '#platform/rules/local-day.ts';

let chosen: string | null = null;

/** Sets the zone that the signed-in person chose; null where no zone was chosen, or nobody is signed in. */
export function setChosenZone(zone: string | null): void {
  // The browser may be older than the zone, and not know it.
  chosen = zone !== null && isTimeZone(zone) ? zone : null;
}

/** Returns the zone that the person chose, or the browser's zone; UTC where neither is known. */
export function timeZone(): string {
  return chosen ?? deviceZone() ?? 'UTC';
}

/**
 * Returns the browser's time zone; null where the system's zone has no name, for which browsers give no zone, or a zone
 * that their own formatters refuse. Temporal knows the zone at once; a formatter first loads its whole calendar, which
 * takes 100 ms on a slow phone.
 */
export function deviceZone(): string | null {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  const zone = Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && zone !== 'Etc/Unknown' ? zone : null;
}

/** Whether a zone is among those that browsers report to hide where people are; few people live in such a zone. */
export function isVague(zone: string): boolean {
  return /^(UTC|UCT|GMT|Zulu|Universal|Greenwich|Etc\/.*|Atlantic\/Reykjavik|Iceland)$/i.test(zone);
}
