// A crew's leader in a room: one screen that counts for many.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { crewId, grace } from '#crew/web/testing/crew.ts';
import { paths } from '#subjects/rules/paths.ts';
import { momentServer } from '#testing/web/moment.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

/** The path of the page of rooms, where this copy of Shamble has them. */
const { together }: Readonly<Record<string, string>> = paths;

test.runIf(together)(
  'a crew’s leader says for how many the screen counts, within what a hall holds',
  async () => {
    const { calls } = await showApp({
      at: `${together}?crew=${crewId}`,
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
  },
);
