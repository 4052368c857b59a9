// Per table of an optional subject what reads its rows of a person (people/server/own-data.ts).

import { ownCrewRows } from '#crew/server/own-crew-rows.ts';

export const otherOwnRows = { ...ownCrewRows };
