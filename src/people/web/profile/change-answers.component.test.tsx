// A person's answers to the survey can be changed later.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutputOf } from '#subjects/api/contract.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

const dancer: OutputOf<'readProfile'> = {
  first_name: 'Morticia',
  last_name: null,
  email: 'morticia@example.org',
  age_group: '18+',
  experience_level: 'never',
  role: 'dancer',
  chosen_zone: null,
  counted_zone: 'UTC',
  current_streak: 0,
  lessons_completed: 0,
  trophies_earned: 0,
  created_at: '2026-10-05T12:00:00.000Z',
  reminders_opt_in: true,
};

// §2.role-experience-can-be-changed
test('role and experience can be changed in the profile', async () => {
  let profile = dancer;
  const answers = {
    ...signedInAnswers(morticia),
    readProfile: () => profile,
    readSession: () => ({ user: { ...morticia, role: profile.role }, developer_tools: false }),
    listSessions: { sessions: [] },
    saveSurvey: ({ body }: { body: Pick<typeof dancer, 'role' | 'experience_level'> }) => {
      profile = { ...profile, ...body };
      return {};
    },
  };
  const { calls } = await showApp({ at: '/profile', answers });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change role or experience' }).click();
  await page.getByLabelText('What brings you here?').selectOptions('instructor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.css('dd').getByText('Instructor')).toBeVisible();
  expect(calls('saveSurvey').map(({ body }) => body)).toEqual([
    { role: 'instructor', experience_level: 'never' },
  ]);
});
