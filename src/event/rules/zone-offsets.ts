// Time zones grouped by their offset from UTC, and what a clock change does to a local time.

import { offsetAt, wallClock } from './wall-clock.ts';
import { zonePlace } from './zones.ts';

export type OffsetGroup = {
  /** The offset from UTC in milliseconds. */
  offset: number;
  /** The zones with this offset, ordered by the names of their places. */
  zones: string[];
  /** Names of at most two well-known places. */
  places: string[];
};

/** Groups zones by their offset at an instant (epoch milliseconds), from west to east. */
export function zonesByOffset(instant: number, zones: readonly string[] = knownZones()): OffsetGroup[] {
  const groups = new Map<number, string[]>();
  for (const zone of zones) {
    const offset = offsetAt(instant, zone);
    groups.set(offset, [...(groups.get(offset) ?? []), zone]);
  }
  return [...groups]
    .sort(([west], [east]) => west - east)
    .map(([offset, found]) => {
      const named = found
        .map((zone) => [zonePlace(zone), zone] as const)
        .sort(([one], [other]) => one.localeCompare(other, 'en'));
      const places = named.map(([place]) => place);
      const known = knownPlaces.filter((place) => places.includes(place));
      return {
        offset,
        zones: named.map(([, zone]) => zone),
        places: [...new Set([...known, ...places])].slice(0, 2),
      };
    });
}

/** Returns an offset (milliseconds) as 'UTC+5:30', 'UTC-3' or 'UTC'. */
export function offsetName(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return minutes === 0 ? 'UTC' : `UTC${offset < 0 ? '-' : '+'}${hours}`;
}

/** The browser's zones, each place once: a browser may list a place under an old and a new name. */
function knownZones(): string[] {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !zone.startsWith('Etc/'));
  return [...new Map(zones.map((zone) => [zonePlace(zone), zone])).values()];
}

/** Well-known places, the best known first. */
const knownPlaces: readonly string[] = [
  ...['Los Angeles', 'New York', 'Chicago', 'Denver', 'Mexico City', 'Bogota', 'Halifax', 'São Paulo'],
  ...['Buenos Aires', 'Santiago', 'Honolulu', 'Anchorage', 'London', 'Berlin', 'Lagos', 'Accra', 'Lisbon'],
  ...['Cairo', 'Johannesburg', 'Kyiv', 'Istanbul', 'Nairobi', 'Tehran', 'Dubai', 'Karachi', 'Kolkata'],
  ...['Kathmandu', 'Dhaka', 'Yangon', 'Bangkok', 'Jakarta', 'Shanghai', 'Singapore', 'Tokyo', 'Seoul'],
  ...['Adelaide', 'Sydney', 'Brisbane', 'Auckland', 'Fiji', 'Azores', 'Cape Verde', 'St Johns', 'Kabul'],
];

const day = 86_400_000;

/**
 * Returns what a clock change does to the local time `clock` ('YYYY-MM-DDTHH:MM'), which instantAt has read as
 * `instant`: 'skipped', or 'first' or 'second' if the time comes twice. Returns null for a time that comes once.
 */
export function clockChange(
  clock: string,
  zone: string,
  instant: number,
): 'skipped' | 'first' | 'second' | null {
  if (wallClock(instant, zone) !== clock) return 'skipped';
  const asUtc = Date.parse(`${clock}:00Z`);
  // The offsets of a day earlier and a day later are the offsets before and after a clock change nearby.
  const others = [instant - day, instant + day]
    .map((near) => asUtc - offsetAt(near, zone))
    .filter((other) => other !== instant && wallClock(other, zone) === clock);
  if (others.length === 0) return null;
  return others.some((other) => other < instant) ? 'second' : 'first';
}
