// A crew's leader in a room: one screen counts for many people.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { crewId, grace } from '#crew/web/testing/crew.ts';
import { roomPage } from '#subjects/rules/places.ts';
import { momentServer } from '#testing/web/moment.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

/** A room that begins in ten minutes, after the test has ended; null if this copy of Shamble has no rooms. */
const at = roomPage(Math.ceil(Date.now() / 60_000 + 10) * 60_000, { crew: crewId });

test.runIf(at)('a crew’s leader says how many people the screen counts for, within the limit', async () => {
  const { calls } = await showApp({
    at: at ?? '',
    answers: { ...signedInAnswers(grace), standInRoom: { seat: 7, pass: 'pass' } },
    others: momentServer().others,
  });
  const people = page.getByLabelText('How many are in front of this screen?');
  await people.fill('501');
  await page.getByRole('button', { name: 'Count us all' }).click();
  await expect.element(page.getByText('Please enter a whole number from 2 to 500.')).toBeVisible();
  expect(calls('standInRoom')).toEqual([]);
  await people.fill('60');
  await page.getByRole('button', { name: 'Count us all' }).click();
  await expect.element(page.getByText('This screen counts for 60.')).toBeVisible();
});
