// A lesson on a phone: one control is gold, there is space to read, and nothing opens out of view.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultSettings } from '#course/content/settings.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { learnerServer } from '#testing/web/learner.ts';
import { quietDevice as device, openMore, playButton, playing, press } from '#testing/web/lesson.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { pressAtOnce } from '#testing/web/press-at-once.ts';
import { showApp } from '#testing/web/show-app.tsx';

const size = [390, 844] as const;
const boxOf = (css: string) => page.css(css).element().getBoundingClientRect();
const tabs = () => boxOf('.lesson-tabs');
/** The height of the space to read, between the tabs and the bar. */
const room = () => boxOf('.lesson-bar').top - tabs().bottom;
const golden = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(button, label), nav button')]
    .filter((each) => each.offsetWidth > 0 && each.closest('[inert]') === null)
    .filter((each) => getComputedStyle(each).backgroundColor === 'rgb(255, 209, 102)')
    .map((each) => (each.querySelector('[aria-hidden="false"]') ?? each).textContent.trim());
/** Presses Skip until the tab named `tab` is marked as the next step. */
const skipTo = async (tab: string) => {
  const step = page.css('.lesson-tab[aria-current]');
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  const words = page.css('.next-words > :first-child');
  for (let passed = 0; passed < 12 && step.query()?.textContent !== tab; passed += 1) {
    const before = words.element().textContent;
    await pressAtOnce(skip);
    await expect.element(words).not.toHaveTextContent(before);
  }
  await expect.poll(golden).toEqual([tab]);
};
/** Waits until the dance that was asked for moves. */
const danced = async () => {
  await playing();
  const played = () => page.css('.timeline-played').element().getAttribute('style');
  const before = played();
  await expect.poll(played).not.toBe(before);
};
const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });

// §2.mark-complete-gold-once-list §2.gold-one-control-any-moment
test('one control is gold: the next step, and Mark Complete once the list is ticked, also on the full screen and during a dance', async () => {
  await showApp({
    at: '/learn/1?tab=practice',
    size,
    device,
    answers: learnerServer({ completed: 0 }).answers,
  });
  await expect.element(playButton()).toHaveTextContent('Watch it once');
  expect(golden()).toEqual(['Watch it once']);
  for (const box of page.getByRole('checkbox').elements()) (box as HTMLElement).click();
  await expect.poll(golden).toEqual(['Mark Complete']);
  await expect
    .element(page.css('.lesson-bar-note'))
    .toHaveTextContent('That was the lesson. Mark it complete.');
  await expect.element(page.css('.next-words')).not.toBeInTheDocument();
  await expect.element(playButton()).toHaveTextContent('Watch it once');
  await pressAtOnce(page.getByRole('button', { name: /^Play this Segment/ }).first());
  await expect.poll(golden).toEqual(['Stop Loop']);
  await page.getByRole('button', { name: 'Stop Loop' }).click();
  await expect.poll(golden).toEqual(['Mark Complete']);
  await press('f');
  await expect.poll(golden).toEqual(['Watch it once']);
  await press('{Escape}');
  await expect.poll(golden).toEqual(['Mark Complete']);
});

// §2.gold-one-control-any-moment
test('the list and the Zombie Check are gold where the page has them, and the stage only plays', async () => {
  const answers = learnerServer({ completed: 0 }).answers;
  await showApp({ at: '/learn/1', size, device, answers });
  await expect.element(playButton()).toBeVisible();
  await skipTo('Practice');
  await expect.element(playButton()).toHaveTextContent('Play');
  // The sentence is beside its gold control.
  await expect.element(page.css('.next-words')).toHaveLength(1);
  await expect
    .element(page.css('.lesson-panel > .next-words > :first-child'))
    .toHaveTextContent('Practice: Tick what you can dance.');
  await page.getByRole('tab', { name: 'Practice' }).click();
  const marks = page.getByRole('checkbox');
  await expect.element(marks).toHaveLength(4);
  const words = page
    .css('.practice-check')
    .elements()
    .map(({ textContent }) => textContent);
  for (const word of words.slice(0, -1)) {
    await expect.poll(golden).toEqual([word]);
    await expect.element(page.css('.practice-check:has([aria-current])')).toBeInViewport({ ratio: 0.99 });
    await page.getByText(word, { exact: true }).click();
  }
  await expect.poll(golden).toEqual([words.at(-1)]);
  await marks.first().click();
  await expect.poll(golden).toEqual([words[0]]);
  scroll(0);
  await skipTo('Zombie Check');
  await expect.element(playButton()).toHaveTextContent('Play');
  await page.getByRole('tab', { name: 'Zombie Check' }).click();
  await expect.poll(golden).toEqual(['Play']);
  await playButton().click();
  await expect.poll(golden).toEqual(['Stop']);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.poll(golden).toEqual(['Go on']);
});

