import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Medium, MediumEvent } from '#player/web/medium.ts';
import { pressAtOnce } from '#testing/web/press-at-once.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, studioLesson } from '#testing/web/studio.ts';

const first = 'video-00001';
const second = 'video-00002';

/**
 * The videos that were asked for, and the seconds of each. A video without seconds keeps loading until `begin` makes
 * it play.
 */
const service = vi.hoisted(() => ({
  asked: [] as string[],
  seconds: new Map<string, number>(),
  begin: () => {},
}));

vi.mock('#player/web/make-medium.ts', () => ({
  makeMedium: async (_: HTMLElement, source: MediumSource): Promise<Medium> => {
    const key = source.key.replace('youtube ', '');
    service.asked.push(key);
    let emit = (_: MediumEvent) => {};
    return {
      load: async () => {},
      play: () => service.seconds.has(key) && emit({ type: 'state', state: 'playing' }),
      duration: () => service.seconds.get(key) ?? 0,
      listen: (listener: typeof emit) => {
        emit = listener;
        service.begin = () => emit({ type: 'state', state: 'playing' });
        return () => {};
      },
      position: () => 0,
      state: () => 'paused',
      rates: () => 'any',
      pause: () => {},
      destroy: () => {},
    } as Partial<Medium> as Medium;
  },
}));

// The pictures of videos are at the video service, which no test may contact.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "img-src 'self' data: blob:";
document.head.append(policy);

/** Opens a lesson whose first part has no video. */
async function openLesson() {
  service.asked.length = 0;
  service.seconds.clear();
  await showApp({
    at: '/studio/lessons/3',
    answers: {
      ...operatorAnswers,
      ...studioLesson(3).answers,
      readStudioFaq: { pairs: [], version: '1' },
    },
  });
}

async function add(videos: string): Promise<void> {
  await page.getByLabelText('YouTube address').fill(videos);
  await page.getByRole('button', { name: 'Add this video' }).click();
}

test('the length of a watched video is not used for the video that replaces it', async () => {
  await openLesson();
  service.seconds.set(first, 80).set(second, 300);
  const save = page.getByRole('button', { name: 'Save this step' });
  const end = page.getByRole('group', { name: 'Start and end' }).getByLabelText('End');
  const tooLate = page.getByText(/^The video ends at/);
  await add(first);
  await page.getByRole('button', { name: 'Set times by watching' }).click();
  await end.fill('3:20');
  await expect.element(tooLate).toMatchTextContent('The video ends at 1:20.');
  await page.getByRole('button', { name: 'Close the player' }).click();
  await page.getByRole('button', { name: `Remove the video ${first}` }).click();
  await expect.poll(() => document.activeElement?.tagName).toBe('H2');
  await add(second);
  await end.fill('3:20');
  await expect.element(tooLate).not.toBeInTheDocument();
  await save.click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});

test('after the page is left, the video service is not asked any more', async () => {
  await openLesson();
  await add(`${first} ${second}`);
  // If the page stayed open, this video would count as unplayable after some seconds, and the page would try the second
  // video.
  await pressAtOnce(page.getByRole('button', { name: 'Look them up at YouTube' }));
  await expect.element(page.css('.studio-trial')).toBeInTheDocument();
  await pressAtOnce(page.getByRole('link', { name: 'FAQ', exact: true }).first());
  await pressAtOnce(page.getByRole('dialog').getByRole('button', { name: 'Leave' }));
  // Once the next page has its data, the lesson's page is removed and tries no more videos.
  await expect.element(page.getByRole('button', { name: 'Add a question' })).toBeVisible();
  service.begin();
  await expect.element(page.css('.studio-trial')).not.toBeInTheDocument();
  // This wait is longer than the page would take to ask for the second video.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(service.asked).toEqual([first]);
});
