// Time zones grouped by part of the world, with the present names of their places.

/** Groups the browser's zones by part of the world ('Europe'). The zones in `first` come first, in the group ''. */
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
 * Returns the present name of a zone's place: 'Indiana, Knox' for 'America/Indiana/Knox', 'Kyiv' for 'Europe/Kiev'. A
 * zone without a place, such as UTC, keeps its name.
 */
export function zonePlace(zone: string): string {
  const [area = '', ...place] = zone.split('/');
  const name = (place.length > 0 ? place.join(', ') : area).replaceAll('_', ' ');
  return namesOfToday[name] ?? name;
}

/** Present names of places for which browsers keep a former name. */
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
