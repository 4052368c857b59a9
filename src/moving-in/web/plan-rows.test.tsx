import { expect, test } from 'vitest';
import { studioQuery } from '#studio/web/studio.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { PlanRows } from './plan-rows.tsx';

const action = 'problem' as const;
const child = 'belongs to a person who is not imported because of their age';
const asked = { table: 'progress', action } as const;
const input = { params: { import_id: 'i' }, query: { ...asked, offset: 0 } };

test('rows about one child are folded into one, and rows with a name are not', () => {
  const rows = [
    ...[4, 5, 6, 9].map((line) => ({ line, key: '', action, detail: child })),
    ...[10, 11].map((line) => ({ line, key: 'p-1', action, detail: 'there is no person with the id p-1' })),
  ];
  const html = renderToHtml(<PlanRows importId="i" {...asked} title="progress: problems" count={6} />, {
    data: [[studioQuery('listStudioImportRows', input).queryKey, { rows, more: false }]],
  });
  const shown = [...html.matchAll(/rows? [\d to]+(?=<)/g)].map(([words]) => words);
  expect(shown).toEqual(['rows 4 to 6', 'row 9', 'row 10', 'row 11']);
});

test('a list that is not complete says how many rows are missing', () => {
  const key = [studioQuery('listStudioImportRows', input).queryKey] as const;
  const rows = [4, 5].map((line) => ({ line, key: `p-${line}`, action, detail: '' }));
  const shown = (count: number, more: boolean) =>
    renderToHtml(<PlanRows importId="i" {...asked} title="progress: problems" count={count} />, {
      data: [[...key, { rows, more }]],
    });
  expect(shown(1_702, false)).toContain('1,700 more like these are not listed');
  for (const html of [shown(2, false), shown(1_702, true)]) expect(html).not.toContain('not listed');
});
