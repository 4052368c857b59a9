import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Mapping, steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import type { Medium } from '#player/web/medium.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

/** The medium on the page, whose clock the test moves. */
const played = vi.hoisted(() => ({ position: 0, state: 'paused', duration: 100 }));

vi.mock('#player/web/make-medium.ts', () => ({
  makeMedium: async (): Promise<Medium> =>
    ({
      load: async () => {},
      play: () => {
        played.state = 'playing';
      },
      pause: () => {
        played.state = 'paused';
      },
      seek: (seconds: number) => {
        played.position = seconds;
      },
      position: () => played.position,
      duration: () => played.duration,
      state: () => played.state,
      listen: () => () => {},
      rates: () => 'any',
      destroy: () => {},
    }) as Partial<Medium> as Medium,
}));

const score: OwnDance['score'] = {
  id: 'own',
  title: 'Town dance',
  tempo: 120,
  phrases: ['March', 'Swim', 'Jump'].map((title) => ({
    id: title.toLowerCase(),
    section: title,
    title,
    counts: 16,
    cues: [{ at: 1, say: title, title }],
  })),
};

const tapButton = page.getByRole('button', { name: 'Tap on each beat (space bar)' });
const put = page.getByRole('button', { name: 'Put the counts here' });

async function openTap({ key = 'file march.mp4', first = null as Mapping | null, size = [1280, 800] } = {}) {
  Object.assign(played, { position: 0, state: 'paused', duration: 100 });
  const mapping = stored<Mapping | null>(first);
  const kind = key.startsWith('youtube') ? ('youtube' as const) : ('file' as const);
  const [, name = ''] = key.split(' ');
  await showApp({
    at: `/studio/dance/${encodeURIComponent(key)}`,
    size: [size[0] ?? 0, size[1] ?? 0],
    answers: {
      ...operatorAnswers,
      readStudioDance: () => ({
        dance: { score, days: [], intro: 20 },
        version: '1',
        media: [{ key, kind, name, steps: [], mapping: mapping.value(), version: mapping.version() }],
      }),
      saveStudioMapping: (sent) => {
        const answer = mapping.save(sent, sent.body.mapping as Mapping | null);
        return answer instanceof Response ? answer : { ...answer, moved: 2 };
      },
    },
  });
  return mapping;
}

/** Taps at these seconds of the medium. The page subtracts the time since the press: 0 for a click by a script. */
async function tapAt(seconds: readonly number[]) {
  if (played.state !== 'playing') await page.getByRole('button', { name: 'Play', exact: true }).click();
  const button = tapButton.element() as HTMLElement;
  for (const second of seconds) {
    played.position = second;
    button.click();
  }
}

const beats = (from: number, spacing: number, many = 8) =>
  Array.from({ length: many }, (_, beat) => from + beat * spacing);

// §2.counts-tapped-any-medium
test('eight taps map the medium, and its items move to the same counts', async () => {
  const mapping = await openTap();
  await tapAt(beats(20, 0.5));
  await expect.element(page.getByText(/^1\d\d\.\d beats a minute, after 8 taps: steady/)).toBeVisible();
  await page.getByLabelText('The first tap was count 1 of').selectOptions('2. Swim');
  // The mapping ends with the last tapped phrase, unless the operator chooses another end.
  const end = page.getByLabelText('and the dance goes on to the end of');
  await expect.element(end).toMatchTextContent(/^2\. Swim/);
  await expect.element(end).toHaveValue('2');
  await end.selectOptions('3. Jump');
  await put.click();
  await expect.element(page.getByRole('group', { name: '1. Swim to Jump' })).toBeVisible();
  await page.getByRole('button', { name: 'Save the counts' }).click();
  await expect.element(page.getByText(/2 practice segments moved along/)).toBeVisible();
  const [span] = mapping.value()?.spans ?? [];
  expect([span?.from, span?.until]).toEqual([16, 48]);
  expect(span?.anchors[0]?.at).toBeCloseTo(20, 1);
});

