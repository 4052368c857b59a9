import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { operatorEmail, signUpOperator } from '#testing/server/operator.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

const server = await sharedServer({
  SIGN_UPS_PER_HOUR: '10000',
  OPERATOR_EMAILS: `${operatorEmail},second@example.com`,
});
const boss = (await signUpOperator(server)).visitor;
const other = (await signUpOperator(server, 'second@example.com')).visitor;
const learner = (await signUp(server.url)).visitor;
await learner.call('saveSurvey', { body: { role: 'coordinator', experience_level: 'whole' } });

const studioNames = (Object.keys(allRoutes) as OperationName[]).filter((name) =>
  allRoutes[name][1].includes('/studio/'),
);
const copyEntry = async (key: string) =>
  (await boss.call('listStudioCopy')).body.entries.find((entry: { key: string }) => entry.key === key);
test.each(studioNames)('%s is closed to visitors and learners', async (name) => {
  expect((await makeVisitor(server.url).call(name, { body: undefined })).status).toBe(401);
  expect((await learner.call(name, { body: undefined })).status).toBe(403);
});

test('every reader gets a changed text at the next read', async () => {
  const { version } = await copyEntry('trophy_locked_template');
  const text = 'Finish part {section} first';
  const saved = await boss.call('saveStudioCopy', {
    params: { key: 'trophy_locked_template' },
    body: { text, version },
  });
  expect(saved.status).toBe(200);
  const { copy } = (await makeVisitor(server.url).call('readCopy')).body;
  expect(copy.trophy_locked_template).toBe(text);
});

test.each([
  ['trophy_locked_template', 'Finish it', '{section} is missing'],
  ['link_group', 'javascript:alert(1)', 'https:// or mailto:'],
])('%s refuses %j', async (key, text, message) => {
  const { version } = await copyEntry(key);
  const answer = await boss.call('saveStudioCopy', { params: { key }, body: { text, version } });
  expect([answer.status, answer.body.field]).toEqual([400, 'text']);
  expect(answer.body.detail).toContain(message);
});

test('an unknown text can’t be written', async () => {
  const answer = await boss.call('saveStudioCopy', {
    params: { key: 'made_up' },
    body: { text: 'x', version: '' },
  });
  expect(answer.status).toBe(404);
});

test('an edit that is stored is not reported as failed if it can’t be shown yet', async () => {
  const { version } = await copyEntry('trophy_locked_template');
  const { pool } = server.database;
  await pool.query('alter table checklists rename to checklists_away');
  const text = 'First comes part {section}';
  const saved = await boss.call('saveStudioCopy', {
    params: { key: 'trophy_locked_template' },
    body: { text, version },
  });
  await pool.query('alter table checklists_away rename to checklists');
  expect(saved.status).toBe(200);
  const shown = async () => (await boss.call('readCopy')).body.copy.trophy_locked_template;
  while ((await shown()) !== text) await sleep(100);
});

test('the second of two operators gets a conflict, and the text of the first operator stays', async () => {
  const { version } = await copyEntry('learn_title');
  const params = { key: 'learn_title' };
  expect((await boss.call('saveStudioCopy', { params, body: { text: 'Mine', version } })).status).toBe(200);
  const late = await other.call('saveStudioCopy', { params, body: { text: 'Yours', version } });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect((await copyEntry('learn_title')).text).toBe('Mine');
});

test('a reset text is the built-in one again, and follows it from then on', async () => {
  const params = { key: 'no_such_key' };
  const key = 'faq_title';
  const { version, default_text } = await copyEntry(key);
  const saved = await boss.call('saveStudioCopy', { params: { key }, body: { text: 'Out', version } });
  const reset = await boss.call('resetStudioCopy', {
    params: { key },
    body: { version: saved.body.version },
  });
  expect(reset.status).toBe(200);
  expect((await copyEntry(key)).text).toBe(default_text);
  const { rows } = await server.database.pool.query('select edited_at from ui_copy where key = $1', [key]);
  expect(rows[0].edited_at).toBe(null);
  expect((await boss.call('resetStudioCopy', { params, body: { version } })).status).toBe(404);
});

test('an event with a long imported name can get another date', async () => {
  const challenge_name = 'Thrill '.repeat(25).trim();
  await server.database.pool.query(`update settings set value = $1 where key = 'challenge_name'`, [
    challenge_name,
  ]);
  const { version } = (await boss.call('readStudioEvent')).body;
  const body = { challenge_name, next_challenge_date: '2028-10-28T21:00:00.000Z', version };
  expect((await boss.call('saveStudioEvent', { body })).status).toBe(200);
});

test('the event’s date is saved as an instant, or as not decided', async () => {
  const { version } = (await boss.call('readStudioEvent')).body;
  const body = {
    challenge_name: 'Dance of the Dead',
    next_challenge_date: '2028-10-28T22:00:00.000Z',
    version,
  };
  const saved = await boss.call('saveStudioEvent', { body });
  expect((await makeVisitor(server.url).call('readCopy')).body.settings).toEqual({
    challenge_name: 'Dance of the Dead',
    next_challenge_date: '2028-10-28T22:00:00.000Z',
  });
  await boss.call('saveStudioEvent', { body: { ...body, next_challenge_date: null, ...saved.body } });
  const { settings } = (await makeVisitor(server.url).call('readCopy')).body;
  expect(settings.next_challenge_date).toBe(null);
});

