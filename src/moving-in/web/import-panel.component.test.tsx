import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutputOf } from '#subjects/api/contract.ts';
import { later, refusal } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

const files = page.getByLabelText('Files');
const read = page.getByRole('button', { name: 'Read the files (changes nothing yet)' });
const heading = page.getByRole('heading', { name: 'Import', exact: true });
const import_id = '0198d2a0-0000-7000-8000-000000000001';
const counts = { add: 1, change: 0, same: 0, join: 0, remove: 0, problem: 1 };

type Uploaded = OutputOf<'uploadStudioImport'>;
const uploaded: Uploaded = {
  tables: [{ table: 'users', rows: 2, problems: 1, ignored_columns: [] }],
  skipped: [],
};

/** Opens the page of imports, with a dry run that finds a new person and a row with a problem, and chooses a file. */
async function openTransfer() {
  let state: OutputOf<'readStudioImport'>['state'] = 'planned';
  const nobody = { waiting: 0, invited: 0, signed_in: 0, bounced: 0 };
  const shown = await showApp({
    at: '/studio/transfer',
    answers: {
      ...operatorAnswers,
      readStudioInvitation: { subject: '', words: '', state: 'none', ...nobody },
      startStudioImport: { import_id },
      uploadStudioImport: uploaded,
      planStudioImport: {},
      readStudioImport: () => ({
        state,
        step: '',
        problem: null,
        tables: [{ table: 'users', counts }],
        ages_missing: 0,
        files_missing: ['day 1.mp4', `icon-${'a'.repeat(24)}.png`, `icon-${'b'.repeat(24)}.png`],
        change_id: null,
      }),
      listStudioImportRows: {
        rows: [
          { line: 2, key: 'u-2', action: 'problem', detail: 'email “nonsense” is not an email address' },
        ],
        more: false,
      },
      applyStudioImport: () => {
        state = 'applied';
        return {};
      },
      dropStudioImport: {},
      listStudioHistory: { changes: [], more: false },
      readStudioCourse: { lessons: [], version: '1' },
    },
  });
  await files.upload(new File(['id,email\n'], 'users.csv', { type: 'text/csv' }));
  return shown;
}

test('files can’t be changed while they are read, so that the page shows what is imported', async () => {
  const { answer } = await openTransfer();
  const arrives = later<Uploaded>();
  answer({ uploadStudioImport: () => arrives.answer });
  await read.click();
  await expect.element(files).toBeDisabled();
  await expect.element(page.getByLabelText('users.csv')).toBeDisabled();
  arrives.come(uploaded);
  await expect.element(page.getByText('users: 2 rows')).toBeVisible();
});

test('a file with ambiguous dates gets a question beside it, and is read as the operator chose', async () => {
  const { answer, calls } = await openTransfer();
  const detail = '“03/04/2026” is day 03 of month 04, or the other way round';
  answer({ uploadStudioImport: refusal('invalid_input', { detail, field: 'dates' }) });
  await read.click();
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(page.getByLabelText('users.csv', { exact: true })).toHaveFocus();
  await expect.element(read).toBeDisabled();
  await page.getByLabelText('Dates in users.csv').selectOptions('Day first: 31/12/2026');
  answer({ uploadStudioImport: uploaded });
  await read.click();
  await expect.element(page.getByRole('button', { name: 'New in users: 1' })).toBeVisible();
  expect(calls('uploadStudioImport').at(-1)?.query).toEqual({ dates: 'day-first' });
});

test('the dry run lists the missing files', async () => {
  await openTransfer();
  await read.click();
  const missing = page.getByRole('region', { name: 'Files that are missing' });
  await expect.element(missing).toMatchTextContent('“day 1.mp4”, the icon of the site.');
});

test('an import is applied after a dry run and a choice about rows with problems, and the focus moves along', async () => {
  await openTransfer();
  await read.click();
  const go = page.getByRole('button', { name: 'Import now' });
  await expect.element(go).toBeDisabled();
  await expect.element(heading).toHaveFocus();
  await page.getByRole('button', { name: 'Problems in users: 1' }).click();
  await expect.element(page.getByRole('heading', { name: 'users: problems' })).toHaveFocus();
  await expect.element(page.getByText(/email “nonsense” is not an email address/)).toBeVisible();
  await expect.element(go).toBeDisabled();
  await page.getByLabelText('Leave the 1 row with problems out').click();
  await go.click();
  await expect.element(page.getByText(/^The import is in\./)).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test.each([
  ['by a link', () => page.getByRole('link', { name: 'History', exact: true }).first().click()],
  ['by closing the page', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
  ['by a press', () => page.getByRole('button', { name: 'Throw the files away' }).click()],
])('leaving %s deletes the files of a dry run', async (_, leave) => {
  const { calls } = await openTransfer();
  await read.click();
  await expect.element(page.getByRole('button', { name: 'Import now' })).toBeVisible();
  expect(calls('dropStudioImport')).toEqual([]);
  await leave();
  await expect
    .poll(() => calls('dropStudioImport').map(({ params }) => params))
    .toContainEqual({ import_id });
});
