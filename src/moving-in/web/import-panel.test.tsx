import { expect, test } from 'vitest';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { FileChoices } from './import-panel.tsx';

test('an encoding is offered only once the server has asked for it', () => {
  const entry = {
    file: new File([], 'users.xls'),
    table: 'users',
    problem: 'This file is a workbook.',
  } as const;
  const shown = (encoding?: '' | 'windows-1252') =>
    renderToHtml(
      <FileChoices
        entry={{ ...entry, ...(encoding !== undefined && { encoding }) }}
        disabled={false}
        onChange={() => {}}
      />,
    );
  expect(shown()).toContain('This file is a workbook.');
  expect(shown()).not.toContain('Encoding of');
  for (const encoding of ['', 'windows-1252'] as const)
    expect(shown(encoding)).toContain('Encoding of users.xls');
});
