// Files on a slow line: while one is being read, no other takes its place.

import type { Page } from '@playwright/test';
import { signInAsOperator } from './fixtures/operator.ts';
import { silentWav } from './fixtures/silent-wav.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

test.use(ownServer({ OPERATOR_EMAILS: 'boss@example.org second@example.org' }));

/** What is sent to the address arrives when this is called. */
async function held(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => promise.then(() => route.continue()));
  return resolve;
}

test('what is imported is what stands on the page', async ({ page, server }) => {
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio/transfer`);
  const files = page.getByLabel('Files');
  const settings = { name: 'settings.csv', mimeType: 'text/csv' };
  await files.setInputFiles({ ...settings, buffer: Buffer.from('key,value\nchallenge_name,Rise\n') });
  const arrive = await held(page, '**/api/studio/imports/*/settings*');
  await page.getByRole('button', { name: 'Read the files' }).click();
  await expect(files).toBeDisabled();
  await expect(page.getByLabel('settings.csv')).toBeDisabled();
  arrive();
  await expect(page.getByText('settings: 1 rows')).toBeVisible();
});

test('a recording that is still on its way is not overtaken by another', async ({ page, server }) => {
  await signInAsOperator(page, server, 'second@example.org');
  await page.goto(`${server.url}/studio/music`);
  const arrive = await held(page, '**/api/studio/recording/file');
  await page
    .getByLabel('A sound file')
    .setInputFiles({ name: 'a.wav', mimeType: 'audio/wav', buffer: silentWav(60) });
  await expect(page.getByText('Reading and uploading…')).toBeVisible();
  await expect(page.getByLabel('A sound file')).toBeDisabled();
  arrive();
  await expect(page.getByLabel('Another file')).toBeEnabled();
});
