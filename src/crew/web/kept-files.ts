import { crewCopyRoutes } from '#crew/api/crew-routes.ts';
import type { KeptPart } from '#platform/web/kept-part.ts';

/**
 * The files that leaders need without a network: their pages, their part of the dashboard, the room's field for the
 * number of people at the screen, and the drawing of the dancer for sheets.
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
