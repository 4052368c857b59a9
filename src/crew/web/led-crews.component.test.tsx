// The dashboard's links to crews, for leaders and for members.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { crewServer } from '#crew/web/testing/crew.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { placesIn } from '#subjects/rules/places.ts';
import { morticia } from '#testing/web/person.ts';
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

test('an instructor finds the way to leading a crew on the dashboard', async () => {
  let profile = dancer;
  const answers = {
    ...crewServer({ crew: null }, morticia).answers,
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
  await page.getByRole('link', { name: 'HOME' }).first().click();
  const lead = page.getByRole('navigation', { name: 'For leaders' });
  await expect.element(lead.getByRole('link', { name: 'Open a crew' })).toHaveAttribute('href', '/crew/open');
  // A leader's links come before the lessons.
  const grid = page.css('.dashboard-grid').element();
  expect(lead.element().compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // In a copy of Shamble without the class screen there is no link to it.
  await expect
    .element(lead.getByRole('link', { name: 'Teach a class: projector and phone' }))
    .toHaveLength(placesIn('teachers').length);
});

test('a dancer’s dashboard has a link to their crew, and does not read the crews that they lead', async () => {
  const { calls } = await showApp({ at: '/dashboard', answers: crewServer({}, morticia).answers });
  await expect.element(page.getByRole('link', { name: 'My crew' }).first()).toBeVisible();
  expect(calls('readProgress').length).toBeGreaterThan(0);
  expect(calls('readCrews')).toEqual([]);
});

test('the profile menu and the menu of a phone lead to the crew', async () => {
  const profile = {
    ...crewServer({}, morticia).answers,
    readProfile: dancer,
    listSessions: { sessions: [] },
  };
  await showApp({ at: '/learn', answers: profile });
  await page.getByRole('button', { name: /^Profile/ }).click();
  const crew = page.css('.profile-menu').getByRole('link', { name: 'My crew' });
  await expect.element(crew).toHaveAttribute('href', '/crew');
  await page.viewport(360, 740);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu.getByRole('link', { name: 'My crew' })).toBeInTheDocument();
});