// §2.gold-one-control-any-moment
test('while a learner reads, the gold stays on the step', async () => {
  await showApp({ at: '/learn/1', size, device, answers: signedInAnswers() });
  await expect.element(playButton()).toBeVisible();
  expect(golden()).toEqual(['Watch it once']);
  scroll(600);
  await expect.poll(() => document.documentElement.hasAttribute('data-reading')).toBe(true);
  expect(golden()).toEqual(['Watch it once']);
});

test('at rest there is space to read, more while a learner reads, and the tabs never leave the screen', async () => {
  await showApp({ at: '/learn/1', size, device, answers: signedInAnswers() });
  await expect.element(playButton()).toBeVisible();
  scroll(40);
  await expect.poll(room).toBeGreaterThanOrEqual(270);
  const line = () =>
    page
      .getByText(/^Watch the half minute once/)
      .element()
      .getBoundingClientRect().top;
  for (const top of [150, 300, 450, 600]) {
    const before = line() + window.scrollY;
    scroll(top);
    await expect.poll(() => tabs().bottom).toBeLessThan(450);
    expect(tabs().top).toBeGreaterThan(0);
    // The text moves exactly as far as the finger.
    expect(Math.abs(line() + window.scrollY - before)).toBeLessThan(2);
  }
  await expect.poll(room).toBeGreaterThanOrEqual(430);
  await pressAtOnce(playButton());
  await playing();
  await expect.poll(() => boxOf('.stage').height).toBeGreaterThan(844 / 2);
  await expect.element(page.css('.site-header')).not.toBeVisible();
});

test('Next scrolls to the first line of the place that it opens, and has the line read aloud', async () => {
  await showApp({ at: '/learn/1', size, device, answers: signedInAnswers() });
  await expect.element(playButton()).toBeVisible();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (const words of [/^Lesson: /, /^Lesson: /, /^Practice: MY PRACTICE LIST$/, /^Zombie Check: /]) {
    scroll(document.documentElement.scrollHeight);
    await next.click();
    await expect.element(page.css('.lesson-work > [role="status"]')).toMatchTextContent(words);
    await expect.element(page.css('.lesson-fresh')).toBeInTheDocument();
    const under = () => boxOf('.lesson-panel').top - tabs().bottom;
    await expect.poll(under).toBeGreaterThan(-2);
    expect(under()).toBeLessThan(60);
  }
});

test.each([
  [844, 390],
  [740, 360],
  [667, 375],
] as const)(
  'on a phone of %i by %i the picture has the height, and what is pressed stands with what is read',
  async (wide, tall) => {
    await showApp({ at: '/learn/1', size: [wide, tall], device, answers: signedInAnswers() });
    await expect.element(playButton()).toBeVisible();
    const [stage, words, row, bar] = [
      boxOf('.stage'),
      boxOf('.next-words'),
      boxOf('.stage-row'),
      boxOf('.lesson-bar'),
    ];
    const list = tabs();
    expect(stage.height).toBeGreaterThan(0.65 * tall);
    for (const beside of [words, row, bar, list]) {
      expect(beside.left).toBeGreaterThanOrEqual(stage.right - 1);
      expect(beside.right).toBeLessThanOrEqual(wide + 1);
    }
    expect(words.top).toBeGreaterThan(list.bottom);
    expect(words.bottom).toBeGreaterThanOrEqual(row.top);
    expect(words.bottom).toBeLessThan(row.top + 8);
    expect(bar.top - row.bottom).toBeLessThan(2);
    for (const button of page.css('.stage-row > button').elements()) {
      const box = button.getBoundingClientRect();
      if (box.width > 0) expect(box.bottom).toBeLessThanOrEqual(bar.top + 1);
    }
    // While the learner reads, the site's header is out of view, and the text has the header's space.
    scroll(300);
    await expect.poll(() => tabs().top).toBe(0);
    await expect.poll(() => boxOf('.stage').top).toBe(0);
    expect(boxOf('.stage-row').bottom).toBe(row.bottom);
    expect(boxOf('.next-words').top - tabs().bottom).toBeGreaterThan(110);
  },
);

