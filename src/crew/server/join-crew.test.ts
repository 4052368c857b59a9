import { expect, test } from 'vitest';
import { crewTexts } from '#crew/content/answers.ts';
import { consentWording } from '#crew/content/consent.ts';
import { crewPerson, join, openCrew } from '#crew/server/testing/crew-people.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const server = await sharedServer({ WRITES_PER_MINUTE: '100000' });

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const opened = async (person: Awaited<ReturnType<typeof crewPerson>>) =>
  (await person.visitor.call('readCrews')).body;

test('a code works however people type it, shows its crew first, and joining twice counts once', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const person = await crewPerson(server);
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).replace(/0/g, 'o')}`;
  const invitation = await person.visitor.call('readInvitation', { body: { code: typed } });
  expect(invitation.body).toEqual({
    name: 'The Night Shift',
    place: 'Gym 2',
    leader_name: leader.first_name,
    approval: false,
    proven: false,
    known: false,
  });
  const proven = await crewPerson(server, { proven: true });
  expect((await proven.visitor.call('readInvitation', { body: { code: typed } })).body.proven).toBe(true);
  const joined = await Promise.all([join(person, typed), join(person, typed), join(person, typed)]);
  expect(joined.map(({ body }) => body)).toEqual(Array(3).fill({ id: crew_id, state: 'in' }));
  const { body } = await leader.visitor.call('readCrew', { params: { crew_id } });
  expect(body.members).toEqual([{ number: 1, first_name: null, state: 'in' }]);
});

// §5.joining-code-link-qr-code
test('a minor joins with a guardian only, and the wording that was agreed to is kept', async () => {
  const { crew_id, code } = await openCrew(server);
  const minor = await crewPerson(server, { age_group: '13-17' });
  const alone = await join(minor, code);
  expect([alone.status, alone.body.detail, alone.body.field]).toEqual([
    400,
    crewTexts['crew.guardian_missing'],
    'guardian',
  ]);
  expect((await join(minor, code, { guardian: true })).status).toBe(200);
  const adult = await crewPerson(server);
  await join(adult, code, { guardian: true });
  const { rows } = await query('select wording from crew_members where crew_id = $1 order by number', [
    crew_id,
  ]);
  expect(rows.map(({ wording }) => wording)).toEqual([`${consentWording} with a guardian`, consentWording]);
  // A page that was opened before the wording changed sends the wording that it showed.
  const early = await crewPerson(server);
  expect((await join(early, code, { wording: 'crew-1' })).status).toBe(200);
  const other = await crewPerson(server);
  expect((await join(other, code, { wording: 'an older one' })).status).toBe(400);
});

test('unknown, replaced and expired codes, and codes of a leader who may not lead, get the same answer', async () => {
  const person = await crewPerson(server);
  const [replaced, expired, young] = [await openCrew(server), await openCrew(server), await openCrew(server)];
  await replaced.leader.visitor.call('resetCrewCode', { params: { crew_id: replaced.crew_id }, body: {} });
  await query("update crews set delete_after = now() - interval '1 minute' where id = $1", [expired.crew_id]);
  await query("update users set age_group = '13-17' where id = $1", [young.leader.id]);
  const answers = [];
  for (const code of ['ABCDEFGH', 'nonsense!', replaced.code, expired.code, young.code])
    for (const name of ['readInvitation', 'joinCrew'] as const) {
      const { status, body } =
        name === 'joinCrew' ? await join(person, code) : await person.visitor.call(name, { body: { code } });
      const { instance: _, ...rest } = body;
      answers.push(JSON.stringify([status, rest]));
    }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain(crewTexts['crew.code_unknown']);
});

// §5.codes-not-guessed-one-answer
test('a person can try ten wrong codes in a quarter of an hour; right codes do not count', async () => {
  const { code } = await openCrew(server);
  const guesser = await crewPerson(server);
  const right = () => guesser.visitor.call('readInvitation', { body: { code } });
  const guess = () => guesser.visitor.call('readInvitation', { body: { code: 'ABCDEFGH' } });
  for (let tries = 0; tries < 15; tries += 1) expect((await right()).status).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(404);
  expect((await guess()).status).toBe(429);
  // Now even the right code is refused.
  expect((await right()).status).toBe(429);
  server.pass(15 * 60_000 + 1);
  expect((await right()).status).toBe(200);
});

test('a class behind one network address can mistype a hundred codes before the address is blocked', async () => {
  const people = await Promise.all(Array.from({ length: 11 }, () => crewPerson(server)));
  server.pass(10 * 60_000);
  const answers: number[] = [];
  for (const person of people)
    for (let tries = 0; tries < 10; tries += 1)
      answers.push((await person.visitor.call('readInvitation', { body: { code: 'ABCDEFGH' } })).status);
  expect(answers.slice(0, 100)).toEqual(Array(100).fill(404));
  expect(answers.slice(100)).toEqual(Array(10).fill(429));
  server.pass(15 * 60_000);
});

test('joining needs the leader’s approval when the code is older than two weeks, or when the crew asks for it', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  await query("update crews set code_made_at = code_made_at - interval '14 days' where id = $1", [crew_id]);
  const person = await crewPerson(server);
  expect((await join(person, code)).body.state).toBe('waiting');
  const params = { crew_id, number: '1' };
  expect((await leader.visitor.call('decideMember', { params, body: {} })).status).toBe(200);
  expect((await opened(person)).member_of[0].state).toBe('in');
  const strict = await openCrew(server, { approves: true });
  expect((await join(person, strict.code)).body.state).toBe('waiting');
});
