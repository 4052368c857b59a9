// Time zones as people choose them: by the offset of their clocks, or by part of the world, under the names that their places
// have today.

import { offsetAt } from './wall-clock.ts';

/** The zones known here, each place once; a browser's list may hold its old and its new name. */
function knownZones(): string[] {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !zone.startsWith('Etc/'));
  return [...new Map(zones.map((zone) => [zonePlace(zone), zone])).values()];
}

/** The zones known here, by their part of the world ('Europe'); those in `first` come before all as ''. */
export function zonesByArea(first: readonly string[]): Map<string, string[]> {
  const areas = new Map([['', [...new Set(first)]]]);
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    if (first.includes(zone)) continue;
    const [area = ''] = zone.split('/');
    areas.set(area, [...(areas.get(area) ?? []), zone]);
  }
  return areas;
}

export type OffsetGroup = {
  /** Milliseconds by which the clocks are ahead of UTC. */
  offset: number;
  /** By the names of their places. */
  zones: string[];
  /** At most two places that most people know. */
  places: string[];
};

/** The zones by the offset of their clocks at an instant (epoch milliseconds), from west to east. */
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

/**
 * The place of a zone under the name of today: 'Indiana, Knox' of 'America/Indiana/Knox', 'Kyiv' of 'Europe/Kiev'; a zone
 * that is no place, such as UTC, stays as it is.
 */
export function zonePlace(zone: string): string {
  const [area = '', ...place] = zone.split('/');
  const name = (place.length > 0 ? place.join(', ') : area).replaceAll('_', ' ');
  return namesOfToday[name] ?? name;
}

/** Browsers keep the names that zones had when they were first listed. */
const namesOfToday: Readonly<Record<string, string>> = {
  'Argentina, Buenos Aires': 'Buenos Aires',
  Asmera: 'Asmara',
  Ashkhabad: 'Ashgabat',
  Calcutta: 'Kolkata',
  'Coral Harbour': 'Atikokan',
  Dacca: 'Dhaka',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Macao: 'Macau',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  'Sao Paulo': 'São Paulo',
  Thimbu: 'Thimphu',
  Truk: 'Chuuk',
};

/** Places by which people know an offset, the best known first. */
const knownPlaces: readonly string[] = [
  ...['Los Angeles', 'New York', 'Chicago', 'Denver', 'Mexico City', 'Bogota', 'Halifax', 'São Paulo'],
  ...['Buenos Aires', 'Santiago', 'Honolulu', 'Anchorage', 'London', 'Berlin', 'Lagos', 'Accra', 'Lisbon'],
  ...['Cairo', 'Johannesburg', 'Kyiv', 'Istanbul', 'Nairobi', 'Tehran', 'Dubai', 'Karachi', 'Kolkata'],
  ...['Kathmandu', 'Dhaka', 'Yangon', 'Bangkok', 'Jakarta', 'Shanghai', 'Singapore', 'Tokyo', 'Seoul'],
  ...['Adelaide', 'Sydney', 'Brisbane', 'Auckland', 'Fiji', 'Azores', 'Cape Verde', 'St Johns', 'Kabul'],
];
