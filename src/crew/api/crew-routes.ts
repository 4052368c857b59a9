// The addresses of the operations of crews. They are not in routes.ts, so that learners' pages need not
// load them.

import type { Method } from '#subjects/api/routes.ts';

export const crewRoutes = {
  readCrews: ['GET', '/api/crews'],
  openCrew: ['POST', '/api/crews'],
  readInvitation: ['POST', '/api/crew-invitations'],
  joinCrew: ['POST', '/api/crew-members'],

  readCrew: ['GET', '/api/crews/:crew_id'],
  saveCrew: ['PUT', '/api/crews/:crew_id'],
  deleteCrew: ['DELETE', '/api/crews/:crew_id'],
  resetCrewCode: ['POST', '/api/crews/:crew_id/code'],
  readFocus: ['GET', '/api/crews/:crew_id/focus'],
  decideMember: ['PUT', '/api/crews/:crew_id/members/:number'],
  removeMember: ['DELETE', '/api/crews/:crew_id/members/:number'],
  saveRehearsal: ['PUT', '/api/crews/:crew_id/rehearsals/:rehearsal_id'],
  removeRehearsal: ['DELETE', '/api/crews/:crew_id/rehearsals/:rehearsal_id'],
  mailCrew: ['POST', '/api/crews/:crew_id/mails'],
  offerCrew: ['PUT', '/api/crews/:crew_id/heir'],

  answerOffer: ['POST', '/api/crews/:crew_id/leader'],
  saveChoices: ['PUT', '/api/crews/:crew_id/membership'],
  leaveCrew: ['DELETE', '/api/crews/:crew_id/membership'],

  standInRoom: ['POST', '/api/crews/:crew_id/room'],
  putTally: ['PUT', '/api/crews/:crew_id/tallies/:device_id'],
  leaveOutTally: ['PUT', '/api/crews/:crew_id/tallies/:device_id/left-out'],
  readTallies: ['GET', '/api/crews/:crew_id/tallies'],
  readRecord: ['GET', '/api/crews/:crew_id/record'],
  saveRecord: ['PUT', '/api/crews/:crew_id/record'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

/** Reads the texts of the crew's pages in another language; the English texts are part of the pages. */
export const crewCopyRoutes = { readCrewCopy: ['GET', '/api/copy/crew'] } as const;

export type CrewOperationName = keyof typeof crewRoutes;
