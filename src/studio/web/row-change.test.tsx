import { expect, test } from 'vitest';
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
    'landing_title (de)',
  ],
  ['lessons', '3', { order_num: 3 }, 'Day 3'],
  ['steps', 'gone', { title: '' }, 'A step that is out of the course'],
])('a changed row of %s is called by what it is to an operator: %s', (table, key, after, name) => {
  expect(renderToHtml(<RowChange row={{ table, key, before: null, after }} lessons={[]} />)).toContain(
    `<dt>${name}</dt>`,
  );
});
