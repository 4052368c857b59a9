// The dashboard in every state: new, half-way, before and after the rehearsal, and when something is missing.

import type { Page } from '@playwright/test';
import type { Progress } from '#api/progress.ts';
import { glimpse } from './fixtures/glimpse.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { changeAnswer, hold, refuse } from './fixtures/stub.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const card = (page: Page, title: string) => page.getByRole('link').filter({ hasText: title });
const bar = (page: Page) => page.getByRole('progressbar');

// §2.dashboard-first-name-capitals-dancer §2.dashboard-days-until-challenge-name
// §2.dashboard-next-trophy-locked-image §9.next-challenge-date-instant-date
test('a beginner is welcomed by name, sees the event in three times and starts with lesson 1', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { first_name: 'Vlad' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WELCOME, VLAD');
  await expect(page.getByRole('heading', { name: 'THRILL THE WORLD' })).toBeVisible();
  await expect(page.getByText('Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)')).toBeVisible();
  await expect(page.getByText(/That is .*October 31 at 12:00 am.* for you\./)).toBeVisible();
  await expect(page.getByText('days until')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d+ days \d+ hrs \d+ min \d+ sec/);

  const plan = card(page, 'Continue your plan');
  await expect(plan).toContainText(/Day 1: \w+/);
  await expect(plan).toContainText("You've completed 0 of 12 lessons");
  await expect(plan).toHaveAttribute('href', '/learn#lesson-1');
  await expect(page.getByText('0/12')).toBeVisible();
  await expect(page.getByText(/^0 DAYS$/)).toBeVisible();
  await expect(card(page, 'Next trophy')).toContainText('Graveyard ShuffleComplete Part 1 to unlock');
  await expect(card(page, 'Next trophy')).toHaveAttribute('href', '/learn');
  await expect(card(page, 'Latest trophy')).toContainText('Complete lessons to earn trophies!');
  await expect(card(page, 'Latest trophy')).toHaveAttribute('href', '/trophies');
});

// §2.dashboard-looping-muted-reference §4.countdown-recomputes-every-second §2.reduced-motion-reference-stands-still
test('the countdown ticks every second and the reference dance plays silently until paused', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await page.goto('/dashboard');
  const seconds = page.locator('.countdown-seconds .countdown-number');
  const before = await seconds.textContent();
  await expect(seconds).not.toHaveText(before ?? '');
  const reference = page.locator('.dashboard-reference');
  await reference.scrollIntoViewIfNeeded();
  await expect(reference.locator('canvas').first()).toBeVisible();
  await reference.getByRole('button', { name: 'Pause' }).click();
  await expect(reference.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(reference.getByRole('button', { name: 'Play' })).toBeVisible();
});

// §2.dashboard-continue-your-plan-next §2.dashboard-bar-n-12-gradient §2.dashboard-streak-days-day-1
// §2.dashboard-latest-trophy-earned-month §2.learn-hash-scrolls-element-pulses
test('half-way the card names the next lesson, the bar its share and the latest trophy its day', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 6 });
  // A drawing that can't be had takes nothing else away.
  await page.route('**/assets/trophy-art-*.js*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(card(page, 'Continue your plan')).toContainText("You've completed 6 of 12 lessons");
  await expect(card(page, 'Continue your plan')).toHaveAttribute('href', '/learn#lesson-7');
  await expect(page.getByText('6/12')).toBeVisible();
  const share = await bar(page).evaluate((track) => {
    const fill = track.firstElementChild ?? track;
    return [
      fill.getBoundingClientRect().width / track.getBoundingClientRect().width,
      getComputedStyle(fill).backgroundImage,
    ];
  });
  expect(share[0]).toBeCloseTo(0.5, 1);
  expect(share[1]).toContain('gradient');
  await expect(page.getByText(/^1 DAY$/)).toBeVisible();
  await expect(card(page, 'Next trophy')).toContainText('Halfway HeroComplete Part 2 to unlock');
  const latest = card(page, 'Latest trophy');
  await expect(latest).toContainText('Graveyard Shuffle');
  await expect(latest.getByText(/^Earned [A-Z][a-z]+ \d{1,2}$/)).toBeVisible();
  await expect(latest).toHaveAttribute('href', '/trophies#trophy-part1');
  const pulse = glimpse(page, '#lesson-7.pulse');
  await card(page, 'Continue your plan').click();
  await pulse;
});