test.each([
  [844, 390],
  [740, 360],
  [667, 375],
] as const)(
  'on a phone of %i by %i the row stands above what the bar says, however long that is',
  async (...side) => {
    // As long as in French.
    const long = { dance_guide_complete_text: 'That was the lesson. Mark it complete, please.' };
    const readCopy = { copy: { ...allCopy, ...long }, settings: defaultSettings };
    const answers = { ...learnerServer().answers, readCopy };
    await showApp({ at: '/learn/1?tab=practice', size: side, device, answers });
    await expect.element(playButton()).toBeVisible();
    for (const box of page.getByRole('checkbox').elements()) (box as HTMLElement).click();
    await expect.element(page.css('.lesson-bar-note')).toBeVisible();
    expect(Math.abs(boxOf('.lesson-bar').top - boxOf('.stage-row').bottom)).toBeLessThan(2);
  },
);

test('when a busy browser reports at once that the header came and went, the header counts as gone', async () => {
  const Observer = IntersectionObserver;
  class BusyObserver extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const entriesSoFar: IntersectionObserverEntry[] = [];
      super((entries) => {
        entriesSoFar.push(...entries);
        if (entriesSoFar.some(({ isIntersecting }) => !isIntersecting))
          callback(entriesSoFar.splice(0), this);
      }, options);
    }
  }
  vi.stubGlobal('IntersectionObserver', BusyObserver);
  await showApp({ at: '/learn/1', size: [844, 390], device, answers: signedInAnswers() });
  await expect.element(playButton()).toBeVisible();
  // The observer sees the header before it goes.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  scroll(300);
  await expect.poll(() => tabs().top).toBe(0);
});

test('the sheet lists the steps and closes when one is danced; a chosen step becomes the gold one', async () => {
  await showApp({ at: '/learn/1', size, device, answers: signedInAnswers() });
  await openMore();
  await page.getByRole('button', { name: 'At full speed' }).click();
  await expect.element(playButton()).toHaveTextContent('At full speed');
  await openMore();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await openMore();
  await page.getByRole('button', { name: 'Loop segment 2' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await press('x');
});

test('a stopped drill goes on with the next press, until another step is chosen', async () => {
  const answers = signedInAnswers(morticia, { completed: 1 });
  await showApp({ at: '/learn/2?tab=practice', size, device, answers });
  await pressAtOnce(page.getByRole('button', { name: /^Play this Segment/ }).first());
  await danced();
  await press('k');
  await expect.element(playButton()).toHaveTextContent('Keep looping');
  await expect.element(page.css('.practice-item').getByRole('button', { name: 'Stop Loop' })).toBeVisible();
  await playButton().click();
  // Only one button stops the loop.
  await expect.element(page.getByRole('button', { name: 'Stop Loop' })).toHaveLength(1);
  await press('k');
  await openMore();
  await page.getByRole('button', { name: 'Watch it once' }).click();
  await expect.element(playButton()).toHaveTextContent('Watch it once');
  await expect.element(page.getByRole('button', { name: 'Stop Loop' })).not.toBeInTheDocument();
});

// §2.gold-one-control-any-moment
test.each([
  ['segment=1', 'Loop segment 1'],
  ['tab=practice&item=1-practice-1', 'Play this Segment'],
  ['a=1&b=9', 'A-B loop'],
])(
  'a loop from a link (%s) is begun by its own name, and only a danced one is kept looping',
  async (query, name) => {
    await showApp({ at: `/learn/1?${query}`, size, device, answers: signedInAnswers() });
    await expect.element(playButton()).toHaveTextContent(name);
    expect(golden()).toEqual([name]);
    await pressAtOnce(playButton());
    await danced();
    await expect.poll(golden).toEqual(['Stop Loop']);
    await press('k');
    await expect.poll(golden).toEqual(['Keep looping']);
  },
);
