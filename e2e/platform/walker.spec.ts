// Each kind of visitor, in English and in the invented languages, visits every page of the route table, and the states
// in which a page looks different. The walker examines everything that a program can check (fixtures/walk.ts). The
// pages of some subjects are visited in e2e/<subject>/walker.spec.ts.

import { pseudoLanguages } from '#platform/content/languages.ts';
import { playName, stopName } from '../../src/player/rules/testing/player-buttons.ts';
import { broughtAbout } from '../fixtures/brought-about.ts';
import { openFull } from '../fixtures/full-screen.ts';
import { signInAsOperator } from '../fixtures/operator.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { refuse } from '../fixtures/stub.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';
import { unwalked, visitsOf } from '../fixtures/visits.ts';
import { startWalk } from '../fixtures/walk.ts';

const [operator, other] = ['boss@example.org', 'second@example.org'] as const;
test.use(ownServer({ LANGUAGES: 'fr en-XA ar-XB', OPERATOR_EMAILS: `${operator} ${other}` }));
test.use({ reducedMotion: 'reduce' });

// §2.axe-finds-nothing-any-screen §2.title-per-page-focus-heading §7.nothing-asked-another-site-before
test('R30 R51 a visitor meets no fault on any open page', async ({ page, server }) => {
  const walk = startWalk(page, { origin: server.url });
  for (const path of [...visitsOf('visitor'), ...visitsOf('developer')]) await walk.visit(path);
  expect(walk.found).toEqual([]);
  expect(unwalked()).toEqual([]);
});

// §2.axe-finds-nothing-any-screen
test('a visitor meets no fault in states that a press opens', async ({ page, server }) => {
  const walk = startWalk(page, { origin: server.url });
  for (const [state, bringAbout] of Object.entries(broughtAbout)) {
    await bringAbout(page);
    await walk.look(state);
  }
  expect(walk.found).toEqual([]);
});

// §2.axe-finds-nothing-any-screen §2.keyboard-way-past-header-reading §2.lesson-title-day-n-title
test('R30 R51 a beginner meets no fault on any page, in a menu or in the survey', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { survey: false });
  const walk = startWalk(page, { origin: server.url });
  await walk.visit('/auth/signup');
  await page.getByText('Instructor', { exact: true }).click();
  await walk.look('the survey');
  for (const path of visitsOf('learner')) await walk.visit(path);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await walk.look('the profile menu');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await walk.look('the side menu');
  expect(walk.found).toEqual([]);
});

// §2.axe-finds-nothing-any-screen
test('a learner who has done everything meets no fault, in dialogs and with messages', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server, { completed: 11, rehearsed: true });
  const refused = ['/api/profile/reminders', '/api/progress'];
  const walk = startWalk(page, { origin: server.url, refused });
  await page.goto('/learn/12');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByRole('dialog', { name: /Trophy unlocked/ })).toContainText('Thriller Master');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await walk.look('a trophy');
  for (const path of visitsOf('learner')) await walk.visit(path);
  await page.goto('/profile');
  await refuse(page, '/api/profile/reminders');
  await page.getByRole('switch').first().click();
  await expect(page.locator('.toast-text')).toBeVisible();
  await walk.look('a message');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete my account' })).toBeVisible();
  await walk.look('the deletion');
  await page.goto('/rehearse');
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByRole('button', { name: stopName })).toBeVisible();
  await walk.look('the rehearsal');
  await refuse(page, '/api/progress');
  await page.goto('/dashboard');
  await expect(page.getByText('An error occurred')).toBeVisible();
  await walk.look('a failed dashboard');
  expect(walk.found).toEqual([]);
});

