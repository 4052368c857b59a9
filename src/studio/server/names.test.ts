import { expect, test } from 'vitest';
import { sharedStudio } from '#testing/server/operator.ts';

const { server, boss } = await sharedStudio();
const { pool } = server.database;

const stored = async (key: string) =>
  (await pool.query('select text from ui_copy where key = $1', [key])).rows[0]?.text;

async function putText(key: string, text: string) {
  const { entries } = (await boss.call('listStudioCopy')).body;
  const { version } = entries.find((each: { key: string }) => each.key === key);
  return boss.call('saveStudioCopy', { params: { key }, body: { text, version } });
}

test.each([
  ['meta_site_name', 'Dead\nbeat', 'on one line'],
  ['meta_site_name', 'x'.repeat(61), 'at most 60'],
  ['meta_site_name', 'Dead\u202ebeat', 'a sign that nobody sees'],
  ['mail_sender', 'Night\r\nBcc: all@example.org', 'on one line'],
  ['mail_sender', 'x'.repeat(61), 'at most 60'],
  ['mail_sender', '\u202eNight', 'a sign that nobody sees'],
  ['faq_title', 'Questions\u2066', 'a sign that nobody sees'],
])('the text %s may not be %j on the page of texts either', async (key, text, words) => {
  const before = await stored(key);
  const { status, body } = await putText(key, text);
  expect([status, body.field]).toEqual([400, 'text']);
  expect(body.detail).toContain(words);
  expect(await stored(key)).toBe(before);
});

test('titles, questions and the name of the event are stored on one line, without invisible characters', async () => {
  const params = { lesson_id: '1' };
  const read = (await boss.call('readStudioLesson', { params })).body;
  const step_ids = read.lesson.steps.map(({ id }: { id: string }) => id);
  const body = { title: '\u200eDay\none\u202e', step_ids, version: read.version };
  expect((await boss.call('saveStudioLesson', { params, body })).status).toBe(200);
  expect((await boss.call('readStudioLesson', { params })).body.lesson.title).toBe('Day one');

  const event = (await boss.call('readStudioEvent')).body;
  const next = { ...event, challenge_name: 'Thriller\u2028Ni\u200bght\u{e0062}\u2069' };
  expect((await boss.call('saveStudioEvent', { body: next })).status).toBe(200);
  expect((await boss.call('readStudioEvent')).body.challenge_name).toBe('Thriller Night');
  const nothing = { ...(await boss.call('readStudioEvent')).body, challenge_name: '\u202e\u200b' };
  expect((await boss.call('saveStudioEvent', { body: nothing })).status).toBe(400);

  const faq = (await boss.call('readStudioFaq')).body;
  const pairs = [{ topic: null, title: 'מי\u200f\nרוקד?', answer: 'One.\nTwo.' }];
  expect((await boss.call('saveStudioFaq', { body: { pairs, version: faq.version } })).status).toBe(200);
  expect((await boss.call('readStudioFaq')).body.pairs).toMatchObject([
    { title: 'מי\u200f רוקד?', answer: 'One.\nTwo.' },
  ]);
});

test('an undo brings names from before the rule into the form of the rule, and can itself be undone', async () => {
  await pool.query(`update ui_copy set text = $1 where key = 'meta_site_name'`, [
    `Dead\n\u202ebeat ${'x'.repeat(80)}`,
  ]);
  expect((await putText('meta_site_name', 'Deadbeat')).status).toBe(200);
  const undo = async () => {
    const [{ id }] = (await boss.call('listStudioHistory')).body.changes;
    const answer = await boss.call('undoStudioChange', {
      params: { change_id: id },
      body: { confirmed: false },
    });
    expect(answer.status).toBe(200);
  };
  await undo();
  expect(await stored('meta_site_name')).toBe(`Dead beat ${'x'.repeat(50)}`);
  await undo();
  expect(await stored('meta_site_name')).toBe('Deadbeat');

  await pool.query(`update lessons set title = $1 where id = '2'`, ['Day\ntwo\u202e']);
  const params = { lesson_id: '2' };
  const { lesson, version } = (await boss.call('readStudioLesson', { params })).body;
  const step_ids = lesson.steps.map(({ id }: { id: string }) => id);
  const saved = await boss.call('saveStudioLesson', { params, body: { title: 'Two', step_ids, version } });
  expect(saved.status).toBe(200);
  await undo();
  expect((await boss.call('readStudioLesson', { params })).body.lesson.title).toBe('Day two');
});
