import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutputOf } from '#subjects/api/contract.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

type BuiltIn = OutputOf<'readStudioBuiltIn'>;

const step = (day: number) => ({
  kind: 'step' as const,
  id: `${day}-practice`,
  lesson_id: `${day}`,
  name: `Day ${day}, practice list`,
  says: 'all 6',
});
const some: BuiltIn = {
  lines: [
    { part: 'items', count: 5, places: [1, 2, 3, 4, 5].map(step) },
    {
      part: 'links',
      count: 1,
      places: [{ kind: 'text', id: 'link_group', name: 'link_group', says: 'https://www.facebook.com/' }],
    },
  ],
  own: true,
  dance: true,
  revision: { days: [], open: [] },
  version: '1',
};
const none: BuiltIn = { ...some, lines: [], version: '2' };

// §2.still-built-in-course-listed
test('each kind has its count and links, and one press and a confirmation remove it', async () => {
  let builtIn = some;
  const sent: unknown[] = [];
  await showApp({
    at: '/studio/built-in',
    answers: {
      ...operatorAnswers,
      readStudioBuiltIn: () => builtIn,
      saveStudioBuiltIn: ({ body }) => {
        sent.push(body);
        if (!body.confirmed) return { done: false, people: 3, did: [], told: [], version: null };
        builtIn = none;
        return {
          done: true,
          people: 3,
          did: ['6 built-in practice segments went: day 1.'],
          told: ['Day 1: its practice list is empty.'],
          version: '2',
        };
      },
    },
  });
  const items = page.getByRole('region', { name: 'Practice segments' });
  await expect.element(items.getByRole('heading')).toMatchTextContent('Practice segments 5');
  await expect
    .element(items.getByRole('link', { name: 'Day 1, practice list' }))
    .toHaveAttribute('href', '/studio/lessons/1?step=1-practice');
  await expect.element(items.getByRole('link', { name: 'Day 5, practice list' })).not.toBeInTheDocument();
  await items.getByText('2 more').click();
  await expect.element(items.getByRole('link', { name: 'Day 5, practice list' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Addresses of other sites' }))
    .toHaveAttribute('href', '/studio/texts?text=link_group');

  const letGo = page.getByRole('button', { name: 'Do this with the lessons' });
  await expect.element(letGo).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Practice segments of the built-in course').selectOptions('go: I write my own');
  await letGo.click();
  await expect.element(page.getByText(/^3 people have ticked or done something/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Let it go' }).click();
  await expect.element(page.getByText('Done. The History takes it back in one step.')).toBeVisible();
  await expect.element(page.getByText('6 built-in practice segments went: day 1.')).toBeVisible();
  await expect.element(page.getByText('Day 1: its practice list is empty.')).toBeVisible();
  await expect.element(page.getByText('Nothing of it is left: the course is all your own.')).toBeVisible();
  const choice = { items: 'empty', notes: 'keep', titles: 'keep', parts: 'keep' };
  expect(sent).toEqual([
    { choice, confirmed: false, version: '1' },
    { choice, confirmed: true, version: '1' },
  ]);
});

test('the studio’s first page has a link while something is built in and something is the operator’s own', async () => {
  const event = { challenge_name: 'Night', next_challenge_date: null, version: '1' };
  const answers = { ...operatorAnswers, readStudioEvent: event };
  const { answer, reload } = await showApp({
    at: '/studio/event',
    answers: { ...answers, readStudioBuiltIn: some },
  });
  const way = page.getByRole('link', { name: 'What is still the built-in course' });
  await expect.element(page.getByText('6 things are as Shamble ships them.')).toBeVisible();
  await expect.element(way).toHaveAttribute('href', '/studio/built-in');
  for (const quiet of [none, { ...some, own: false }]) {
    answer({ readStudioBuiltIn: quiet });
    await reload();
    await expect.element(page.getByLabelText('Name of the event')).toBeVisible();
    await expect.element(way).not.toBeInTheDocument();
  }
});
