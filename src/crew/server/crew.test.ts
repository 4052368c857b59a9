import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { crewTexts } from '#crew/content/answers.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import {
  choices,
  crewDetails,
  crewLeader,
  crewPerson,
  join,
  openCrew,
  setEvent,
} from '#crew/server/testing/crew-people.ts';
import { prune } from '#subjects/server/rows.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { jobsDone, waitingMails } from '#testing/server/waiting-mails.ts';

const DAY = 86_400_000;
const server = await sharedServer({ WRITES_PER_MINUTE: '100000' });

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const serverNow = async () => Number(await (await fetch(`${server.url}/api/now`)).text());
const opened = async (person: Awaited<ReturnType<typeof crewPerson>>) =>
  (await person.visitor.call('readCrews')).body;

test.each([
  ['13-17', true, 'coordinator', 'age'],
  ['18+', false, 'coordinator', 'address'],
  ['18+', true, 'dancer', 'role'],
] as const)(
  'a crew is not opened by %s with a proven address %s as %s, who is told why',
  async (age_group, proven, role, problem) => {
    const person = await crewPerson(server, { age_group });
    await query('update users set email_verified = $2 where id = $1', [person.id, proven]);
    await query('update user_roles set role = $2 where user_id = $1', [person.id, role]);
    expect((await opened(person)).problem).toBe(problem);
    const answer = await person.visitor.call('openCrew', { body: crewDetails });
    expect([answer.status, answer.body.detail]).toEqual([403, crewTexts[`crew.leading_${problem}`]]);
  },
);

test('name and place of a crew are stored on one line, without invisible characters', async () => {
  const leader = await crewLeader(server);
  const body = { ...crewDetails, name: 'The\u202eHorde\n\u2069', place: '\u200eHall\u20282' };
  const { id } = (await leader.visitor.call('openCrew', { body })).body;
  const { rows } = await query('select name, place from crews where id = $1', [id]);
  expect(rows).toEqual([{ name: 'TheHorde', place: 'Hall 2' }]);
  expect((await leader.visitor.call('openCrew', { body: { ...body, name: '\u202e' } })).status).toBe(400);
});

test('a person leads five crews at most, even if two pages open one at once', async () => {
  const leader = await crewLeader(server);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => leader.visitor.call('openCrew', { body: crewDetails })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
});

// §5.instructor-coordinator-opens-crew-sees
test('with five counted people there are shares in tenths, which stay the same for a day', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const focus = async () => (await leader.visitor.call('readFocus', { params: { crew_id } })).body;
  for (const completed of [12, 6, 3, 3])
    await join(await crewPerson(server, { completed }), code, { counts: true });
  // A member who did not agree to be counted is in no share.
  await join(await crewPerson(server, { completed: 12 }), code);
  expect(await focus()).toEqual({ shares: null, drill: [] });
  const fifth = await crewPerson(server, { completed: 1 });
  await join(fifth, code, { counts: true });
  expect(await focus()).toEqual({ shares: null, drill: [] });
  server.pass(DAY);
  const shown = { shares: [10, 8, 8, 4, 4, 4, 2, 2, 2, 2, 2, 2], drill: [4, 5, 6] };
  expect(await focus()).toEqual(shown);
  // When a member takes the consent back, the shares don't change on that day; from the next day the member is not
  // counted.
  await fifth.visitor.call('saveChoices', { params: { crew_id }, body: choices });
  expect(await focus()).toEqual(shown);
  server.pass(DAY);
  expect(await focus()).toEqual({ shares: null, drill: [] });
});

test('a member who leaves leaves no data behind, and comes back under another number', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const person = await crewPerson(server);
  await join(person, code, { shows_name: true });
  expect((await person.visitor.call('leaveCrew', { params: { crew_id }, body: {} })).status).toBe(200);
  expect((await query('select 1 from crew_members where user_id = $1', [person.id])).rowCount).toBe(0);
  expect((await person.visitor.call('leaveCrew', { params: { crew_id }, body: {} })).status).toBe(404);
  await join(person, code);
  const { body } = await leader.visitor.call('readCrew', { params: { crew_id } });
  expect(body.members).toEqual([{ number: 2, first_name: null, state: 'in' }]);
});

test('a member who changes choices in one crew keeps those in another', async () => {
  const { crew_id, code } = await openCrew(server);
  const person = await crewPerson(server);
  await join(person, code, { shows_name: true, counts: true });
  const params = { crew_id };
  for (const body of [{ shows_name: false }, { mails: true }])
    expect((await person.visitor.call('saveChoices', { params, body })).status).toBe(200);
  expect((await opened(person)).member_of).toMatchObject([{ shows_name: false, counts: true, mails: true }]);
});

