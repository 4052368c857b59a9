// Makes every call of a crew as every kind of caller, in a crew with a minor, and checks who may make the call and what
// the answer shows.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrewOperationName, crewRoutes } from '#crew/api/crew-routes.ts';
import { consentWording } from '#crew/content/consent.ts';
import {
  type CrewPerson,
  choices,
  crewDetails,
  crewPerson,
  join,
  openCrew,
} from '#crew/server/testing/crew-people.ts';
import { roomName } from '#event/rules/room-name.ts';
import { danceSeconds, hourRoom } from '#event/rules/rooms.ts';
import { changedTables, databaseChecksum } from '#testing/server/database-checksum.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makeVisitor } from '#testing/server/visitor.ts';

let server: TestServer;
let crew: Awaited<ReturnType<typeof openCrew>>;
let people: Record<Caller, CrewPerson>;
type Caller = 'stranger' | 'outsider' | 'otherLeader' | 'waiting' | 'adult' | 'minor' | 'leader';

beforeAll(async () => {
  server = await startTestServer();
  crew = await openCrew(server);
  const other = await openCrew(server, { name: 'Another crew' });
  const [outsider, waiting, adult] = await Promise.all([1, 2, 3].map(() => crewPerson(server)));
  const minor = await crewPerson(server, { age_group: '13-17' });
  if (!outsider || !waiting || !adult) throw new Error('No people');
  people = {
    stranger: { ...outsider, visitor: makeVisitor(server.url) },
    outsider,
    otherLeader: other.leader,
    waiting,
    adult,
    minor,
    leader: crew.leader,
  };
  // Members get numbers in the order of joining: 1, 2 and 3.
  await join(minor, crew.code, { guardian: true, counts: true, mails: true });
  await join(adult, crew.code, { shows_name: true, counts: true });
  const { leader, crew_id } = crew;
  const approving = { ...crewDetails, approves: true, drills: [3], version: 1 };
  await leader.visitor.call('saveCrew', { params: { crew_id }, body: approving });
  await join(waiting, crew.code, { shows_name: true });
  await leader.visitor.call('saveRehearsal', {
    params: { crew_id, rehearsal_id: randomUUID() },
    body: plan(),
  });
});
afterAll(() => server.stop());

const plan = () => ({
  starts_at: new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString(),
  minutes: 90,
  place: 'Gym 2',
  online: false,
});
const device_id = randomUUID();
const tally = { label: 'Gate', kind: 'gate', plus: 1, minus: 0, version: 1 };
const record = {
  event_code: 'X1',
  started_at: null,
  ended_at: null,
  before: 3,
  after: 3,
  explanation: '',
  evidence: [],
  charity: '',
  version: 0,
};

/** Complete and valid input for each call, so that the answer depends on the caller alone. */
const input: Record<CrewOperationName, () => { body?: unknown; params?: Record<string, string> }> = {
  readCrews: () => ({}),
  openCrew: () => ({ body: crewDetails }),
  readInvitation: () => ({ body: { code: crew.code } }),
  joinCrew: () => ({ body: { code: crew.code, wording: consentWording, guardian: true, ...choices } }),
  readCrew: () => ({}),
  saveCrew: () => ({ body: { ...crewDetails, drills: [4], version: 2 } }),
  deleteCrew: () => ({ body: {} }),
  resetCrewCode: () => ({ body: {} }),
  readFocus: () => ({}),
  decideMember: () => ({ body: {}, params: { number: '3' } }),
  removeMember: () => ({ body: {}, params: { number: '4' } }),
  saveRehearsal: () => ({ body: plan(), params: { rehearsal_id: randomUUID() } }),
  removeRehearsal: () => ({ body: {}, params: { rehearsal_id: randomUUID() } }),
  mailCrew: () => ({ body: { message: 'Bring water.' } }),
  offerCrew: () => ({ body: { number: 2 } }),
  answerOffer: () => ({ body: { accept: false } }),
  saveChoices: () => ({ body: { ...choices, shows_name: true } }),
  leaveCrew: () => ({ body: {} }),
  standInRoom: () => ({ body: { at: roomName(hourRoom(Date.now(), danceSeconds)), people: 30 } }),
  putTally: () => ({ body: tally, params: { device_id } }),
  leaveOutTally: () => ({ body: { left_out: true }, params: { device_id } }),
  readTallies: () => ({}),
  readRecord: () => ({}),
  saveRecord: () => ({ body: record }),
};

const callers = ['stranger', 'outsider', 'otherLeader', 'waiting', 'adult', 'minor', 'leader'] as const;
const everybody = callers.slice(1);
const anyMember = ['waiting', 'adult', 'minor'];
const leaderOnly = ['leader'];

/**
 * The callers who get 200. All others get 404, or the code that is named here when the call refuses them for
 * their age, address or role.
 */
