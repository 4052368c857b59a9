import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';
import { mailedToken, waitingMails } from '#testing/server/waiting-mails.ts';

const QUARTER_HOUR = 15 * 60_000;

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', OPERATOR_EMAILS: 'boss@example.com' });

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

// §3.user-roles-dancer-instructor-coordinator §6.role-stored-role-record-shown §7.last-active-date-written-after
// §7.welcome-mail-after-survey-30 §7.welcome-mail-queued-server-once
test('the survey is stored in the role record, and mails one welcome with what the specification asks for', async () => {
  const { visitor, person, id } = await signUp(server.url);
  const survey = { role: 'instructor', experience_level: 'parts' };
  await query("update users set last_active_date = '2000-01-01' where id = $1", [id]);
  expect((await visitor.call('saveSurvey', { body: survey })).status).toBe(200);
  await visitor.call('saveSurvey', { body: { role: 'dancer', experience_level: 'whole' } });
  expect((await visitor.call('readProfile')).body).toMatchObject({
    role: 'dancer',
    experience_level: 'whole',
  });
  expect((await visitor.call('readSession')).body.user.survey_open).toBe(false);
  const mails = await waitingMails(server, person.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['welcome']);
  for (const part of ['30 minutes a day', 'Lesson 1', 'loop', '/learn'])
    for (const text of [mails[0]?.text, mails[0]?.html]) expect(text).toContain(part);
  const { rows } = await query('select last_active_date from users where id = $1', [id]);
  expect(rows[0].last_active_date).toMatch(/^20[2-9]\d-\d\d-\d\d$/);
});

test.each([
  [{ role: 'admin', experience_level: 'never' }],
  [{ role: 'dancer', experience_level: 'expert' }],
  [{ role: 'dancer' }],
  [{ role: 'dancer', experience_level: 'never', current_streak: 9 }],
])('R41 the survey refuses %j', async (body) => {
  const { visitor } = await signUp(server.url);
  expect((await visitor.call('saveSurvey', { body })).status).toBe(400);
});