test('a leader who turns out to be under age leads no more; members see that and can leave, and the crew can be deleted', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const person = await crewPerson(server);
  await join(person, code);
  await query("update users set age_group = '13-17' where id = $1", [leader.id]);
  const params = { crew_id };
  const answer = await leader.visitor.call('readCrew', { params });
  expect([answer.status, answer.body.detail]).toEqual([403, crewTexts['crew.leading_age']]);
  expect((await leader.visitor.call('mailCrew', { params, body: { message: 'Hello' } })).status).toBe(403);
  expect((await opened(person)).member_of[0].leaderless).toBe(true);
  expect((await leader.visitor.call('deleteCrew', { params, body: {} })).status).toBe(200);
  expect((await opened(person)).member_of).toEqual([]);
});

test('deleting a leader’s account deletes the crew, deleting a member’s account only the membership', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const person = await crewPerson(server);
  await join(person, code);
  const password = { password: person.password };
  expect((await person.visitor.call('deleteAccount', { body: password })).status).toBe(200);
  expect((await query('select 1 from crews where id = $1', [crew_id])).rowCount).toBe(1);
  expect((await query('select 1 from crew_members where crew_id = $1', [crew_id])).rowCount).toBe(0);
  await join(await crewPerson(server), code);
  expect((await leader.visitor.call('deleteAccount', { body: password })).status).toBe(200);
  for (const table of ['crew_members', 'crews'])
    expect((await query(`select 1 from ${table} t where t::text like $1`, [`%${crew_id}%`])).rowCount).toBe(
      0,
    );
});

test('a crew expires a month after the event: its people lose it at once, and the database within the hour', async () => {
  const event = Math.floor(Date.now() / DAY + 90) * DAY;
  await setEvent(server, event);
  const { leader, crew_id, code } = await openCrew(server);
  const person = await crewPerson(server);
  await join(person, code);
  const { rows } = await query('select delete_after from crews where id = $1', [crew_id]);
  expect(rows[0].delete_after.getTime()).toBe(event + 30 * DAY);
  await query("update crews set delete_after = now() - interval '1 second' where id = $1", [crew_id]);
  const gone = { status: 404, body: { detail: 'We could not find that.' } };
  // An address that never was a crew's gets the same answer.
  for (const id of [crew_id, 'new'])
    expect(await leader.visitor.call('readCrew', { params: { crew_id: id } })).toMatchObject(gone);
  expect(await opened(person)).toMatchObject({ member_of: [] });
  await prune(server.database.db, Date.now());
  expect((await query('select 1 from crews where id = $1', [crew_id])).rowCount).toBe(0);
});

