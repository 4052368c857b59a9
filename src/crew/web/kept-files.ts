import { crewCopyRoutes } from '#crew/api/crew-routes.ts';
import type { KeptPart } from '#platform/web/kept-part.ts';

/**
 * The files that leaders of crews load: their pages, their part of the dashboard, the part of a room where they count for
 * many, and the dancer on paper.
 */
export const crewKept = {
  name: 'crews',
  files: [
    'crew/web/crew-screen.tsx',
    'crew/web/led-crews.tsx',
    'crew/web/here-many.tsx',
    'crew/web/print/dancer-figure.tsx',
  ],
  copy: crewCopyRoutes.readCrewCopy[1],
} as const satisfies KeptPart;
