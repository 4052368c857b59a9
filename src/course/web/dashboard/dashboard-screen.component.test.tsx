// The dashboard in every state: new, half-way, before and after the rehearsal, and when something is missing.

import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultSettings } from '#course/content/settings.ts';
import { translations } from '#languages/content/translations.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { later, refusal } from '#testing/web/answers.ts';
import { morticia, progressOf, signedInAnswers } from '#testing/web/person.ts';
import { watchPulses } from '#testing/web/pulses.ts';
import { reduceMotion } from '#testing/web/reduce-motion.ts';
import { savedFiles } from '#testing/web/saved-files.ts';
import { showApp } from '#testing/web/show-app.tsx';

const card = (title: string) => page.getByRole('link').filter({ hasText: title });
const button = (name: string) => page.getByRole('link', { name, exact: true });
const heading = page.getByRole('heading', { level: 1 });

// §2.dashboard-first-name-capitals-dancer §2.dashboard-days-until-challenge-name
// §2.dashboard-next-trophy-locked-image §9.next-challenge-date-instant-date
test('a beginner is welcomed by name, sees the event in three times and starts with lesson 1', async () => {
  await showApp({ at: '/dashboard', answers: signedInAnswers({ ...morticia, first_name: 'Vlad' }) });
  await expect.element(heading).toHaveTextContent('WELCOME, VLAD');
  await expect.element(page.getByRole('heading', { name: 'THRILL THE WORLD' })).toBeVisible();
  const when = 'Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)';
  await expect.element(page.getByRole('region', { name: 'THRILL THE WORLD' })).toMatchTextContent(when);
  await expect.element(page.getByText('days until')).toBeVisible();
  await expect.element(page.getByRole('timer')).toMatchTextContent(/^\d+ days \d+ hrs \d+ min \d+ sec/);

  const plan = card('Continue your plan');
  await expect.element(plan).toMatchTextContent(/Day 1: \w+/);
  await expect.element(plan).toMatchTextContent("You've completed 0 of 12 lessons");
  await expect.element(plan).toHaveAttribute('href', '/learn#lesson-1');
  await expect.element(page.getByText('0/12')).toBeVisible();
  await expect.element(page.getByText(/^0 DAYS$/)).toBeVisible();
  await expect
    .element(card('Next trophy'))
    .toMatchTextContent(/Graveyard Shuffle\s*Complete Part 1 to unlock/);
  await expect.element(card('Next trophy')).toHaveAttribute('href', '/learn');
  await expect.element(card('Latest trophy')).toMatchTextContent('Complete lessons to earn trophies!');
  await expect.element(card('Latest trophy')).toHaveAttribute('href', '/trophies');
});

test('on a phone on its side the button that starts is in the first view', async () => {
  await showApp({ at: '/dashboard', size: [667, 375], answers: signedInAnswers() });
  await expect.element(button('Start Day 1')).toBeInViewport({ ratio: 1 });
});

/** Whether an element looks like a card, by a background of its own. */
const looksLikeCard = (element: Element) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/transparent|, 0\)/.test(backgroundColor);
};