test('when two pages save the same crew the second gets a conflict, and nothing is lost', async () => {
  const { leader, crew_id } = await openCrew(server);
  const save = (name: string) =>
    leader.visitor.call('saveCrew', {
      params: { crew_id },
      body: { ...crewDetails, name, drills: [2, 3], version: 1 },
    });
  const answers = await Promise.all([save('One'), save('Two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = await leader.visitor.call('readCrew', { params: { crew_id } });
  expect(body).toMatchObject({
    name: answers[0]?.status === 200 ? 'One' : 'Two',
    drills: [2, 3],
    version: 2,
  });
});

test('a rehearsal sent several times is planned once, starts on a whole minute, and can be removed', async () => {
  const { leader, crew_id } = await openCrew(server);
  const rehearsal_id = randomUUID();
  const starts_at = new Date((await serverNow()) + DAY).toISOString();
  const body = { starts_at, minutes: 60, place: ' ', online: true };
  const params = { crew_id, rehearsal_id };
  for (let times = 0; times < 2; times += 1)
    expect((await leader.visitor.call('saveRehearsal', { params, body })).status).toBe(200);
  const read = async () => (await leader.visitor.call('readCrew', { params: { crew_id } })).body.rehearsals;
  const whole = new Date(Math.floor(Date.parse(starts_at) / 60_000) * 60_000).toISOString();
  expect(await read()).toEqual([
    { id: rehearsal_id, starts_at: whole, minutes: 60, place: null, online: true },
  ]);
  await leader.visitor.call('removeRehearsal', { params, body: {} });
  expect(await read()).toEqual([]);
  for (const wrong of [
    { minutes: 4 },
    { minutes: 601 },
    { starts_at: 'tonight' },
    { starts_at: '0001-01-01T00:00:00Z' },
    { starts_at: '9999-12-31T23:59:00Z' },
    { place: 'x'.repeat(121) },
  ])
    expect((await leader.visitor.call('saveRehearsal', { params, body: { ...body, ...wrong } })).status).toBe(
      400,
    );
});

test('past rehearsals do not count against the limit of planned ones', async () => {
  const { leader, crew_id } = await openCrew(server);
  const starts_at = new Date(await serverNow()).toISOString();
  const plan = (at: string) =>
    leader.visitor.call('saveRehearsal', {
      params: { crew_id, rehearsal_id: randomUUID() },
      body: { starts_at: at, minutes: 60, place: '', online: false },
    });
  for (let number = 0; number < crewLimits.rehearsals; number += 1)
    expect((await plan(starts_at)).status).toBe(200);
  expect((await plan(starts_at)).body.detail).toBe(crewTexts['crew.rehearsals_full']);
  server.pass(2 * DAY);
  expect((await plan(starts_at)).body.detail).toBe(crewTexts['crew.rehearsal_far']);
  expect((await plan(new Date(await serverNow()).toISOString())).status).toBe(200);
});

// §5.mails-leader-only-those-who
test('the leader’s message is mailed to members who asked, at most three times a day, and each can unsubscribe with one click', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const proven = () => crewPerson(server, { proven: true });
  const [asked, quiet, waiting] = [await proven(), await proven(), await proven()];
  await join(asked, code, { mails: true });
  await join(quiet, code);
  await query('update crews set approves = true where id = $1', [crew_id]);
  await join(waiting, code, { mails: true });
  const send = () =>
    leader.visitor.call('mailCrew', {
      params: { crew_id },
      body: { message: 'Bring water & a <b>torch</b>.' },
    });
  expect((await send()).body).toEqual({ people: 1 });
  await jobsDone(server);
  expect(await waitingMails(server, quiet.email)).toEqual([]);
  expect(await waitingMails(server, waiting.email)).toEqual([]);
  const [mail] = await waitingMails(server, asked.email);
  expect(mail?.text).toContain('Bring water & a <b>torch</b>.');
  expect(mail?.html).toContain('a &lt;b&gt;torch&lt;/b&gt;');
  const path = new URL(mail?.unsubscribe ?? '').pathname;
  expect((await fetch(server.url + path, { method: 'POST' })).status).toBe(200);
  expect((await opened(asked)).member_of[0].mails).toBe(false);
  const { rows } = await query('select reminders_opt_in from users where id = $1', [asked.id]);
  expect(rows[0].reminders_opt_in).toBe(true);
  expect((await send()).body).toEqual({ people: 0 });
  await send();
  expect((await send()).status).toBe(429);
});

test('a minor’s mail waits for the morning', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const now = await serverNow();
  // Zones in which it is now about 23 and about 12 o'clock; Etc/GMT-5 is five hours ahead of UTC.
  const zoneAt = (hour: number) => {
    const ahead = ((hour - new Date(now).getUTCHours() + 36) % 24) - 12;
    return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  };
  const minors = await Promise.all(
    [zoneAt(23), zoneAt(12)].map((time_zone) =>
      crewPerson(server, { proven: true, age_group: '13-17', time_zone }),
    ),
  );
  for (const minor of minors) await join(minor, code, { guardian: true, mails: true });
  await leader.visitor.call('mailCrew', { params: { crew_id }, body: { message: 'Tomorrow at ten.' } });
  await jobsDone(server);
  const waits = async (person?: { id: string }) => {
    const { rows } = await query(
      "select run_at from graphile_worker.jobs join mails on key = 'mail:' || mails.id where user_id = $1",
      [person?.id],
    );
    return rows.map(({ run_at }) => (run_at.getTime() - now) / 3_600_000);
  };
  const [night] = await waits(minors[0]);
  expect(night).toBeGreaterThan(8);
  expect(night).toBeLessThan(9.1);
  // During the day the mail is sent at once.
  expect((await waits(minors[1])).filter((hours) => hours > 0.1)).toEqual([]);
});

test('the leader of a crew of a thousand members can read it, and the shares count all of them', async () => {
  const { leader, crew_id } = await openCrew(server);
  await query(
    `with people as (
       insert into users (id, first_name, email, age_group)
       select 'crowd-' || n, 'Crowd ' || n, 'crowd-' || n || '@example.org', '18+' from generate_series(1, 1000) n returning id
     ), done as (
       insert into lesson_progress (user_id, lesson_id, completed, completed_at)
       select 'crowd-' || n, '1', true, now() from generate_series(1, 500) n
     )
     insert into crew_members (crew_id, user_id, number, state, shows_name, counts, mails, wording)
     select $1, id, row_number() over (), 'in', true, true, false, 'crew-1' from people`,
    [crew_id],
  );
  const { body } = await leader.visitor.call('readCrew', { params: { crew_id } });
  expect(body.members).toHaveLength(1000);
  const focus = await leader.visitor.call('readFocus', { params: { crew_id } });
  expect(focus.body.shares.slice(0, 2)).toEqual([5, 0]);
});
