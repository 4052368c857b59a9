// Time zones by part of the world, under the names that their places have today.

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