test('tapping before the medium plays brings the advice to play it first', async () => {
  await openTap();
  await tapButton.click();
  await expect.element(page.getByText('Play it first, then tap along.')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  (tapButton.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Tap at least 8 times, with the beat. 1 so far.')).toBeVisible();
});

test('the count runs while the medium plays', async () => {
  await openTap({ first: steadyMapping(48, 120, 10) });
  const count = page.css('.studio-count');
  await expect.element(count).toMatchTextContent('No count here');
  played.position = 20.1;
  await expect.element(count).toMatchTextContent('Swim, count 5 of 16');
});

test('uneven taps give no mapping, and can be cleared', async () => {
  await openTap();
  await tapAt([1, 1.5, 2.3, 2.4, 3.4, 3.6, 4.5, 4.6]);
  await expect.element(page.getByText(/too uneven/)).toBeVisible();
  await expect.element(put).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Forget these taps' }).click();
  await expect.element(page.getByText('Tap at least 8 times, with the beat. 0 so far.')).toBeVisible();
});

test('a span moves by 10 ms, gets other phrases, and is removed', async () => {
  const mapping = await openTap({ first: steadyMapping(48, 120, 10) });
  await page.getByRole('button', { name: 'March to Jump 10 ms later' }).click();
  await page.getByLabelText('to the end of').selectOptions('2. Swim');
  await page.getByRole('button', { name: 'Save the counts' }).click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  const [span] = mapping.value()?.spans ?? [];
  expect([span?.from, span?.until, span?.anchors[0]?.at]).toEqual([0, 32, 10.01]);
  await page.getByRole('button', { name: 'Take away March to Swim' }).click();
  await page.getByRole('button', { name: 'Save the counts' }).click();
  await expect.poll(() => mapping.value()).toBeNull();
});

test('a span with the wrong phrase gets another phrase at the same seconds', async () => {
  const mapping = await openTap();
  await tapAt(beats(2, 0.5));
  await put.click();
  await page.getByLabelText('Begins with').selectOptions('3. Jump');
  const jump = page.getByRole('group', { name: '1. Jump', exact: true });
  await expect.element(jump.getByText(/^0:02(\.\d)? to 0:(09\.9|10|10\.1)\b/)).toBeVisible();
  await page.getByRole('button', { name: 'Save the counts' }).click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  const [span] = mapping.value()?.spans ?? [];
  expect([span?.from, span?.until, Math.round(span?.anchors[0]?.at ?? 0)]).toEqual([32, 48, 2]);
});

test('a second span begins where it is tapped, and more taps within the first correct its drift', async () => {
  await openTap({ first: steadyMapping(48, 120, 10) });
  await tapAt(beats(26.04, 0.5));
  await page.getByRole('button', { name: 'Correct March to Jump' }).click();
  await page.getByText(/known places/).click();
  await expect.element(page.getByText(/^Jump, count 5 of 16 at 28\.0\d s$/)).toBeVisible();
  await tapAt(beats(40, 0.6));
  await page.getByLabelText('The first tap was count 1 of').selectOptions('1. March');
  await put.click();
  await expect.element(page.getByRole('group', { name: '2. March', exact: true })).toBeVisible();
});

test('the button to press next is gold: Play, and then the button to tap on', async () => {
  await openTap();
  const gold = (button: typeof tapButton) => /gold/.test(button.element().className);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect.element(play).toBeEnabled();
  expect([gold(play), gold(tapButton)]).toEqual([true, false]);
  await play.click();
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await expect.poll(() => gold(tapButton)).toBe(true);
  expect(gold(pause)).toBe(false);
});

test('YouTube has no clicks, and says why', async () => {
  await openTap({ key: 'youtube aaaaaaaaaaa', size: [360, 720] });
  await expect.element(page.getByText(/YouTube tells its place only roughly/)).toBeVisible();
  await expect.element(page.getByLabelText('Click on each count')).not.toBeInTheDocument();
  await expect.element(tapButton).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('music with a known tempo and intro is mapped by numbers', async () => {
  await openTap();
  await page.getByText('By numbers, without tapping').click();
  await expect.element(page.getByLabelText('lies at (seconds)')).toHaveValue('20');
  await page.getByLabelText('lies at (seconds)').fill('20,5');
  await page.getByLabelText('Beats a minute').fill('118');
  await page.getByRole('button', { name: 'Put the counts there' }).click();
  await expect.element(page.getByText('0:20.5 to 0:44.9, 118.0 beats a minute.')).toBeVisible();
});

test('on a laptop the film, Play and the button to tap on fit into one window', async () => {
  await openTap({ size: [1280, 720] });
  await expect.element(tapButton).toBeEnabled();
  const film = document.querySelector('.studio-tap .screen')?.getBoundingClientRect();
  const { bottom } = tapButton.element().getBoundingClientRect();
  expect(film?.height).toBeGreaterThan(200);
  expect(bottom - (film?.top ?? Number.NaN)).toBeLessThan(640);
});
