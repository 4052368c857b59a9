// The handlers of the operations in src/crew/api/crew.ts and src/crew/api/crew-day.ts, and the background jobs of
// crews.

import { answersIn, sendReady } from '#course/server/handlers.ts';
import type { CrewOperationName } from '#crew/api/crew-routes.ts';
import { deleteAfter } from '#crew/rules/crew-life.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { roomFromAddress } from '#event/rules/rooms.ts';
import { leaderSeat, roomPass } from '#event/server/room-pass.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import type { Host } from '#subjects/server/host.ts';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { mailCrew, sendCrewMails } from './crew-mail.ts';
import type { CrewHandler, CrewParts } from './crew-parts.ts';
import { answerOffer, offerCrew } from './hand-over.ts';
import { joinCrew, readInvitation } from './join-crew.ts';
import { ledCrew } from './led-crew.ts';
import { makeCrewLimits } from './limits.ts';
import { decideMember, leaveCrew, removeMember, saveChoices } from './membership.ts';
import { openCrew } from './open-crew.ts';
import { readCrew } from './read-crew.ts';
import { readCrews } from './read-crews.ts';
import { readFocus } from './read-focus.ts';
import { readRecord, saveRecord } from './record.ts';
import { removeRehearsal, saveRehearsal } from './rehearsals.ts';
import { deleteCrew, resetCrewCode, saveCrew } from './save-crew.ts';
import { leaveOutTally, putTally, readTallies } from './tallies.ts';

export function crewHandlers(parts: CrewParts): Pick<Handlers, CrewOperationName> {
  return {
    readCrews: (call) => readCrews(parts, call),
    openCrew: (call) => openCrew(parts, call),
    readInvitation: (call) => readInvitation(parts, call),
    joinCrew: (call) => joinCrew(parts, call),
    readCrew: (call) => readCrew(parts, call),
    saveCrew: (call) => saveCrew(parts, call),
    deleteCrew: (call) => deleteCrew(parts, call),
    resetCrewCode: (call) => resetCrewCode(parts, call),
    readFocus: (call) => readFocus(parts, call),
    decideMember: (call) => decideMember(parts, call),
    removeMember: (call) => removeMember(parts, call),
    saveRehearsal: (call) => saveRehearsal(parts, call),
    removeRehearsal: (call) => removeRehearsal(parts, call),
    mailCrew: (call) => mailCrew(parts, call),
    offerCrew: (call) => offerCrew(parts, call),
    answerOffer: (call) => answerOffer(parts, call),
    saveChoices: (call) => saveChoices(parts, call),
    leaveCrew: (call) => leaveCrew(parts, call),
    standInRoom: (call) => standInRoom(parts, call),
    putTally: (call) => putTally(parts, call),
    leaveOutTally: (call) => leaveOutTally(parts, call),
    readTallies: (call) => readTallies(parts, call),
    readRecord: (call) => readRecord(parts, call),
    saveRecord: (call) => saveRecord(parts, call),
  };
}

/** The handlers of crews, and of the texts of their pages. */
export function serveCrew(host: Host) {
  const readCrewCopy: Handlers['readCrewCopy'] = async ({ context, query }) => {
    const texts = answersIn(host.content, query.language).carried.get('crew');
    if (!texts) throw new AppError('not_found');
    return sendReady(context, texts);
  };
  return { readCrewCopy, ...crewHandlers({ ...host, ...makeCrewLimits(host.limiter) }) };
}

/** The background jobs of crews. */
export const crewJobs = ({ db, secret, mails, settings, now }: JobParts): SubjectJobs => ({
  tasks: {
    crew_mail: (payload) => sendCrewMails({ db, secret, mails, now }, (payload as { sealed: string }).sealed),
    follow_event: () => followEvent(db, now(), parseEventDate(settings().next_challenge_date)),
  },
  timetable: [{ task: 'follow_event', match: '6 * * * *' }],
});

const DAY = 86_400_000;

/**
 * Moves the ends of crews when the event is moved or gets a date: a crew that waits for an event ends 30 days after
 * `eventAt` (`now` and `eventAt` in UTC milliseconds; `eventAt` is null without a date). A crew whose event is over
 * keeps the end that its members were given.
 */
export async function followEvent(db: Db, now: number, eventAt: number | null): Promise<void> {
  if (eventAt === null || eventAt <= now) return;
  await db
    .updateTable('crews')
    .set({ delete_after: new Date(deleteAfter(now, eventAt)) })
    .where('delete_after', '>', new Date(now + crewLimits.daysAfterEvent * DAY))
    .where('delete_after', '!=', new Date(deleteAfter(now, eventAt)))
    .execute();
}

/**
 * Returns a seat and a pass, with which the leader's page counts in the room `at` for `people` people in front of the
 * screen. Throws not_found for a person who does not lead the crew, and invalid_input if `at` names no room. Stores
 * nothing.
 */
const standInRoom: CrewHandler<'standInRoom'> = async (parts, { session, params, body }) => {
  await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  const room = roomFromAddress(body.at, parts.now());
  if ('problem' in room) throw new AppError('invalid_input', { field: 'at' });
  const { people } = body;
  const seat = leaderSeat(parts.secret, session.user_id, room.start);
  return { seat, pass: roomPass(parts.secret, { start: room.start, seat, people }) };
};
