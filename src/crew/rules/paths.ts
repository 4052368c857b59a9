// The addresses of crews that every page carries; the pages below /crew are in crew-paths.ts.

import type { Place } from '#platform/rules/place.ts';

export const crewRoot = { crew: '/crew' } as const;

/** The route table's pattern of all pages of crews. */
export const crewPattern = `${crewRoot.crew}/*` as const;

/** The page where a code is used, also by visitors. */
export const joinPage = `${crewRoot.crew}/join` as const;

/** Pages that ask for a proven address. */
export const crewOnward = [crewRoot.crew, `${crewRoot.crew}/open`] as const;

/** Links to them on pages of others. */
export const crewPlaces: readonly Place[] = [{ to: crewRoot.crew, label: 'nav_crew', in: ['menu'] }];
