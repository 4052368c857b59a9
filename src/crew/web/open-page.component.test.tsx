import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { crewId, crewServer } from '#crew/web/testing/crew.ts';
import type { Sent } from '#testing/web/answers.ts';
import { unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';

test('a crew that is opened again because no answer came is told to be the same', async () => {
  const keys: (string | null)[] = [];
  const { answers } = crewServer();
  const openCrew = ({ headers }: Sent<'openCrew'>) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1 ? unreachable() : { id: crewId };
  };
  await showApp({ at: '/crew/open', answers: { ...answers, openCrew } });
  await page.getByLabelText('Name of the crew').fill('The Night Shift');
  const open = page.getByRole('button', { name: 'Open a crew' });
  await open.click();
  await expect.element(page.getByText(/Please check your connection and try again\./)).toBeVisible();
  await open.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'The Night Shift' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
});
