// The pages below /crew. They are not in paths.ts, because every page loads that file.

import { crewRoot, joinPage } from './paths.ts';

const below = <Path extends string>(path: Path) => `${crewRoot.crew}/${path}` as const;

export const crewPaths = {
  home: crewRoot.crew,
  join: joinPage,
  open: below('open'),
  /** The leader's page of a crew. */
  led: (id: string) => below(id),
  /** The page of the day of the crew's event, for the leader. */
  day: (id: string, part?: DayPart) => `${below(`${id}/day`)}${part ? `?tab=${part}` : ''}`,
  /** The page that counts heads, for the leader and the members. */
  count: (id: string) => below(`${id}/count`),
  /** The page where a helper tries the counter; it stores nothing. */
  tryCounter: (id: string) => below(`${id}/try`),
  print: (id: string, what: Printed) => below(`${id}/print/${what}`),
} as const;

/** The parts of the day's page, in the order of its bar. */
export const dayParts = ['now', 'count', 'roster', 'record', 'print'] as const;
export type DayPart = (typeof dayParts)[number];

/** The sheets that are printed for the day of the event. */
export const printed = [
  'run-sheet',
  'script',
  'roster',
  'tags',
  'flyer',
  'parents',
  'record',
  'witness',
  'certificates',
] as const;
export type Printed = (typeof printed)[number];

/** Returns the path of the page for joining with `code`, which is in the fragment: browsers send that to no server. */
export function joinPath(code: string): string {
  return `${crewPaths.join}#${code}`;
}

/** Whether a path below /crew is a page. The path of a crew counts even if no crew has its id. */
export function isCrewPage(pathname: string): boolean {
  const [id = '', area, what, ...rest] = pathname.slice(crewRoot.crew.length + 1).split('/');
  if (area === undefined) return /^(|join|open|[0-9a-f-]{36})$/.test(id);
  if (!/^[0-9a-f-]{36}$/.test(id) || rest.length > 0) return false;
  if (area === 'print') return (printed as readonly (string | undefined)[]).includes(what);
  return ['day', 'count', 'try'].includes(area) && what === undefined;
}
