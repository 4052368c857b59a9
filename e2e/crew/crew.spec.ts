// A crew from its opening to its deletion, with a minor in it.

import { faultsOnPage } from '../fixtures/axe.ts';
import { mailedLink } from '../fixtures/mail.ts';
import { newEmail } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { anotherPerson, enterAsLeader, openCrew } from './fixtures/crew.ts';

test.use({ serviceWorkers: 'allow' });
// §5.joining-code-link-qr-code
test('a crew is opened, has a minor’s consent and a rehearsal, and is deleted', async ({
  page,
  browser,
  server,
}) => {
  const { id: leader_id, email } = await enterAsLeader(page, server);
  await server.db.updateTable('users').set({ email_verified: false }).where('id', '=', leader_id).execute();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open a crew' }).click();
  await expect(page.getByText('your mail address must be proven')).toBeVisible();
  await page.goto('/crew/open');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText(`A link is on its way to ${email}.`)).toBeVisible();
  const link = await mailedLink(page, server.url, email);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page).toHaveURL(`${server.url}/crew/open`);
  await page.getByLabel('Name of the crew').fill('The Night Shift');
  await page.getByLabel('Where you meet').fill('Gym 2');
  await page.getByLabel('Time zone of the crew').selectOption('Europe/Berlin');
  await page.getByRole('button', { name: 'Open a crew' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Night Shift' })).toBeVisible();
  const code = (await page.locator('.crew-code strong').textContent()) ?? '';

  const minor = await anotherPerson(() => browser.newContext(), server, {
    first_name: 'Wednesday',
    age_group: '13-17',
  });
  await minor.goto(`${server.url}/crew`);
  await minor.getByLabel('The crew’s code').fill(code.toLowerCase());
  await minor.getByRole('button', { name: 'Look it up' }).click();
  await expect(minor.getByText('This code leads to The Night Shift, led by Grace.')).toBeVisible();
  await minor.getByLabel('My parent or guardian has read this and agrees.').check();
  await minor.getByRole('button', { name: 'Join The Night Shift' }).click();
  await expect(minor.getByText('To Grace you are Dancer 1.')).toBeVisible();

  const day = `${nextSummer()}-06-01`;
  await page.getByText('Plan a rehearsal').click();
  await page.getByLabel('Day and time, on the clocks of Berlin').fill(`${day}T18:30`);
  await page.getByLabel('Online: meet').check();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.locator('.crew-rehearsal time')).toHaveAttribute('datetime', `${day}T16:30:00.000Z`);
  await page.getByRole('checkbox', { name: '3', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: '3', exact: true })).toBeChecked();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.crew-members').getByText('Dancer 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Wednesday')).toHaveCount(0);

  await minor.reload();
  await expect(minor.getByText('Day 3:')).toBeVisible();
  await expect(minor.getByRole('link', { name: 'To the room' })).toHaveAttribute(
    'href',
    `/together?at=${day}T16:30Z`,
  );
  await minor.getByRole('switch', { name: 'My first name' }).click();
  await expect(minor.getByRole('switch', { name: 'My first name' })).toBeChecked();
  await page.reload();
  await expect(page.getByText('Wednesday').first()).toBeVisible();
  await expect(minor.getByText('Grace sees your first name.')).toBeVisible();
  await expect(minor.getByText('To Grace you are')).toHaveCount(0);

  await page.getByRole('heading', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete the crew' }).click();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('The crew is deleted.')).toBeVisible();
  await minor.reload();
  await expect(minor.getByText('You are in no crew yet.')).toBeVisible();
  await minor.context().close();
});

// §5.visitor-reads-what-invitation-outlasts
test('an invitation explains itself to a newcomer and survives sign-up, and the leader sees who waits', async ({
  page,
  browser,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  await server.db.updateTable('crews').set({ approves: true }).where('id', '=', id).execute();
  const newcomer = await (await browser.newContext()).newPage();
  await newcomer.goto(`${server.url}/crew/join#${code}`);
  await expect(newcomer.getByRole('heading', { level: 1, name: 'You are invited to a crew' })).toBeVisible();
  expect(await faultsOnPage(newcomer)).toEqual([]);
  await newcomer.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await newcomer.goBack();
  await newcomer.getByRole('link', { name: 'Sign up and join' }).click();
  await newcomer.getByRole('button', { name: '18+' }).click();
  await newcomer.getByRole('link', { name: 'Continue' }).click();
  await newcomer.getByLabel('First name').fill('Lurch');
  await newcomer.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await newcomer.getByLabel('Password', { exact: true }).fill('lurch-and-drag-7');
  await newcomer.getByRole('button', { name: 'Create Account' }).click();
  await newcomer.getByRole('radio', { name: 'Dancer' }).check();
  await newcomer.getByRole('radio', { name: 'Never' }).check();
  await newcomer.getByRole('button', { name: 'Finish' }).click();
  await expect(newcomer.getByText('This code leads to The Night Shift, led by Grace.')).toBeVisible();
  await newcomer.getByRole('button', { name: 'Join The Night Shift' }).click();
  await expect(newcomer.getByText('Grace has not said yes yet.')).toBeVisible();
  await newcomer.context().close();

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'The Night Shift' })).toHaveAttribute('href', `/crew/${id}`);
  await page.getByRole('link', { name: '1 person waits for your yes' }).click();
  await page.getByRole('button', { name: 'Yes to Dancer 1' }).click();
  await expect(page.getByText('waiting for your yes')).toHaveCount(0);
});

/** Returns the year of the next first of June that is at least a month away; a crew may plan that far ahead. */
function nextSummer(): number {
  const now = new Date();
  return now.getUTCFullYear() + (now.getUTCMonth() < 4 ? 0 : 1);
}