// §7.writes-experience-reminders-role-progress
test('the reminders switch is kept, with the time of the choice', async () => {
  const { visitor, id } = await signUp(server.url);
  const answer = await visitor.call('setReminders', { body: { reminders_opt_in: false } });
  expect(answer.body).toEqual({ reminders_opt_in: false });
  expect((await visitor.call('readProfile')).body.reminders_opt_in).toBe(false);
  const { rows } = await query('select reminders_chosen_at > created_at as later from users where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ later: true }]);
});

// §3.users-listed-fields-missing-reminders
test.each<['13-17' | '18+', boolean]>([
  ['18+', true],
  ['13-17', false],
])('without a stored choice the reminders of a person aged %s are on: %s', async (age_group, on) => {
  const { visitor, id } = await signUp(server.url, makePerson({ age_group }));
  await query('update users set reminders_opt_in = null where id = $1', [id]);
  expect((await visitor.call('readProfile')).body.reminders_opt_in).toBe(on);
});

// §2.final-trophy-never-next-one
test('the profile counts lessons up to the twelfth, and shows no streak that has ended', async () => {
  const { visitor, id } = await signUp(server.url);
  await query(
    'insert into lesson_progress (user_id, lesson_id, completed, completed_at) select $1, id, true, now() from lessons',
    [id],
  );
  await query("update users set current_streak = 9, last_practice_day = '2020-01-01' where id = $1", [id]);
  const { body } = await visitor.call('readProfile');
  expect(body).toMatchObject({ lessons_completed: 12, current_streak: 0 });
});

test('R11 the profile lists the devices that are signed in, and ends one or all others', async () => {
  const { visitor, person } = await signUp(server.url);
  const phone = makeVisitor(server.url, { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0' });
  const tablet = makeVisitor(server.url, { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 19_0) Safari/605.1' });
  for (const device of [phone, tablet])
    await device.call('signIn', { body: { email: person.email, password: person.password } });
  const list = async () => (await visitor.call('listSessions')).body.sessions;
  const sessions = await list();
  expect(sessions.map((each: { device: string }) => each.device).sort()).toEqual([
    'Firefox on Android',
    'Safari on iPad',
    'Unknown device',
  ]);
  expect(sessions.filter((each: { current: boolean }) => each.current)).toHaveLength(1);
  const ofPhone = sessions.find((each: { device: string }) => each.device === 'Firefox on Android');
  expect((await visitor.call('endSession', { params: { session_id: ofPhone.id } })).status).toBe(200);
  expect((await phone.call('readProfile')).status).toBe(401);
  expect((await visitor.call('endOtherSessions')).status).toBe(200);
  expect((await tablet.call('readProfile')).status).toBe(401);
  expect(await list()).toHaveLength(1);
});

test("R40 nobody ends another person's session", async () => {
  const mine = await signUp(server.url);
  const theirs = await signUp(server.url);
  const [session] = (await theirs.visitor.call('listSessions')).body.sessions;
  const answer = await mine.visitor.call('endSession', { params: { session_id: session.id } });
  expect(answer.status).toBe(404);
  expect((await theirs.visitor.call('readProfile')).status).toBe(200);
});

// §7.deleting-changing-address-ask-password
test('R12 a change of address and a deletion need the password, or a sign-in of the last 15 minutes', async () => {
  const { visitor, person } = await signUp(server.url);
  server.pass(QUARTER_HOUR);
  const email = makePerson().email;
  for (const password of [undefined, 'not the password']) {
    const change = await visitor.call('changeEmail', { body: { email, password } });
    expect([change.status, change.body.code]).toEqual([403, 'reauth_required']);
    const deletion = await visitor.call('deleteAccount', { body: { password } });
    expect([deletion.status, deletion.body.code]).toEqual([403, 'reauth_required']);
  }
  const change = await visitor.call('changeEmail', { body: { email, password: person.password } });
  expect(change.status).toBe(200);
  const fresh = await signUp(server.url);
  const slip = await fresh.visitor.call('deleteAccount', { body: { password: 'not the password' } });
  expect([slip.status, slip.body.code]).toEqual([403, 'reauth_required']);
  expect((await fresh.visitor.call('deleteAccount', { body: {} })).status).toBe(200);
});

test('a wrong password is called wrong, and a person without a password is told to sign in again', async () => {
  const { visitor, id } = await signUp(server.url);
  const slip = () => visitor.call('deleteAccount', { body: { password: 'not the password' } });
  expect((await slip()).body.detail).toBe('That is not your password.');
  await server.database.pool.query('delete from accounts where user_id = $1', [id]);
  expect((await slip()).body.detail).toMatch(/^Please enter your password. If you have none, sign in again/);
});

// §6.operators-named-proven
test('R45 an operator needs an address that is in OPERATOR_EMAILS and proven by a link', async () => {
  const { visitor, person } = await signUp(server.url, makePerson({ email: 'boss@example.com' }));
  const operator = async () => (await visitor.call('readSession')).body.user.operator;
  expect(await operator()).toBe(false);
  await visitor.call('requestPasswordReset', { body: { email: person.email } });
  const token = await mailedToken(server, 'reset', person.email);
  await visitor.call('redeemPasswordReset', { body: { token, password: 'the same old horse' } });
  await visitor.call('signIn', { body: { email: person.email, password: 'the same old horse' } });
  expect(await operator()).toBe(true);
  const email = makePerson().email;
  await visitor.call('changeEmail', { body: { email } });
  await visitor.call('confirmEmail', { body: { token: await mailedToken(server, 'email', email) } });
  expect(await operator()).toBe(false);
});

test.each([
  [
    'alter table mails add constraint no_mails check (false) not valid',
    'alter table mails drop constraint no_mails',
  ],
  [
    'alter function graphile_worker.add_job rename to gone',
    'alter function graphile_worker.gone rename to add_job',
  ],
])(
  'when no mail can be queued (%s), survey and new password are saved all the same',
  async (broken, mended) => {
    const { visitor, person } = await signUp(server.url);
    await visitor.call('mailPasswordReset');
    const token = await mailedToken(server, 'reset', person.email);
    await query(broken);
    const survey = { role: 'dancer', experience_level: 'never' };
    const answer = await visitor.call('saveSurvey', { body: survey });
    const session = await visitor.call('readSession');
    const reset = await visitor.call('redeemPasswordReset', {
      body: { token, password: 'a fresh password' },
    });
    await query(mended);
    expect([answer.status, session.body.user.survey_open, reset.status]).toEqual([200, false, 200]);
    expect(server.logged()).toContain('"event":"mail_not_queued","kind":"welcome"');
    const body = { email: person.email, password: 'a fresh password' };
    expect((await visitor.call('signIn', { body })).status).toBe(200);
    expect((await visitor.call('readProfile')).body).toMatchObject(survey);
  },
);

test('a locked mail queue delays the survey only for a moment', async () => {
  const { visitor } = await signUp(server.url);
  const client = await server.database.pool.connect();
  await client.query('begin; lock table mails in access exclusive mode');
  const answer = await visitor.call('saveSurvey', { body: { role: 'dancer', experience_level: 'never' } });
  await client.query('rollback');
  client.release();
  expect(answer.status).toBe(200);
  expect((await visitor.call('readSession')).body.user.survey_open).toBe(false);
});

const zones = async (id: string) => {
  const { rows } = await query('select chosen_zone, time_zone from users where id = $1', [id]);
  return Object.values(rows[0]);
};

test('a chosen time zone counts instead of the browser’s, also after the next sign-in, until the device’s is chosen again', async () => {
  const { visitor, person, id } = await signUp(server.url);
  const choose = (chosen_zone: string | null) => visitor.call('chooseZone', { body: { chosen_zone } });
  const headers = { 'time-zone': 'Atlantic/Reykjavik' };
  const counted = async () => (await visitor.call('readProfile', { headers })).body.counted_zone;
  expect(await counted()).toBe('Atlantic/Reykjavik');
  expect((await choose('Pacific/Auckland')).body).toEqual({ chosen_zone: 'Pacific/Auckland' });
  expect([await counted(), await zones(id)]).toEqual([
    'Pacific/Auckland',
    ['Pacific/Auckland', 'Pacific/Auckland'],
  ]);
  expect((await visitor.call('readSession')).body.user.chosen_zone).toBe('Pacific/Auckland');

  const other = makeVisitor(server.url);
  const { email, password } = person;
  expect((await other.call('signIn', { body: { email, password }, headers })).status).toBe(200);
  expect(await zones(id)).toEqual(['Pacific/Auckland', 'Pacific/Auckland']);

  await choose(null);
  expect(await counted()).toBe('Atlantic/Reykjavik');
});

test.each(['Mars/Olympus', '', '+02:00', 'x'.repeat(61)])(
  'the time zone %j can’t be chosen',
  async (chosen_zone) => {
    const { visitor } = await signUp(server.url);
    expect((await visitor.call('chooseZone', { body: { chosen_zone } })).status).toBe(400);
  },
);

test('the chosen side is the same on every device of the person, and only the three sides are accepted', async () => {
  const { visitor, person } = await signUp(server.url);
  const side = async (by: typeof visitor) => (await by.call('readSession')).body.user.chosen_side;
  expect(await side(visitor)).toBeNull();
  const choose = (chosen_side: string) => visitor.call('chooseSide', { body: { chosen_side } });
  expect((await choose('follow')).body).toEqual({ chosen_side: 'follow' });
  expect(await side(visitor)).toBe('follow');
  const other = makeVisitor(server.url);
  const { email, password } = person;
  expect((await other.call('signIn', { body: { email, password } })).body.user.chosen_side).toBe('follow');
  for (const word of ['', 'back', 'MIRROR', '\u0000']) expect((await choose(word)).status).toBe(400);
  expect(await side(other)).toBe('follow');
});

test('a browser’s time zone that the server does not know counts as UTC, and the profile says so', async () => {
  const { visitor } = await signUp(server.url);
  const headers = { 'time-zone': 'Mars/Olympus' };
  expect((await visitor.call('readProfile', { headers })).body).toMatchObject({
    chosen_zone: null,
    counted_zone: 'UTC',
  });
});
