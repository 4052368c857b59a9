import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultSettings } from '#course/content/settings.ts';
import { features } from '#subjects/content/features.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { featurePages } from '#subjects/rules/features.ts';
import { playButton } from '#testing/web/lesson.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

const off = Object.keys(featurePages);
const without = { readCopy: { copy: allCopy, settings: { ...defaultSettings, off } } };
const leadThere = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
    Object.values(featurePages)
      .flat()
      .some((start) => new URL(link.href).pathname.startsWith(start)),
  );

test.each(['/dashboard', '/rehearse'])('with every feature off %s has no link to a feature', async (at) => {
  const { client } = await showApp({ at, answers: { ...signedInAnswers(), ...without } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(leadThere()).toEqual([]);
  client.clear();
});

test('the dashboard has links to the features that are switched on', async () => {
  await showApp({ at: '/dashboard', answers: signedInAnswers() });
  await expect.poll(() => leadThere().length).toBeGreaterThan(0);
});

test.each(
  Object.values(featurePages)
    .flat()
    .filter((path) => !path.startsWith('/studio')),
)('with its feature off %s is the not-found page', async (at) => {
  await showApp({ at, answers: { ...signedInAnswers(), ...without } });
  await expect.element(page.getByText(allCopy.not_found_title)).toBeVisible();
});

test.each([
  ['with', features.mirror ? 1 : 0, {}],
  ['without', 0, without],
])('%s the mirror a lesson has %i camera buttons', async (_, times, answers) => {
  await showApp({ at: '/learn/1', answers: { ...signedInAnswers(), ...answers } });
  await expect.element(playButton()).toBeVisible();
  expect(page.getByRole('button', { name: /See yourself beside the dancer/ }).elements()).toHaveLength(times);
});

test('with moving-in switched off the studio has no page for it', async () => {
  const readStudioEvent = { challenge_name: 'Thriller', next_challenge_date: null, version: '1' };
  await showApp({ at: '/studio/event', answers: { ...operatorAnswers, ...without, readStudioEvent } });
  const studio = page.getByRole('navigation', { name: 'Studio' });
  await expect.element(studio.getByRole('link', { name: 'Features' })).toBeVisible();
  expect(studio.getByRole('link', { name: 'Import & export' }).elements()).toEqual([]);
});
