// The day record with a slow network, without a network, and saved by two devices.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerLost, crewId, crewServer, noRecord } from '#crew/web/testing/crew.ts';
import { later, unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';

const at = `/crew/${crewId}/day?tab=record`;
const save = page.getByRole('button', { name: 'Save the record' });
const saved = page.getByRole('status').filter({ hasText: 'Saved.' });
const blamed = page.getByRole('alert').filter({ hasText: 'Another device' });
const field = (label: string) => page.getByLabelText(label);

/** Shows the day's page during a first save, which ends when `line.come()` is called. */
async function showSaving() {
  const { rows, answers } = crewServer();
  const line = later<void>();
  const { answer } = await showApp({
    at,
    answers: { ...answers, saveRecord: (sent) => line.answer.then(() => answers.saveRecord(sent)) },
  });
  await field('Counted before').fill('21');
  await save.click();
  return { rows, answers, line, answer };
}

test('the day record keeps what is typed while a save is on its way', async () => {
  const { rows, answers, line, answer } = await showSaving();
  await field('Money was collected for').fill('The animal shelter');
  line.come();
  await expect.poll(() => rows.record.before).toBe(21);
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(field('Money was collected for')).toHaveValue('The animal shelter');
  answer({ saveRecord: answers.saveRecord });
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(rows.record).toMatchObject({ before: 21, charity: 'The animal shelter' });
});

test('a save that ended after the leader left the page is not taken for another device’s, even if the record can’t be read again', async () => {
  const { rows, answers, line, answer } = await showSaving();
  await page.getByRole('link', { name: 'The Night Shift' }).click();
  await page.getByRole('link', { name: 'To the day' }).click();
  await page.getByRole('link', { name: 'Record' }).click();
  await expect.element(field('Counted before')).toHaveValue('21');
  line.come();
  await expect.poll(() => rows.record.version).toBe(1);
  // The form shows the saved record even if the record can't be read again.
  answer({ saveRecord: answers.saveRecord, readRecord: unreachable });
  await field('Number of your event').fill('CA-117');
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(blamed).not.toBeInTheDocument();
  await expect.element(field('Number of your event')).toHaveValue('CA-117');
  expect(rows.record).toMatchObject({ before: 21, event_code: 'CA-117', version: 2 });
});

test('a day record stored by a call without an answer is not taken for another device’s after a reload', async () => {
  const { rows, answers } = crewServer();
  const { answer, reload } = await showApp({
    at,
    answers: { ...answers, saveRecord: answerLost(answers.saveRecord) },
  });
  await field('Counted before').fill('21');
  await save.click();
  await expect.element(page.getByText(/kept on this device/i)).toBeVisible();
  answer({ saveRecord: answers.saveRecord });
  await reload();
  await expect.element(field('Counted before')).toHaveValue('21');
  await field('Money was collected for').fill('The animal shelter');
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(blamed).not.toBeInTheDocument();
  expect(rows.record).toMatchObject({ before: 21, charity: 'The animal shelter', version: 2 });
});

test('a day record sent without a network is kept over a reload, and saved when the network is back', async () => {
  const { rows, answers } = crewServer();
  const { answer, reload } = await showApp({ at, answers: { ...answers, saveRecord: unreachable } });
  await field('Counted after').fill('20');
  await save.click();
  await expect.element(page.getByText(/Kept on this device. Press Save again/)).toBeVisible();
  answer({ saveRecord: answers.saveRecord });
  await reload();
  await expect.element(field('Counted after')).toHaveValue('20');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(rows.record.after).toBe(20);
});

test('when two devices saved, nothing typed is lost, and the other device’s values are shown in readable form', async () => {
  const { rows, answers } = crewServer();
  await showApp({ at, answers });
  await field('Money was collected for').fill('The animal shelter');
  await field('Counted after').fill('19');
  await field('The dance began').fill('2027-10-31T00:02');
  rows.record = {
    ...noRecord,
    before: 21,
    after: 20,
    explanation: 'One fainted.',
    started_at: '2027-10-30T22:00:00.000Z',
    version: 1,
  };
  await save.click();
  await expect.element(page.getByText('Counted after: on the other device it says “20”.')).toBeVisible();
  await expect
    .element(page.getByText(/The dance began: on the other device it says “Sun, Oct 31, 12:00/))
    .toBeVisible();
  await expect.element(field('Counted before')).toHaveValue('21');
  await field('Counted after').fill('20');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(rows.record).toMatchObject({
    before: 21,
    after: 20,
    explanation: 'One fainted.',
    charity: 'The animal shelter',
    started_at: '2027-10-30T22:02:00.000Z',
  });
});

test('when two devices changed different fields, both changes are saved without a question', async () => {
  const { rows, answers } = crewServer();
  await showApp({ at, answers });
  await field('Money was collected for').fill('The animal shelter');
  rows.record = { ...noRecord, before: 21, version: 1 };
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(blamed).not.toBeInTheDocument();
  expect(rows.record).toMatchObject({ before: 21, charity: 'The animal shelter', version: 2 });
  await expect.element(field('Counted before')).toHaveValue('21');
});

test('saving with an invalid count leads to its field', async () => {
  const { calls } = await showApp({ at, answers: crewServer().answers });
  await field('Counted after').fill('1,200');
  await save.click();
  await expect.element(field('Counted after')).toHaveFocus();
  await expect
    .element(field('Counted after'))
    .toHaveAccessibleDescription('Please enter a whole number, or leave it empty.');
  expect(calls('saveRecord')).toEqual([]);
});

test('one press copies the gates’ sum, different counts need a reason, and a wrong day is shown as a fault', async () => {
  const gate = { label: 'North gate', kind: 'gate', plus: 22, minus: 1, version: 23 } as const;
  const server = { device_id: crewId, left_out: false, updated_at: '2027-10-30T20:00:00.000Z' };
  await showApp({ at, answers: crewServer({ tallies: [{ ...gate, ...server }] }).answers });
  await page.getByRole('button', { name: 'Take 21 from the gates' }).click();
  await expect.element(field('Counted before')).toHaveValue('21');
  await field('Counted after').fill('20');
  await expect.element(field('Why the counts differ')).toBeVisible();
  const strange = page.getByText(/That is not the day of the dance/);
  await field('The dance began').fill('2027-10-24T00:00');
  await expect.element(strange).toBeVisible();
  await field('The dance began').fill('2027-10-31T00:00');
  await expect.element(strange).not.toBeInTheDocument();
});
