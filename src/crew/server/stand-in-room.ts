// A leader's page stands for the people in front of it, in a room in which everybody dances at the same moment.

import { roomFromAddress } from '#event/rules/rooms.ts';
import { leaderSeat, roomPass } from '#event/server/room-pass.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { CrewHandler } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';

/**
 * Throws not_found for a person who does not lead the crew, and invalid_input where there is no such room.
 * Nothing is stored.
 */
export const standInRoom: CrewHandler<'standInRoom'> = async (parts, { session, params, body }) => {
  await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  const room = roomFromAddress(body.at, parts.now());
  if ('problem' in room) throw new AppError('invalid_input', { field: 'at' });
  const { people } = body;
  const seat = leaderSeat(parts.secret, session.user_id, room.start);
  return { seat, pass: roomPass(parts.secret, { start: room.start, seat, people }) };
};