const allowed: Record<CrewOperationName, readonly string[]> = {
  readCrews: everybody,
  openCrew: ['otherLeader', 'leader'],
  readInvitation: everybody,
  joinCrew: ['outsider', 'otherLeader', 'waiting', 'adult', 'minor'],
  readCrew: leaderOnly,
  saveCrew: leaderOnly,
  deleteCrew: leaderOnly,
  resetCrewCode: leaderOnly,
  readFocus: leaderOnly,
  decideMember: leaderOnly,
  removeMember: leaderOnly,
  saveRehearsal: leaderOnly,
  removeRehearsal: leaderOnly,
  mailCrew: leaderOnly,
  offerCrew: leaderOnly,
  answerOffer: [],
  saveChoices: anyMember,
  leaveCrew: anyMember,
  standInRoom: leaderOnly,
  putTally: ['adult', 'minor', 'leader'],
  leaveOutTally: leaderOnly,
  readTallies: leaderOnly,
  readRecord: leaderOnly,
  saveRecord: leaderOnly,
};
const refusal = (name: CrewOperationName, caller: Caller) => {
  if (caller === 'stranger') return 401;
  if (name === 'openCrew') return 403;
  return name === 'joinCrew' ? 409 : 404;
};

/** The data that identifies a person. */
const identifiers = (caller: Caller) => [people[caller].id, people[caller].email, people[caller].first_name];

/** Makes one call as one caller. */
async function callAs(name: CrewOperationName, caller: Caller) {
  const { params, body } = input[name]();
  return people[caller].visitor.call(name, { params: { crew_id: crew.crew_id, ...params }, body });
}

// Calls that end memberships or the crew come last.
const last = [
  'joinCrew',
  'removeMember',
  'resetCrewCode',
  'openCrew',
  'saveChoices',
  'leaveCrew',
  'deleteCrew',
];
const names = (Object.keys(crewRoutes) as CrewOperationName[]).sort(
  (a, b) => last.indexOf(a) - last.indexOf(b),
);

// §5.each-call-crew-answers-those
test.each(names)('%s is answered for callers who may make it, and for nobody else', async (name) => {
  for (const caller of callers) {
    if (allowed[name].includes(caller)) continue;
    const before = await databaseChecksum(server.database.pool);
    const answer = await callAs(name, caller);
    expect([name, caller, answer.status]).toEqual([name, caller, refusal(name, caller)]);
    expect(changedTables(before, await databaseChecksum(server.database.pool))).toEqual([]);
    for (const other of callers.filter((each) => each !== caller))
      for (const word of identifiers(other)) expect(JSON.stringify(answer.body)).not.toContain(word);
  }
});

// §5.instructor-coordinator-opens-crew-sees
test('the minor is a number to the leader, whatever the leader calls', async () => {
  for (const name of names.filter((each) => crewRoutes[each][0] === 'GET')) {
    const { status, body } = await callAs(name, 'leader');
    expect([name, status]).toEqual([name, 200]);
    for (const caller of ['minor', 'outsider', 'otherLeader'] as const)
      for (const word of identifiers(caller)) expect(JSON.stringify(body)).not.toContain(word);
    // The leader sees neither the address nor the id of a member who shows the first name.
    expect(JSON.stringify(body)).not.toContain(people.adult.email);
    expect(JSON.stringify(body)).not.toContain(people.adult.id);
  }
  const { body } = await callAs('readCrew', 'leader');
  expect(body.members).toEqual([
    { number: 1, first_name: null, state: 'in' },
    { number: 2, first_name: people.adult.first_name, state: 'in' },
    { number: 3, first_name: people.waiting.first_name, state: 'waiting' },
  ]);
});

test('a member sees the leader’s first name and the crew, and no other member', async () => {
  for (const caller of ['adult', 'minor', 'waiting'] as const) {
    const { body } = await callAs('readCrews', caller);
    const text = JSON.stringify(body);
    expect(text).toContain(people.leader.first_name);
    expect(text).not.toContain(people.leader.email);
    for (const other of callers.filter((each) => each !== caller && each !== 'leader'))
      for (const word of identifiers(other)) expect(text).not.toContain(word);
  }
});

test('a person who waits for the leader’s approval sees no rehearsals and no drills', async () => {
  const { body } = await callAs('readCrews', 'waiting');
  expect(body.member_of[0]).toMatchObject({ state: 'waiting', rehearsals: [], drills: [] });
  const adult = await callAs('readCrews', 'adult');
  expect(adult.body.member_of[0]).toMatchObject({ state: 'in', drills: [3] });
  expect(adult.body.member_of[0].rehearsals).toHaveLength(1);
});

test('each call works for callers who may make it, and deleting the crew leaves nothing behind', async () => {
  for (const name of names.filter((each) => each !== 'answerOffer'))
    for (const caller of callers.filter((each) => allowed[name].includes(each))) {
      const { status, body } = await callAs(name, caller);
      expect([name, caller, status, body.detail]).toEqual([name, caller, 200, undefined]);
    }
  const { rows } = await server.database.pool.query(
    `select (select count(*) from crews where id = $1) + (select count(*) from crew_members where crew_id = $1)
       + (select count(*) from crew_rehearsals where crew_id = $1) + (select count(*) from crew_tallies where crew_id = $1)
       + (select count(*) from crew_records where crew_id = $1) as left`,
    [crew.crew_id],
  );
  expect(rows[0].left).toBe('0');
});