test('the FAQ keeps its given order, and a removed pair leaves the page', async () => {
  const { pairs, version } = (await boss.call('readStudioFaq')).body;
  const added = { topic: null, title: 'Is it scary?', answer: 'Only a little.' };
  const wanted = [pairs[2], added, pairs[0], ...pairs.slice(3)];
  const saved = await boss.call('saveStudioFaq', { body: { pairs: wanted, version } });
  expect(saved.status).toBe(200);
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);
  const after = (await boss.call('readStudioFaq')).body;
  expect(titles(after.pairs)).toEqual(titles(wanted));
  expect((await boss.call('saveStudioFaq', { body: { pairs: wanted, version } })).status).toBe(409);
  const [change] = (await boss.call('listStudioHistory')).body.changes;
  expect((await boss.call('undoStudioChange', { params: { change_id: change.id } })).status).toBe(200);
  expect((await boss.call('readStudioFaq')).body.pairs).toEqual(pairs);
});

test('an undo is refused once the same thing was changed again, and can itself be undone', async () => {
  const key = 'learn_status_locked';
  const params = { key };
  const first = await copyEntry(key);
  const one = await boss.call('saveStudioCopy', { params, body: { text: 'One', version: first.version } });
  const [changeOne] = (await boss.call('listStudioHistory')).body.changes;
  await boss.call('saveStudioCopy', { params, body: { text: 'Two', version: one.body.version } });
  const [changeTwo] = (await boss.call('listStudioHistory')).body.changes;
  const undo = (change_id: string) => other.call('undoStudioChange', { params: { change_id } });
  expect((await undo(changeOne.id)).status).toBe(409);
  expect((await copyEntry(key)).text).toBe('Two');
  expect((await undo(changeTwo.id)).status).toBe(200);
  expect((await copyEntry(key)).text).toBe('One');
  expect((await undo(changeTwo.id)).body.detail).toBe('It is taken back already.');
  const [undone, original] = (await boss.call('listStudioHistory')).body.changes;
  expect([undone.summary, original.undone]).toEqual(['Undone: Text: “Two”', true]);
  expect((await undo(undone.id)).status).toBe(200);
  const [redone] = (await boss.call('listStudioHistory')).body.changes;
  expect(redone.summary).toBe('Redone: Text: “Two”');
  expect((await copyEntry(key)).text).toBe('Two');
});

test('an older change is undone alone, and later changes of other things stay', async () => {
  const [one, other] = ['learn_status_unlocked', 'learn_title'] as const;
  const [first, second] = [await copyEntry(one), await copyEntry(other)];
  const save = (key: string, version: string) =>
    boss.call('saveStudioCopy', { params: { key }, body: { text: 'Changed', version } });
  await save(one, first.version);
  const [older] = (await boss.call('listStudioHistory')).body.changes;
  await save(other, second.version);
  expect((await boss.call('undoStudioChange', { params: { change_id: older.id } })).status).toBe(200);
  expect((await copyEntry(one)).text).toBe(first.text);
  expect((await copyEntry(other)).text).toBe('Changed');
});

test('saving without a difference leaves no history', async () => {
  const [before] = (await boss.call('listStudioHistory')).body.changes;
  const { text, version } = await copyEntry('learn_title');
  await boss.call('saveStudioCopy', { params: { key: 'learn_title' }, body: { text, version } });
  expect((await boss.call('listStudioHistory')).body.changes[0].id).toBe(before.id);
});

test('feedback is found, marked as done and exported without formulas', async () => {
  const message = `=HYPERLINK("http://evil.example") ${'the music stops at 100% volume '.repeat(8)}`;
  const body = { name: '@dancer', email: null, feedback_type: 'bug', message };
  expect((await makeVisitor(server.url).call('sendFeedback', { body })).status).toBe(200);
  const find = (query: Record<string, string>) => boss.call('listStudioFeedback', { query });
  const [found] = (await find({ search: '100% vol' })).body.feedback;
  expect(found).toMatchObject({ name: '@dancer', done: false });
  expect((await find({ search: '100_ vol' })).body.feedback).toEqual([]);
  expect((await find({ feedback_type: 'feature' })).body.feedback).toEqual([]);
  const gone = crypto.randomUUID();
  const mark = (feedback_ids: string[], done: boolean) =>
    boss.call('markStudioFeedback', { body: { feedback_ids, done } });
  expect((await mark([found.id, gone], true)).status).toBe(404);
  expect((await find({ state: 'open' })).body.open_count).toBe(1);
  expect((await mark([found.id], true)).status).toBe(200);
  expect((await find({ state: 'open' })).body).toMatchObject({ feedback: [], open_count: 0 });
  const csv = await (await boss.fetch('/api/studio/feedback.csv?state=done')).text();
  expect(csv).toContain(`bug,"'@dancer",,"'=HYPERLINK(""http://evil.example"")`);
});