// §2.dashboard-one-card-before-day §2.first-dance-eight-taps
test('before Day 1 only the card that starts it looks like a card; the other cards come with the first practice', async () => {
  const shown = await showApp({ at: '/dashboard', answers: signedInAnswers() });
  const cards = page.css('.dashboard-grid > *');
  await expect.element(button('Start Day 1')).toHaveAttribute('href', '/learn/1');
  await expect.element(page.getByText('Practice today to start one.')).toBeVisible();
  expect(cards.elements().filter(looksLikeCard)).toEqual([page.css('.dashboard-main').element()]);
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await expect.element(page.css('.part-progress')).not.toBeInTheDocument();

  shown.answer(signedInAnswers(morticia, { rows: { current_streak: 1 } }));
  await shown.reload();
  await expect.element(page.css('.part-progress')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(cards.elements().filter(looksLikeCard)).toEqual(cards.elements());
});

// §2.plan-counts-days-countdown
test('the plan counts the same days as the countdown', async () => {
  const { plan } = progressOf().dance;
  const answers = signedInAnswers(morticia, {
    completed: 1,
    dance: { plan: { ...plan, outcome: 'on_course', today: [2], days_left: 999 } },
  });
  await showApp({ at: '/dashboard', answers });
  const days = page.css('.dashboard-event-days .figure');
  await expect.element(days).toBeVisible();
  await expect
    .element(page.css('.dashboard-progress'))
    .toMatchTextContent(`${days.element().textContent} days left to practice.`);
});

// §2.dashboard-looping-muted-reference §4.countdown-recomputes-every-second §2.reduced-motion-reference-stands-still
test('the countdown ticks every second and the reference dance plays silently until paused', async () => {
  const shown = await showApp({ at: '/dashboard', answers: signedInAnswers() });
  const seconds = page.css('.countdown-seconds .countdown-number');
  await expect.element(seconds).toBeVisible();
  const before = seconds.element().textContent;
  await expect.poll(() => seconds.element().textContent).not.toBe(before);
  const reference = page.css('.dashboard-reference');
  reference.element().scrollIntoView();
  await expect.element(reference.css('canvas').first()).toBeVisible();
  await reference.getByRole('button', { name: 'Pause' }).click();
  await expect.element(reference.getByRole('button', { name: 'Play' })).toBeVisible();

  await reduceMotion();
  await shown.reload();
  await expect.element(reference.getByRole('button', { name: 'Play' })).toBeVisible();
});

// §2.dashboard-continue-your-plan-next §2.dashboard-bar-n-12-gradient §2.dashboard-streak-days-day-1
// §2.dashboard-latest-trophy-earned-month §2.learn-hash-scrolls-element-pulses
test('half-way the card names the next lesson and leads there, the bar is half full and the latest trophy has its day', async () => {
  const answers = signedInAnswers(morticia, { completed: 6, rows: { current_streak: 1 } });
  await showApp({ at: '/dashboard', answers });
  await expect.element(card('Continue your plan')).toMatchTextContent("You've completed 6 of 12 lessons");
  await expect.element(card('Continue your plan')).toHaveAttribute('href', '/learn#lesson-7');
  await expect.element(button("Let's go")).toHaveAttribute('href', '/learn/7');
  await expect.element(page.getByText('6/12')).toBeVisible();
  const track = page.getByRole('progressbar').element();
  const fill = track.firstElementChild as Element;
  expect(fill.getBoundingClientRect().width / track.getBoundingClientRect().width).toBeCloseTo(0.5, 1);
  expect(getComputedStyle(fill).backgroundImage).toContain('gradient');
  await expect.element(page.getByText(/^1 DAY$/)).toBeVisible();
  await expect.element(card('Next trophy')).toMatchTextContent(/Halfway Hero\s*Complete Part 2 to unlock/);
  const latest = card('Latest trophy');
  await expect.element(latest).toMatchTextContent(/Graveyard Shuffle/);
  await expect.element(latest.getByText(/^Earned [A-Z][a-z]+ \d{1,2}$/)).toBeVisible();
  await expect.element(latest).toHaveAttribute('href', '/trophies#trophy-part1');
  const pulsed = watchPulses();
  await card('Continue your plan').click();
  await expect.poll(() => pulsed.has('lesson-7')).toBe(true);
});

// §2.dashboard-first-name-capitals-dancer §2.dashboard-latest-trophy-earned-month
test('a trophy without a date was recently earned, and a person without a name is a dancer', async () => {
  const progress = progressOf({ completed: 4 });
  const { latest_trophy } = progress;
  await showApp({
    at: '/dashboard',
    answers: {
      ...signedInAnswers({ ...morticia, first_name: '' }),
      readProgress: { ...progress, latest_trophy: latest_trophy && { ...latest_trophy, unlocked_at: null } },
    },
  });
  await expect.element(card('Latest trophy')).toMatchTextContent('Recently Earned');
  await expect.element(heading).toHaveTextContent('WELCOME, DANCER');
});

/** Returns words of the main card that are covered by parts of its drawing. */
function paintedOver(): (string | null)[] {
  const range = document.createRange();
  return page
    .css('.dashboard-main > :is(h2, p)')
    .elements()
    .flatMap((element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()]
        .filter(({ left, right, top, bottom }) =>
          [left, (left + right) / 2, right].some((x) =>
            document.elementsFromPoint(x, (top + bottom) / 2).some((under) => under.matches('svg *')),
          ),
        )
        .map(() => element.textContent);
    });
}

