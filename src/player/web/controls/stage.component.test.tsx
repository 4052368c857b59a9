import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { features } from '#subjects/content/features.ts';
import { unreachable } from '#testing/web/answers.ts';
import { openMore, playButton } from '#testing/web/lesson.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { pressAtOnce } from '#testing/web/press-at-once.ts';
import { showApp } from '#testing/web/show-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const question = page.getByRole('group', { name: 'Which way do you want to see it?' });
/** The size of an upright phone. */
const size = [360, 740] as const;
const openLesson = () => showApp({ at: '/learn/1', size, answers: signedInAnswers() });

test.runIf(features.mirror)(
  'asking for the camera closes an open panel, so that the words about the camera can be read',
  async () => {
    await openLesson();
    await button(/^Side/).click();
    await expect.element(button(/^Side/)).toHaveAttribute('aria-expanded', 'true');
    await openMore();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Camera: / })
      .click();
    await expect.element(button(/^Side/)).toHaveAttribute('aria-expanded', 'false');
    await expect
      .element(page.getByText(/It is never sent to us or to anybody else\./))
      .toBeInViewport({ ratio: 1 });
    await expect.element(button('Turn the camera on')).toBeInViewport({ ratio: 1 });
  },
);

const surroundings = (picture: Element) =>
  getComputedStyle(picture).borderTopStyle + getComputedStyle(picture, '::after').content;

// §3.one-three-sides-asked-once
test('the side is mirrored at first, named once in the first dance, and can be changed there and is kept', async () => {
  const { reload } = await openLesson();
  const said = page.getByText('He mirrors you.');
  await expect.element(button('Side: Mirror')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await pressAtOnce(playButton());
  await expect.element(said).toBeVisible();
  await button('Change').click();
  await expect.element(question.css('canvas')).toHaveLength(3);
  // The pictures differ at a glance even while the dancer does not move: by a picture's frame, or by the crowd in
  // front of the dancer.
  expect(new Set(question.css('.side-picture').elements().map(surroundings)).size).toBe(3);
  await expect.element(question.getByText(/The bare foot is the left one/)).toBeVisible();
  await question.getByRole('button', { name: /Follow me/ }).click();
  await expect.element(button('Side: Follow me')).toBeVisible();
  await reload();
  await pressAtOnce(playButton());
  await expect.element(button('Stop')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(button('Side: Follow me')).toBeVisible();
});

test('a chosen side is sent to the account', async () => {
  const { calls } = await openLesson();
  await button(/^Side/).click();
  await question.getByRole('button', { name: /Follow me/ }).click();
  await expect.poll(() => calls('chooseSide').map(({ body }) => body)).toEqual([{ chosen_side: 'follow' }]);
});

test('the account’s side opens the stage, and nobody is asked again', async () => {
  const user = { ...morticia, chosen_side: 'day' as const };
  const { calls } = await showApp({ at: '/learn/1', size, answers: signedInAnswers(user) });
  await expect.element(button('Side: As on the day')).toBeVisible();
  await pressAtOnce(playButton());
  await expect.element(button('Stop')).toBeVisible();
  await expect.element(page.getByText('He mirrors you.')).not.toBeInTheDocument();
  expect(calls('chooseSide')).toEqual([]);
});

test('a side that is chosen without a network is sent when the next lesson opens', async () => {
  const { calls, answer, reload } = await openLesson();
  answer({ chooseSide: unreachable });
  await button(/^Side/).click();
  await question.getByRole('button', { name: /Follow me/ }).click();
  await expect.poll(() => calls('chooseSide').length).toBeGreaterThan(0);
  const before = calls('chooseSide').length;
  // The account's side is older than the side that waits on the device.
  answer({ ...signedInAnswers({ ...morticia, chosen_side: 'day' }) });
  await reload();
  await expect.element(button('Side: Follow me')).toBeVisible();
  await expect.poll(() => calls('chooseSide').length).toBeGreaterThan(before);
});

// §2.moves-hint-when-first-comes
test('the hint of a move is shown when the move first comes, and whenever its name is pressed', async () => {
  const { reload } = await openLesson();
  const hint = page.css('.stage-hint');
  await expect.element(page.css('.stage-move')).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
  await pressAtOnce(playButton());
  await expect.element(hint).toBeVisible();
  await button('Stop').click();
  await reload();
  const name = button(/: how it goes$/);
  await name.click();
  await expect.element(hint).toBeVisible();
  await name.click();
  await expect.element(hint).not.toBeInTheDocument();
});
