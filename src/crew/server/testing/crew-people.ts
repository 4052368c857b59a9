// People around a crew, for tests: written into the tables and signed in.

import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { consentWording } from '#crew/content/consent.ts';
import { eventHeader, nowPath } from '#event/api/moment.ts';
import { type LearnerOptions, writeLearner, writeSession } from '#testing/server/learner-rows.ts';
import type { TestServer } from '#testing/server/test-server.ts';
import { type Answer, makeVisitor, type Visitor } from '#testing/server/visitor.ts';

export type CrewPerson = {
  id: string;
  email: string;
  password: string;
  first_name: string;
  visitor: Visitor;
};

/** Makes a signed-in person whose name occurs in no other text. */
export async function crewPerson(
  { url, secret, database: { db } }: TestServer,
  options: LearnerOptions = {},
): Promise<CrewPerson> {
  const first_name = `Name${randomUUID().replaceAll('-', '')}`;
  const { id, email, password } = await writeLearner(db, { first_name, ...options });
  const visitor = makeVisitor(url);
  visitor.cookies.set('session', await writeSession(db, id, secret));
  return { id, email, password, first_name: options.first_name ?? first_name, visitor };
}

/** Makes an adult with a proven address and the role of a coordinator, who may lead crews. */
export async function crewLeader(server: TestServer): Promise<CrewPerson> {
  const leader = await crewPerson(server, { proven: true });
  await server.database.pool.query("update user_roles set role = 'coordinator' where user_id = $1", [
    leader.id,
  ]);
  return leader;
}

export const crewDetails = {
  name: 'The Night Shift',
  place: 'Gym 2',
  zone: 'Europe/Berlin',
  approves: false,
};

/** Moves the event to `at` (epoch milliseconds); resolves when the server knows the new date. */
export async function setEvent({ url, database }: TestServer, at: number): Promise<void> {
  await database.pool.query("update settings set value = $1 where key = 'next_challenge_date'", [
    new Date(at).toISOString(),
  ]);
  await vi.waitUntil(async () => (await fetch(url + nowPath)).headers.get(eventHeader) === String(at), {
    timeout: 20_000,
  });
}

/** Opens a crew; returns it with its code. */
export async function openCrew(
  server: TestServer,
  changes: Partial<typeof crewDetails> = {},
): Promise<{ leader: CrewPerson; crew_id: string; code: string }> {
  const leader = await crewLeader(server);
  const opened = await leader.visitor.call('openCrew', { body: { ...crewDetails, ...changes } });
  if (opened.status !== 200) throw new Error(`No crew: ${JSON.stringify(opened.body)}`);
  const crew_id = opened.body.id;
  const { body } = await leader.visitor.call('readCrew', { params: { crew_id } });
  return { leader, crew_id, code: body.code };
}

export const choices = { shows_name: false, counts: false, mails: false };

export function join(person: CrewPerson, code: string, changes: object = {}): Promise<Answer> {
  const body = { code, wording: consentWording, guardian: false, ...choices, ...changes };
  return person.visitor.call('joinCrew', { body });
}