// §2.dashboard-gold-rehearse-card-after §2.dashboard-all-lessons-complete-keep §2.dashboard-next-trophy-locked-image
test('after twelve lessons the card is gold, and after the rehearsal it keeps rehearsing', async () => {
  const shown = await showApp({ at: '/dashboard', answers: signedInAnswers(morticia, { completed: 12 }) });
  const rehearse = card('Time for the Final Rehearsal');
  await expect.element(rehearse).toHaveAttribute('href', '/rehearse');
  await expect.element(rehearse).toHaveClass(/card-gold/);
  await expect.element(card('Next trophy')).not.toBeInTheDocument();
  await expect.element(card('Visit the community')).toHaveAttribute('href', '/community');
  await expect.element(page.getByText('12/12')).toBeVisible();

  shown.answer(signedInAnswers(morticia, { completed: 12, rehearsed: true }));
  await shown.reload();
  await expect
    .element(card('All lessons complete! Keep rehearsing!'))
    .toMatchTextContent('Practice Rehearsal');
  await expect.element(card('Latest trophy')).toHaveAttribute('href', '/trophies#trophy-final');
  // At the widths of a laptop the words are beside the dancers of the picture, not over them.
  for (const width of [1024, 1440]) {
    await page.viewport(width, 800);
    expect([width, ...paintedOver()]).toEqual([width]);
  }
});

// §8.missing-date-date-tbd-stay
test('without an event date the dashboard says so and counts nothing, and so does the list of lessons', async () => {
  const settings = { next_challenge_date: null, challenge_name: null };
  await showApp({
    at: '/dashboard',
    answers: { ...signedInAnswers(morticia, { completed: 1 }), readCopy: { copy: allCopy, settings } },
  });
  await expect.element(page.getByText('Date TBD - Stay tuned!')).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect.element(heading).not.toMatchTextContent('WELCOME');
  await expect.element(page.getByText('Date TBD - Stay tuned!')).toBeVisible();
});

// §8.error-occurred §8.progress-cannot-be-read-empty
test('progress that cannot be read is empty, says so and can be tried again', async () => {
  const answers = { ...signedInAnswers(), readProgress: refusal('unavailable') };
  const { answer } = await showApp({ at: '/dashboard', answers });
  await expect.element(page.getByText('An error occurred')).toBeVisible();
  await expect.element(page.getByText('0/12')).toBeVisible();
  answer({ readProgress: progressOf({ completed: 1 }) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('1/12')).toBeVisible();
  await expect.element(page.getByText('An error occurred')).not.toBeInTheDocument();
});

// §2.loading-while-session-read §2.skeletons-where-layout-known
test('while the progress is read the page keeps its layout, and a guarded page says Loading...', async () => {
  const session = later<ReturnType<typeof progressOf> | object>();
  const progress = later<ReturnType<typeof progressOf>>();
  const here = { user: morticia, developer_tools: false };
  await showApp({
    at: '/dashboard',
    answers: {
      readSession: async () => {
        await session.answer;
        return here;
      },
      readProgress: () => progress.answer,
    },
  });
  await expect.element(page.getByText('Loading...').first()).toBeVisible();
  session.come({});
  await expect.element(page.css('.dashboard-skeleton')).toHaveLength(7);
  progress.come(progressOf());
  await expect.element(page.css('.dashboard-skeleton')).toHaveLength(0);
});

// §9.link-room-says-when
test('the link to the dance with everybody says when it is', async () => {
  await showApp({ at: '/dashboard', answers: signedInAnswers(morticia, { completed: 1 }) });
  const link = page.getByRole('link', { name: /^Dance with everybody/ });
  await expect.element(link).toMatchTextContent(/^Dance with everybody( at \d{1,2}:\d\d [ap]m|, now)$/);
  await expect.element(link).toHaveAttribute('href', '/together');
});

// §9.calendar-files-event-daily-practice
test('the event and a daily practice can be taken into a calendar', async () => {
  const files = savedFiles();
  await showApp({ at: '/dashboard', answers: signedInAnswers(morticia, { completed: 1 }) });
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await expect.poll(() => files).toEqual(['event.ics']);
  await page.getByRole('button', { name: 'Remind me to practice daily' }).click();
  await expect.poll(() => files).toEqual(['event.ics', 'practice.ics']);
});

test('on a tablet no word in the title of a part is broken, in German either', async () => {
  document.documentElement.lang = 'de';
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
  const german = Object.keys(allCopy).flatMap((key) => {
    const translated = translations.de?.texts[`copy:${key}`];
    return translated ? [[key, translated] as const] : [];
  });
  const readCopy = { copy: { ...allCopy, ...Object.fromEntries(german) }, settings: { ...defaultSettings } };
  await showApp({
    at: '/dashboard',
    answers: { ...signedInAnswers(morticia, { completed: 1 }), readCopy },
    size: [768, 1024],
  });
  await expect.element(page.css('.part-progress-title')).toHaveLength(4);
  await expect.element(page.getByText('Teil 1: Friedhofs-Shuffle')).toBeVisible();
  const range = document.createRange();
  const broken = page
    .css('.part-progress-title')
    .elements()
    .flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)]
        .filter(({ 0: word, index }) => {
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word),
    );
  expect(broken).toEqual([]);
});
