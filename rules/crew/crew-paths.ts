// The pages below /crew. Apart from rules/paths.ts, which every page carries.

import { paths } from '../paths.ts';

const below = (path: string) => `${paths.crew}/${path}` as const;

export const crewPaths = {
  home: paths.crew,
  join: below('join'),
  open: below('open'),
  /** The leader's page of a crew. */
  led: (id: string) => below(id),
} as const;

/** Where a code is used; it stands in the fragment, which no server sees. */
export function joinPath(code: string): string {
  return `${crewPaths.join}#${code}`;
}

/** Whether there is such a page below /crew; each crew has its own, whether or not there is such a crew. */
export function isCrewPage(pathname: string): boolean {
  const rest = pathname.slice(paths.crew.length + 1).split('/');
  if (rest.length === 1) return /^(|join|open|[0-9a-f-]{36})$/.test(rest[0] ?? '');
  return false;
}