// §2.dashboard-first-name-capitals-dancer §2.dashboard-latest-trophy-earned-month
test('a trophy without a date was recently earned, and a person without a name is a dancer', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 4 });
  await changeAnswer<Progress>(page, '/api/progress', ({ latest_trophy }) => {
    if (latest_trophy) latest_trophy.unlocked_at = null;
  });
  await changeAnswer<{ user: { first_name: string } }>(page, '/api/session', ({ user }) => {
    user.first_name = '';
  });
  await page.goto('/dashboard');
  await expect(card(page, 'Latest trophy')).toContainText('Recently Earned');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WELCOME, DANCER');
});

// §2.dashboard-gold-rehearse-card-after §2.dashboard-all-lessons-complete-keep §2.dashboard-next-trophy-locked-image
test('after twelve lessons the card is gold, and after the rehearsal it keeps rehearsing', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 12 });
  await page.goto('/dashboard');
  const rehearse = card(page, 'Time for the Final Rehearsal');
  await expect(rehearse).toHaveAttribute('href', '/rehearse');
  await expect(rehearse).toHaveClass(/card-gold/);
  await expect(card(page, 'Next trophy')).toHaveCount(0);
  await expect(card(page, 'Visit the community')).toHaveAttribute('href', '/community');
  await expect(page.getByText('12/12')).toBeVisible();

  await enterAsLearner(page, server, { completed: 12, rehearsed: true });
  await page.reload();
  await expect(card(page, 'All lessons complete! Keep rehearsing!')).toContainText('Practice Rehearsal');
  await expect(card(page, 'Latest trophy')).toHaveAttribute('href', '/trophies#trophy-final');
  // At the widths of a laptop the words stand beside the dancers of the picture, not on them.
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const painted = await page.locator('.dashboard-main > :is(h2, p)').evaluateAll((words) => {
      const range = document.createRange();
      return words.flatMap((element) => {
        range.selectNodeContents(element);
        return [...range.getClientRects()]
          .filter(({ left, right, top, bottom }) =>
            [left, (left + right) / 2, right].some((x) =>
              document.elementsFromPoint(x, (top + bottom) / 2).some((under) => under.matches('svg *')),
            ),
          )
          .map(() => element.textContent);
      });
    });
    expect([width, ...painted]).toEqual([width]);
  }
});

test('on a tablet no word in the title of a part is broken, in German either', async ({ page, server }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await enterAsLearner(page, server);
  await page.goto('/de/dashboard');
  await expect(page.locator('.part-progress-title')).toHaveCount(4);
  const broken = await page.locator('.part-progress-title').evaluateAll((titles) => {
    const range = document.createRange();
    return titles.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)]
        .filter(({ 0: word, index }) => {
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word),
    );
  });
  expect(broken).toEqual([]);
});

// §8.missing-date-date-tbd-stay
test('without an event date it says so and counts nothing', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await changeAnswer<{ settings: object }>(page, '/api/copy', (answer) => {
    answer.settings = { next_challenge_date: null, challenge_name: null };
  });
  // The page brings its settings along; asking again is what an hour in the tab does.
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"next_challenge_date":"[^"]*"/,
      '"next_challenge_date":null',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Date TBD - Stay tuned!')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect(page.getByText('Date TBD - Stay tuned!')).toBeVisible();
});

// §8.error-occurred §8.progress-cannot-be-read-empty
test('progress that cannot be read is empty, says so and can be tried again', async ({ page, server }) => {
  await enterAsLearner(page, server, { completed: 1 });
  await refuse(page, '/api/progress');
  await page.goto('/dashboard');
  await expect(page.getByText('An error occurred')).toBeVisible();
  await expect(page.getByText('0/12')).toBeVisible();
  await page.unroute('**/api/progress');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1/12')).toBeVisible();
  await expect(page.getByText('An error occurred')).toHaveCount(0);
});

// §2.loading-while-session-read §2.skeletons-where-layout-known
test('while the progress is read the page keeps its layout, and a guarded page says Loading...', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  const session = await hold(page, '/api/session');
  const progress = await hold(page, '/api/progress');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...').first()).toBeVisible();
  session.release();
  await expect(page.locator('.dashboard-skeleton')).toHaveCount(7);
  progress.release();
  await expect(page.locator('.dashboard-skeleton')).toHaveCount(0);
});

// §9.calendar-files-event-daily-practice
test('the event and a daily practice can be taken into a calendar', async ({ page, server }) => {
  await enterAsLearner(page, server);
  await page.goto('/dashboard');
  for (const [button, name] of [
    ['Add to calendar', 'event.ics'],
    ['Remind me to practice daily', 'practice.ics'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});
