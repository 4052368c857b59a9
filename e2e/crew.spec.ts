// A crew from its opening to its end, with a minor in it.

import { faultsOnPage } from './fixtures/axe.ts';
import { anotherPerson, enterAsLeader, openCrew } from './fixtures/crew.ts';
import { mailedLink } from './fixtures/mail.ts';
import { enterAsLearner, newEmail } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
// §5.joining-code-link-qr-code
test('a crew lives from its opening over a minor’s consent and a rehearsal to its deletion', async ({
  page,
  browser,
  server,
}) => {
  const { id: leader_id, email } = await enterAsLeader(page, server);
  await server.db.updateTable('users').set({ email_verified: false }).where('id', '=', leader_id).execute();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Lead a crew' }).click();
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
  await page.route('**/api/crews', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Open a crew' }).click();
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
  await page.unroute('**/api/crews');
  await page.getByRole('button', { name: 'Open a crew' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Night Shift' })).toBeVisible();
  const crews = await server.db.selectFrom('crews').select('id').where('leader_id', '=', leader_id).execute();
  expect(crews, 'the answer was lost, and it was opened again').toHaveLength(1);
  const code = (await page.locator('.crew-code strong').textContent()) ?? '';
  await expect(page.locator('.qr-code')).toBeVisible();

  const minor = await anotherPerson(() => browser.newContext(), server, {
    first_name: 'Wednesday',
    age_group: '13-17',
  });
  await minor.goto(`${server.url}/crew`);
  await minor.getByLabel('The crew’s code').fill('7K3');
  await minor.getByRole('button', { name: 'Look it up' }).click();
  await expect(minor.getByText('No crew has this code now')).toBeVisible();
  await minor.getByLabel('The crew’s code').fill(code.toLowerCase());
  await minor.getByRole('button', { name: 'Look it up' }).click();
  await expect(minor.getByText('This code leads to The Night Shift, led by Grace.')).toBeVisible();
  for (const box of await minor.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await minor.getByRole('button', { name: 'Join The Night Shift' }).click();
  await expect(minor.getByText('Please tick that your parent or guardian agrees.')).toBeVisible();
  await minor.getByLabel('My parent or guardian has read this and agrees.').check();
  await minor.getByRole('button', { name: 'Join The Night Shift' }).click();
  await expect(minor.getByText('To Grace you are Dancer 1.')).toBeVisible();

  const day = `${nextSummer()}-06-01`;
  await page.getByLabel('Day and time, on the clocks of Berlin').fill(`${day}T18:30`);
  await page.getByLabel('Online: meet').check();
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.locator('.crew-rehearsal time')).toHaveAttribute('datetime', `${day}T16:30:00.000Z`);
  // A plan changes: the form has what was planned, and keeps its place in the members' plan.
  await page.getByRole('button', { name: 'Change the rehearsal on' }).click();
  await expect(page.getByRole('heading', { name: 'Change the rehearsal on' })).toBeFocused();
  await expect(page.getByLabel('Day and time, on the clocks of')).toHaveValue(`${day}T18:30`);
  await expect(page.getByLabel('Online: meet')).toBeChecked();
  await page.getByLabel('Minutes').fill('45');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.locator('.crew-rehearsal')).toContainText('45 minutes');
  await expect(page.locator('.crew-rehearsal')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Rehearsals', exact: true })).toBeFocused();
  await expect(page.getByLabel('Day and time, on the clocks of')).toHaveValue('');
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

  // What can't be taken back is asked about first.
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await dialog.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.crew-code strong')).toHaveText(code);
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await dialog.getByRole('button', { name: 'Make a new code' }).click();
  await expect(page.locator('.crew-code strong')).not.toHaveText(code);
  await page.getByRole('button', { name: 'Take out the rehearsal on' }).click();
  await dialog.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.crew-rehearsal')).toHaveCount(1);
  await page.getByRole('button', { name: 'Take out the rehearsal on' }).click();
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await expect(page.locator('.crew-rehearsal')).toHaveCount(0);
  // The button that opened the dialog is gone: the keyboard goes on at its card.
  await expect(page.getByRole('heading', { name: 'Rehearsals', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Delete the crew' }).click();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('The crew is deleted.')).toBeVisible();
  await minor.reload();
  await expect(minor.getByText('You are in no crew yet.')).toBeVisible();
  await minor.context().close();
});

// §5.visitor-reads-what-invitation-outlasts
test('an invitation says to a newcomer what it is and outlasts sign-up, and the leader hears of who waits', async ({
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
  const asked: string[] = [];
  newcomer.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await newcomer.goto(`${server.url}/dashboard`);
  await expect(newcomer.getByRole('link', { name: 'My crew' }).first()).toBeVisible();
  expect(asked).toContain('/api/progress');
  expect(asked).not.toContain('/api/crews');
  await newcomer.context().close();

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'The Night Shift' })).toHaveAttribute('href', `/crew/${id}`);
  await page.getByRole('link', { name: '1 person waits for your yes' }).click();
  await page.getByRole('button', { name: 'Yes to Dancer 1' }).click();
  await expect(page.getByText('waiting for your yes')).toHaveCount(0);
});

test('a member leaves, and the leader’s page opens without a network as it was', async ({
  page,
  browser,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  const member = await anotherPerson(() => browser.newContext(), server, { first_name: 'Pugsley' });
  // A link that was cut in the middle of a sign, and a code that is entered again after no answer came.
  await member.goto(`${server.url}/crew/join#%E0%A4%A`);
  await member.route('**/api/crew-invitations', (route) => route.abort());
  await member.getByLabel('The crew’s code').fill(code);
  await member.getByRole('button', { name: 'Look it up' }).click();
  await expect(member.getByRole('alert')).toContainText('We cannot be reached');
  await member.unroute('**/api/crew-invitations');
  await member.getByRole('button', { name: 'Look it up' }).click();
  await expect(member.getByText('This code leads to The Night Shift')).toBeVisible();
  await server.db.updateTable('crews').set({ approves: true }).where('id', '=', id).execute();
  await member.getByLabel('Show my first name to Grace').check();
  await member.getByRole('button', { name: 'Join The Night Shift' }).click();
  await expect(member.getByText('are shown here once Grace has said yes.')).toBeVisible();
  await expect(member.getByText('No rehearsal is planned.')).toHaveCount(0);
  await page.goto(`/crew/${id}`);
  await page.getByRole('button', { name: 'No to Pugsley' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it as it is' }).click();
  await page.getByRole('button', { name: 'Yes to Pugsley' }).click();
  await expect(page.getByRole('button', { name: 'Take out: Pugsley' })).toBeVisible();
  // An offer that can't be taken back now says so.
  await page.getByLabel('To whom').selectOption('Pugsley');
  await page.getByRole('button', { name: 'Ask them' }).click();
  await page.route('**/api/crews/*/heir', (route) => route.abort());
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('alert')).toContainText('We cannot be reached');
  await page.unroute('**/api/crews/*/heir');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('button', { name: 'Ask them' })).toBeVisible();

  await page.goto(`/crew/${id}/day`);
  const roster = page.getByRole('region', { name: 'Roster' });
  await expect(roster.getByText('Pugsley')).toBeVisible();
  await page.getByLabel('Name of a walk-in').fill('Lurch');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(roster.locator('.figure')).toHaveText('2');
  await page.goto(`/together?crew=${id}`);
  await page.getByLabel('How many are in front of this screen?').fill('501');
  await page.getByRole('button', { name: 'Count us all' }).click();
  await expect(page.getByText('Please enter a whole number from 2 to 500.')).toBeVisible();
  await page.getByLabel('How many are in front of this screen?').fill('60');
  await page.getByRole('button', { name: 'Count us all' }).click();
  await expect(page.getByText('This screen counts for 60.')).toBeVisible();
  await page.goto(`/crew/${id}`);
  await expect(page.getByText('Pugsley').first()).toBeVisible();
  await page.route('**/api/crews**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Pugsley').first()).toBeVisible();
  await expect(page.getByText('Without a network: this is how it was')).toBeVisible();
  await page.unroute('**/api/crews**');
  await member.getByRole('button', { name: 'Leave this crew' }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Leave this crew' }).dblclick();
  await expect(member.getByText('You have left the crew.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nobody has joined yet.')).toBeVisible();
  await member.context().close();
});

// §2.role-experience-can-be-changed
test('role and experience can be changed in the profile, and the dashboard then leads to leading', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await enterAsLearner(page, server);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change role or experience' }).click();
  await page.getByLabel('What brings you here?').selectOption('instructor');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Instructor')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Lead a crew' })).toBeVisible();
});

/** The year whose first of June is at least a month away, and no more than a plan may be. */
function nextSummer(): number {
  const now = new Date();
  return now.getUTCFullYear() + (now.getUTCMonth() < 4 ? 0 : 1);
}
