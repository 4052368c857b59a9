import { expect, test } from 'vitest';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { sharedStudio } from '#testing/server/operator.ts';

const { server, boss } = await sharedStudio();

const query = async (text: string) => (await server.database.pool.query(text)).rows;

/** A dance of which all titles are the same. */
function danceNamed(title: string): string {
  const phrase = { id: 'a', section: title, title, counts: 16, cues: [{ at: 1, say: 'go', title }] };
  return JSON.stringify({ score: { id: 'own', title, tempo: 118, phrases: [phrase] }, days: [['a']] });
}

test('imported names are stored on one line, without invisible characters', async () => {
  const open = await makeImporter(boss).open();
  const { body } = await open.upload(
    'all',
    JSON.stringify({
      settings: [
        { key: 'challenge_name', value: 'Thriller\r\nNi\u200bght\u{e0062}\u202e' },
        { key: 'score', value: danceNamed('Ma\u{e0062}rch\u202e') },
      ],
      ui_copy: [
        { key: 'meta_site_name', text: '\u200eDead\nbe\u200bat\u{e0062}' },
        { key: 'mail_sender', text: 'Night\r\nBcc: all@example.org' },
        { key: 'faq_own_title', text: 'מי\u200f רוקד?\u202c' },
        { key: 'faq_own_answer', text: 'One.\nTwo.\u202a' },
      ],
      lessons: [{ id: '1', order_num: 1, title: 'Day\u2029one\u2067' }],
      users: [
        {
          id: 'moe',
          email: 'moe@example.org',
          first_name: 'Moe\u202e',
          last_name: 'Gr\u200eave',
          age_group: '18+',
        },
      ],
    }),
  );
  for (const { table, problems } of body.tables) expect([table, problems]).toEqual([table, 0]);
  expect((await open.plan()).state).toBe('planned');
  expect((await open.apply()).state).toBe('applied');
  expect(
    await query(`select text from ui_copy where key in ('meta_site_name', 'mail_sender', 'faq_own_title',
    'faq_own_answer') order by key`),
  ).toEqual([
    { text: 'One.\nTwo.\u202a' },
    { text: 'מי\u200f רוקד?' },
    { text: 'Night Bcc: all@example.org' },
    { text: 'Dead beat' },
  ]);
  expect(await query(`select value from settings where key = 'challenge_name'`)).toEqual([
    { value: 'Thriller Night' },
  ]);
  expect(await query(`select value from settings where key = 'score'`)).toEqual([
    { value: danceNamed('March') },
  ]);
  expect(await query(`select title from lessons where id = '1'`)).toEqual([{ title: 'Day one' }]);
  expect(await query(`select first_name, last_name from users where email = 'moe@example.org'`)).toEqual([
    { first_name: 'Moe', last_name: 'Grave' },
  ]);
});

test('an imported name of the site that is too long or invisible is a problem, explained in words', async () => {
  const open = await makeImporter(boss).open();
  const rows = ['x'.repeat(61), '\u202e'].map((text) => ({ key: 'meta_site_name', text }));
  await open.upload('all', JSON.stringify({ ui_copy: rows, lessons: [{ id: '2', title: '\u2066\u2069' }] }));
  await open.plan();
  const said = async (table: string) => (await open.rows(table)).map(({ detail }) => detail);
  expect(await said('ui_copy')).toEqual([
    'It can have at most 60 characters.',
    'Please write a text, or reset it to the built-in one.',
  ]);
  expect(await said('lessons')).toEqual(['title is empty']);
});
