// What browsers must never be made to do: keep personal data, tell secrets, or run what a stranger wrote.

import { mailedLink } from './fixtures/mail.ts';
import { enterAsLearner, writeLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

// §2.auth-three-buttons-under-13
test('R49 the three ages look alike and none is chosen beforehand', async ({ page, server }) => {
  await page.goto(`${server.url}/auth`);
  const ages = ['Under 13', '13-17', '18+'].map((name) => page.getByRole('button', { name, exact: true }));
  const looks = await Promise.all(
    ages.map((age) =>
      age.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
        const chosen = element.getAttribute('aria-pressed') === 'true' || document.activeElement === element;
        // Three columns of a share of the width each differ by parts of a pixel.
        return {
          width: Math.round(width),
          height,
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          borderColor,
          chosen,
        };
      }),
    ),
  );
  expect(looks[0]?.chosen).toBe(false);
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
});

test('R9 signing out leaves nothing personal on the device', async ({ page, context, server }) => {
  const { email, password } = await writeLearner(server.db, { first_name: 'Wilhelmine' });
  // Signed in by password, as only then the device is remembered.
  const entered = await page.request.post('/api/auth/sign-in', {
    headers: { origin: server.url },
    data: { email, password },
  });
  expect(entered.ok()).toBe(true);
  await page.goto(`${server.url}/learn/1`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('unrelated', 'kept by somebody else'));
  await page.goto(`${server.url}/profile`);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  const kept = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        cached.push(new URL(request.url).pathname);
    return { stored: JSON.stringify({ ...localStorage, ...sessionStorage }), cached };
  });
  expect(kept.stored).not.toContain(email);
  expect(kept.stored).not.toContain('Wilhelmine');
  expect(kept.cached.filter((path) => /^\/api\/(session|profile|progress)/.test(path))).toEqual([]);
  // What stays is a keyed hash that says 'known here' to this server and nothing to any other (docs/privacy.md).
  await expect
    .poll(async () => (await context.cookies()).map(({ name, value }) => [name, value]))
    .toEqual([['device', expect.stringMatching(/^\d+\.[\w-]{43}$/)]]);
});

test('R18 the token of a mailed link is in no request and no referrer', async ({ page, server }) => {
  const { email } = await enterAsLearner(page, server);
  await page.request.post(`${server.url}/api/auth/magic-link`, {
    headers: { origin: server.url },
    data: { email },
  });
  const link = await mailedLink(page, server.url, email);
  const token = link.split('=').at(-1) ?? 'none';
  await page.context().clearCookies();
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Sign in now' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(token));
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await page.getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  expect(told.join('\n')).not.toContain(token);
});

test('R2 password managers know the fields', async ({ page, server }) => {
  await page.goto(`${server.url}/auth/signup?age=18%2B`);
  await expect(page.locator('input[type=password]')).toHaveAttribute('autocomplete', 'new-password');
  await page.goto(`${server.url}/auth/login`);
  await expect(page.locator('input[type=password]')).toHaveAttribute('autocomplete', 'current-password');
});

// §5.notes-exactly-allowed-tags-attributes
test('R46 hostile notes are cleaned when they are shown, whatever the server let through', async ({
  browser,
  server,
}) => {
  // A page without the check for noise: the browser reports what it blocks in the document in which notes are cleaned.
  const page = await browser.newPage();
  const hostile = [
    '<p id="harmless">Count on.</p>',
    '<p><a href="/faq" target="_blank" rel="opener">beside the lesson</a></p>',
    '<p><a href="/faq" target="_BLANK" rel="opener">in another tab</a></p>',
    '<a href="//evil.example/">away</a><a href="/\\evil.example/">away</a>',
    '<img src="x" onerror="window.hacked = 1">',
    '<script>window.hacked = 1</script>',
    '<a href="javascript:window.hacked = 1">click</a>',
    '<svg onload="window.hacked = 1"></svg>',
    '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src="x" onerror="window.hacked = 1">',
    '<form><input name="attributes"></form><p onclick="window.hacked = 1">press</p>',
  ].join('');
  await enterAsLearner(page, server);
  await page.route('**/api/lessons/1', async (route) => {
    const response = await route.fetch();
    const lesson = await response.json();
    for (const step of lesson.steps) step.notes_html = hostile;
    await route.fulfill({ response, json: lesson });
  });
  await page.goto(`${server.url}/learn/1`);
  await expect(page.getByText('Count on.')).toBeVisible();
  const notes = page.locator('#note-harmless').locator('..');
  await expect(
    notes.locator('img, script, svg, iframe, math, style, form, input, [onclick], [onerror]'),
  ).toHaveCount(0);
  await expect(notes.locator('a[href^="javascript"]')).toHaveCount(0);
  const beside = notes.getByRole('link', { name: 'beside the lesson' });
  await expect(beside).toHaveAttribute('target', '_blank');
  await expect(beside).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(notes.getByRole('link', { name: 'in another tab' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expect(notes.locator('a[href*="evil"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await page.close();
});
