// A person with a row in every table of crews, for the tests of what is stored about one person.

import { randomUUID } from 'node:crypto';
import { consentWording } from '#crew/content/consent.ts';
import type { TestServer } from '#testing/server/test-server.ts';
import type { signUp } from '#testing/server/visitor.ts';
import { openCrew } from './crew-people.ts';

/** Makes the person the leader of a crew that has everything, and a member of another crew. */
export async function busyInCrews(
  server: TestServer,
  { visitor, id }: Awaited<ReturnType<typeof signUp>>,
): Promise<void> {
  await server.database.pool.query('update users set email_verified = true where id = $1', [id]);
  const details = { name: 'Own crew', place: 'Gym', zone: 'UTC', approves: false };
  const crew_id = (await visitor.call('openCrew', { body: details })).body.id;
  const plan = { starts_at: new Date().toISOString(), minutes: 60, place: 'Gym', online: false };
  await visitor.call('saveRehearsal', { params: { crew_id, rehearsal_id: randomUUID() }, body: plan });
  const tally = { label: 'Gate', kind: 'gate', plus: 3, minus: 1, version: 1 };
  await visitor.call('putTally', { params: { crew_id, device_id: randomUUID() }, body: tally });
  const times = { started_at: null, ended_at: null };
  const record = {
    ...times,
    before: 2,
    after: 2,
    event_code: 'A',
    explanation: '',
    evidence: [],
    charity: '',
  };
  await visitor.call('saveRecord', { params: { crew_id }, body: { ...record, version: 0 } });
  const { leader, code, crew_id: other } = await openCrew(server);
  await visitor.call('joinCrew', {
    body: {
      code,
      wording: consentWording,
      guardian: false,
      shows_name: true,
      counts: true,
      mails: true,
    },
  });
  const witness = { ...tally, label: 'Witness', kind: 'witness' };
  await visitor.call('putTally', { params: { crew_id: other, device_id: randomUUID() }, body: witness });
  await leader.visitor.call('offerCrew', { params: { crew_id: other }, body: { number: 1 } });
}

const ofLedCrews = 'crew_id in (select id from crews where leader_id = $1)';

/** The condition for a person's rows, by table; $1 is the person's id. */
export const crewOwners = {
  crews: '$1 in (leader_id, heir_id)',
  crew_members: 'user_id = $1',
  crew_tallies: `user_id = $1 or ${ofLedCrews}`,
  crew_records: ofLedCrews,
  crew_rehearsals: ofLedCrews,
};
