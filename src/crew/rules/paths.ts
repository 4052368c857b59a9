// The addresses of crews that every page needs; the pages below /crew are in crew-paths.ts.

import type { Place } from '#platform/rules/place.ts';

export const crewRoot = { crew: '/crew' } as const;

/** The pattern for all pages of crews in the route table. */
export const crewPattern = `${crewRoot.crew}/*` as const;

/** The page where people use a code, even before they sign in. */
export const joinPage = `${crewRoot.crew}/join` as const;

/** Pages that ask for a proven address. The mailed link that proves an address leads back to the page. */
export const crewOnward = [crewRoot.crew, `${crewRoot.crew}/open`] as const;

/** Links to crews on pages of other subjects. */
export const crewPlaces: readonly Place[] = [{ to: crewRoot.crew, label: 'nav_crew', in: ['menu'] }];
