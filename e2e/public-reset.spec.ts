// A mailed reset link: a new password, once, and every session ends.

import { mailedLink } from './fixtures/mail.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { toasts } from './fixtures/toasts.ts';

// §7.link-leads-dashboard-reset-login
test('a reset link sets a new password, also for a person who is signed in', async ({ page, server }) => {
  const { email, password } = await enterAsLearner(page, server);
  const asked = await page.request.post(`${server.url}/api/profile/password-reset`, {
    headers: { origin: server.url },
    data: {},
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/profile');
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(await mailedLink(page, server.url, email, 'reset'));
  await expect(page).toHaveURL('/auth/login');
  const form = page.getByRole('main');
  await expect(form.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  const save = form.getByRole('button', { name: 'Save password' });
  await form.getByLabel('New password').fill('short');
  await save.click();
  await expect(form.getByText('A password needs at least 8 characters.')).toBeVisible();
  await form.getByLabel('New password').fill('password');
  await save.click();
  await expect(form.getByText('This password is too common. Please choose another.')).toBeVisible();
  await form.getByLabel('New password').fill('claws-up-and-hold-4');
  await save.click();
  await expect(toasts(page).getByText('Your new password is saved. Please sign in.')).toBeVisible();
  await expect(otherTab).toHaveURL('/auth/login');

  for (const [typed, arrives] of [
    [password, false],
    ['claws-up-and-hold-4', true],
  ] as const) {
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(typed);
    await form.getByRole('button', { name: 'Sign In' }).click();
    if (!arrives) await expect(form.getByRole('alert')).toHaveText('Email or password is not correct.');
  }
  await expect(page).toHaveURL('/dashboard');
});

test('a reset link of another person leaves who is signed in here with all that is theirs', async ({
  page,
  server,
}) => {
  const morticia = await enterAsLearner(page, server, { first_name: 'Morticia' });
  const asked = { headers: { origin: server.url }, data: { email: morticia.email } };
  expect((await page.request.post(`${server.url}/api/auth/password-reset`, asked)).ok()).toBe(true);
  const link = await mailedLink(page, server.url, morticia.email, 'reset');
  await enterAsLearner(page, server, { first_name: 'Gomez' });
  await page.goto('/learn/1?tab=practice');
  await page.route('**/api/checklists/**', (route) => route.abort());
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('saved on this device').first()).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('claws-up-and-hold-4');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(toasts(page).getByText('Your new password is saved. Please sign in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'WELCOME, GOMEZ' })).toBeVisible();
  await page.goto('/learn/1?tab=practice');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('what was practised before a session ended is sent after the sign-in with a new password', async ({
  page,
  server,
}) => {
  const { id, email } = await enterAsLearner(page, server);
  await page.goto('/learn/1?tab=practice');
  await page.route('**/api/checklists/**', (route) => route.abort());
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('saved on this device').first()).toBeVisible();
  await server.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  await page.unroute('**/api/checklists/**');

  const asked = { headers: { origin: server.url }, data: { email } };
  expect((await page.request.post(`${server.url}/api/auth/password-reset`, asked)).ok()).toBe(true);
  await page.goto(await mailedLink(page, server.url, email, 'reset'));
  await page.getByLabel('New password').fill('claws-up-and-hold-4');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(toasts(page).getByText('Your new password is saved. Please sign in.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('claws-up-and-hold-4');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  const marks = () => server.db.selectFrom('progress').select('user_id').where('user_id', '=', id).execute();
  await expect.poll(marks).toHaveLength(1);
});