// §2.studio-shows-where-one-every
test('an operator meets no fault in the studio, and each page shows where it is', async ({
  page,
  server,
}) => {
  await signInAsOperator(page, server, operator);
  const walk = startWalk(page, { origin: server.url });
  const open = page.getByRole('navigation', { name: 'Studio' }).locator('[aria-current="page"]');
  for (const path of visitsOf('operator'))
    await walk.visit(path, async () => {
      await expect(open).toHaveAttribute('href', path.split('/').slice(0, 3).join('/'));
      await expect(open).toBeInViewport({ ratio: 1 });
    });
  expect(walk.found).toEqual([]);
});

test('the keyboard reaches every area of the studio, visibly, and then its heading', async ({
  page,
  server,
}) => {
  await signInAsOperator(page, server, other);
  const nav = page.getByRole('navigation', { name: 'Studio' });
  const links = nav.getByRole('link');
  const open = nav.locator('[aria-current="page"]');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/studio/event');
  await links.first().focus();
  for (let each = 1; each < (await links.count()); each += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(each)).toBeFocused();
    await expect(links.nth(each)).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Health' })).toBeFocused();
  await expect(open).toHaveText('Health');

  await test.step('on a wide screen the navigation is a list beside the page, which stays', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/studio/texts');
    const [first, last, heading] = await Promise.all(
      [links.first(), links.last(), page.locator('h1')].map((each) => each.boundingBox()),
    );
    expect(last?.x).toBe(first?.x);
    expect(heading?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    await expect(page.locator('.studio-page .loading')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect(page.locator('h1')).not.toBeInViewport();
    await expect(open).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  // §2.axe-finds-nothing-lesson-practice
  test('a learner meets no fault in lesson, practice, full screen and rehearsal, upright and on its side', async ({
    page,
    server,
  }) => {
    const upright = { width: 360, height: 740 };
    const sizes = [upright, { width: 740, height: 360 }, { width: 320, height: 480 }];
    await enterAsLearner(page, server, { completed: 4 });
    const walk = startWalk(page, { origin: server.url });
    await page.goto('/learn/1');
    await expect(page.getByRole('button', { name: 'Play: Watch it once' })).toBeVisible();
    await walk.look('the next step', sizes);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Steps of this lesson' })).toBeVisible();
    await walk.look('more', sizes);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: playName }).tap();
    await page.getByRole('tab', { name: 'Practice' }).tap();
    for (const panel of ['Speed: 1x', 'Side: Mirror']) {
      const opener = page.getByRole('group', { name: 'Playing' }).getByRole('button', { name: panel });
      await page.setViewportSize(upright);
      await opener.tap();
      await expect(page.locator('.stage-panel').locator('button, input').first()).toBeAttached();
      await walk.look(panel, sizes);
      await page.setViewportSize(upright);
      await opener.tap();
    }
    for (const size of sizes) {
      // A window that fills the screen can't be resized.
      await page.setViewportSize(size);
      await openFull(page);
      await walk.look('full screen', ['as it is']);
      await page.getByRole('button', { name: 'Full screen' }).filter({ visible: true }).tap();
    }
    await page.goto('/rehearse');
    await page.getByRole('button', { name: 'START' }).tap();
    await page.getByRole('button', { name: 'Start now' }).tap();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(page.locator('.dancer-stage canvas')).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await walk.look('the rehearsal', [size]);
    }
    expect(walk.found).toEqual([]);
  });
});

for (const language of pseudoLanguages) {
  // §11.no-english-left-nothing-cut
  test(`${language.tag}: a visitor finds no English left, no cut text, and nothing too wide`, async ({
    page,
    server,
  }) => {
    const walk = startWalk(page, { origin: server.url, language });
    for (const path of visitsOf('visitor')) await walk.visit(path);
    expect(walk.found).toEqual([]);
  });

  // §11.no-english-left-nothing-cut
  test(`${language.tag}: a learner finds no English left, no cut text, and nothing too wide`, async ({
    page,
    server,
  }) => {
    await enterAsLearner(page, server, { first_name: 'Morticia', completed: 8 });
    const walk = startWalk(page, { origin: server.url, language });
    for (const path of visitsOf('learner')) await walk.visit(path);
    expect(walk.found).toEqual([]);
  });
}
