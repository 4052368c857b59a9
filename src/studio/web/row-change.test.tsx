import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { RowChange } from './row-change.tsx';

test.each([
  ['settings', 'challenge_name', { value: 'Dance' }, 'Name of the event'],
  ['settings', 'next_challenge_date', { value: '' }, 'Date of the event'],
  ['settings', 'recording', { value: '{}' }, 'Recording under the dance'],
  [
    'translations',
    'de landing_title',
    { language: 'de', key: 'landing_title', text: 'Ja' },
    'Front page (de)',
  ],
  ['lessons', '3', { order_num: 3 }, 'Day 3'],
  ['steps', 'gone', { title: '' }, 'A step that is out of the course'],
])('a changed row of %s has a name that operators know: %s', (table, key, after, name) => {
  expect(renderToHtml(<RowChange row={{ table, key, before: null, after }} lessons={[]} />)).toContain(
    `<dt>${name}</dt>`,
  );
});

test('a changed dance is shown as its script, and mappings as sentences', () => {
  const phrases = (title: string) => [{ id: 'a', section: title, title, counts: 16, cues: [] }];
  const dance = (title: string) =>
    JSON.stringify({
      score: { id: 'own', title: 'Ours', tempo: 118, phrases: phrases(title) },
      days: [['a']],
    });
  const row = {
    table: 'settings',
    key: 'score',
    before: { value: dance('March') },
    after: { value: dance('Swim') },
  };
  const html = renderToHtml(<RowChange row={row} lessons={[]} />);
  expect(html).toContain('Swim');
  expect(html).not.toContain('{');
  const value = JSON.stringify({ 'file a.mp4': steadyMapping(16, 118, 20) });
  const places = { table: 'settings', key: 'mappings', before: null, after: { value } };
  expect(renderToHtml(<RowChange row={places} lessons={[]} />)).toContain(
    'file a.mp4: counts 1 to 16 from 0:20, 118.00 beats a minute',
  );
});
