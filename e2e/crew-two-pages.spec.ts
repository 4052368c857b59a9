// Answers that come late or never, and pages that stand open beside each other: a person's word is not turned round.

import { anotherPerson, enterAsLeader, joinCrew, openCrew } from './fixtures/crew.ts';
import { expect, test } from './fixtures/test.ts';

test('a name that is hidden on one page stays hidden when another page, open since before, changes something else', async ({
  page,
  browser,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  const minor = await anotherPerson(() => browser.newContext(), server, {
    first_name: 'Wednesday',
    age_group: '13-17',
  });
  await joinCrew(minor, server, code, { guardian: true, counts: true });
  await minor.goto(`${server.url}/crew`);
  const older = await minor.context().newPage();
  await older.goto(`${server.url}/crew`);
  await expect(older.getByRole('switch', { name: 'My first name' })).toBeChecked();
  await minor.getByRole('switch', { name: 'My first name' }).click();
  const shown = () =>
    server.db
      .selectFrom('crew_members')
      .select(['shows_name', 'counts', 'mails'])
      .where('crew_id', '=', id)
      .executeTakeFirst();
  await expect.poll(shown).toEqual({ shows_name: false, counts: true, mails: false });
  await older.getByRole('switch', { name: /Mail me/ }).click();
  await expect.poll(shown).toEqual({ shows_name: false, counts: true, mails: true });
  await expect(older.getByText('mailed to proven addresses only')).toBeVisible();
  await expect(older.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
  await expect(older.getByRole('switch', { name: 'My first name' })).not.toBeChecked();
  // Who asked for mails, and does not get them yet, is not called nobody who asked.
  await page.goto(`/crew/${id}`);
  await expect(page.getByText('Nobody gets your mails yet')).toContainText('prove their mail address');
  // The leader's page is none of a member's, whom no other try would bring there.
  await older.goto(page.url());
  await expect(older.getByText('We could not find that.')).toBeVisible();
  await expect(older.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('an answer about one member that comes late leaves the question about another open', async ({
  page,
  browser,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  for (const first_name of ['Pugsley', 'Lurch']) {
    const person = await anotherPerson(() => browser.newContext(), server, { first_name });
    await joinCrew(person, server, code);
  }
  await page.goto(`/crew/${id}`);
  const { promise: free, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/crews/*/members/*', async (route) => {
    const response = await route.fetch();
    await free;
    await route.fulfill({ response });
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Take out: Pugsley' }).click();
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await dialog.getByRole('button', { name: 'Keep it as it is' }).click();
  await page.getByRole('button', { name: 'Take out: Lurch' }).click();
  await expect(dialog).toContainText('Lurch');
  const answered = page.waitForResponse(/members/);
  resolve();
  await answered;
  await expect(dialog.getByRole('button', { name: 'Take out' })).toBeEnabled();
  await expect(dialog).toContainText('Lurch');
  await expect(page.getByRole('button', { name: 'Take out: Pugsley', includeHidden: true })).toHaveCount(0);
});

test('a record that was stored without an answer blames no other device after the page is loaded anew', async ({
  page,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}/day`);
  await page.route('**/api/crews/*/record', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  const save = page.getByRole('button', { name: 'Save the record' });
  await page.getByLabel('Counted before').fill('21');
  await save.click();
  await expect(page.getByText('kept on this device')).toBeVisible();
  await page.unroute('**/api/crews/*/record');
  await page.reload();
  await expect(page.getByLabel('Counted before')).toHaveValue('21');
  await page.getByLabel('Money was collected for').fill('The animal shelter');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Another device' })).toHaveCount(0);
  const stored = await server.db
    .selectFrom('crew_records')
    .select(['before', 'charity', 'version'])
    .where('crew_id', '=', id)
    .executeTakeFirst();
  expect(stored).toEqual({ before: 21, charity: 'The animal shelter', version: 2 });
});

test('what a leader saved on another device is not turned back by the settings that this page showed before', async ({
  page,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}`);
  await expect(page.getByLabel('Time zone of the crew')).toHaveValue('Europe/Berlin');
  const details = { name: 'The Night Shift', place: 'Gym 3', zone: 'America/New_York', approves: true };
  const elsewhere = await page.request.put(`${server.url}/api/crews/${id}`, {
    headers: { origin: server.url },
    data: { ...details, drills: [], version: 1 },
  });
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true);
  await page.getByRole('checkbox', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Show what it says now' }).click();
  await expect(page.getByLabel('Time zone of the crew')).toHaveValue('America/New_York');
  await page.getByLabel('Name of the crew').fill('The Day Shift');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const stored = () =>
    server.db
      .selectFrom('crews')
      .select(['name', 'place', 'zone', 'approves'])
      .where('id', '=', id)
      .executeTakeFirst();
  await expect
    .poll(stored)
    .toEqual({ name: 'The Day Shift', place: 'Gym 3', zone: 'America/New_York', approves: true });

  await page.getByLabel('Time zone of the crew').selectOption('Asia/Tokyo');
  const { version } = await (await page.request.get(`${server.url}/api/crews/${id}`)).json();
  await page.request.put(`${server.url}/api/crews/${id}`, {
    headers: { origin: server.url },
    data: { ...details, place: 'Gym 4', zone: 'Europe/Paris', drills: [], version },
  });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Where you meet')).toHaveValue('Gym 4');
  await expect(page.getByLabel('Time zone of the crew')).toHaveValue('Asia/Tokyo');
});

test('a playlist that was typed is there again after a look at another page', async ({ page, server }) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}/day`);
  await page.getByLabel('Lengths, one in each line').fill('3:45\n4:00');
  await page.getByLabel('Seconds between two tracks').fill('2,5');
  const press = page.getByText(/^Press play at \d/);
  await expect(press).toBeVisible();
  const before = await press.textContent();
  await page.getByRole('link', { name: 'Count on this device' }).click();
  await page.getByRole('link', { name: 'Back to the day' }).click();
  await expect(page.getByLabel('Lengths, one in each line')).toHaveValue('3:45\n4:00');
  await expect(press).toHaveText(before ?? '');
  await page.getByLabel('Seconds between two tracks').fill('two');
  await expect(page.getByText('Please enter seconds from 0 to 60.')).toBeVisible();
  await expect(press).toHaveCount(0);
});

test('what is gone meanwhile goes from the leader’s page with the first press that finds it gone', async ({
  page,
  browser,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  const person = await anotherPerson(() => browser.newContext(), server, { first_name: 'Fester' });
  await joinCrew(person, server, code);
  const headers = { origin: server.url };
  await page.goto(`/crew/${id}`);
  const take = page.getByRole('button', { name: 'Take out: Fester', includeHidden: true });
  await expect(take).toBeVisible();
  await person.request.delete(`${server.url}/api/crews/${id}/membership`, { headers, data: {} });
  await take.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(take).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it as it is' }).click();
  await page.request.delete(`${server.url}/api/crews/${id}`, { headers, data: {} });
  await page.getByRole('checkbox', { name: '3', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The Night Shift' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'All my crews' })).toBeVisible();
});

test('an offer that was taken back, and a crew that one was taken out of, say so as they go', async ({
  page,
  browser,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id, code } = await openCrew(page, server);
  const heir = await anotherPerson(() => browser.newContext(), server, { first_name: 'Morticia' });
  await joinCrew(heir, server, code);
  const headers = { origin: server.url };
  const offer = (number: number | null) =>
    page.request.put(`${server.url}/api/crews/${id}/heir`, { headers, data: { number } });
  await page.goto(`/crew/${id}`);
  // What is on the leader's device alone can be had there no more once the crew is another's.
  await expect(page.getByText('Walk-ins’ names do not go along')).toBeVisible();
  await offer(1);
  await heir.goto(`${server.url}/crew`);
  const decline = heir.getByRole('button', { name: 'No, thank you' });
  await expect(decline).toBeVisible();
  await offer(null);
  await decline.click();
  await expect(decline).toHaveCount(0);
  await expect(heir.getByText('The offer was taken back.')).toBeVisible();
  await server.db.deleteFrom('crew_members').where('crew_id', '=', id).execute();
  await heir.getByRole('switch', { name: /Mail me/ }).click();
  await expect(heir.getByRole('heading', { name: 'The Night Shift' })).toHaveCount(0);
  await expect(heir.getByText('We could not find that.')).toBeVisible();
});

test('signing out asks before a record that was typed and not saved goes from the device', async ({
  page,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}/day`);
  const charity = page.getByLabel('Money was collected for');
  await charity.fill('The night school');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  const signOut = page.getByRole('main').getByRole('button', { name: 'Sign Out' });
  await signOut.click();
  await expect(page.getByText('what you typed into the record')).toBeVisible();
  await expect(page).toHaveURL(/profile/);
  await page.goto(`/crew/${id}/day`);
  await page.getByRole('button', { name: 'Save the record' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  // The same on another device, saved there twice, and what is typed and taken back, leave nothing to ask about.
  await server.db
    .updateTable('crew_records')
    .set({ charity: 'The zoo', version: 3 })
    .where('crew_id', '=', id)
    .execute();
  await charity.fill('The zoo');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Another device' })).toBeVisible();
  await charity.fill('The zoos');
  await charity.fill('The zoo');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await signOut.click();
  await expect(page).toHaveURL(/auth\/login/);
});

test('a crew that is deleted leaves nobody’s name on the device, and signing out asks about none', async ({
  page,
  server,
}) => {
  await enterAsLeader(page, server);
  const { id } = await openCrew(page, server);
  await page.goto(`/crew/${id}/day`);
  await page.getByLabel('Name of a walk-in').fill('Fester Elsewhere');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Money was collected for').fill('The night school');
  const kept = () =>
    page.evaluate((crew) => Object.keys(localStorage).filter((key) => key.includes(crew)), id);
  await expect.poll(kept).toContainEqual(expect.stringContaining('roster'));
  await page.goto(`/crew/${id}`);
  await page.getByRole('button', { name: 'Delete the crew' }).click();
  await expect(page.getByRole('dialog')).toContainText('walk-ins’ names on this device');
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('The crew is deleted.')).toBeVisible();
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  expect(await kept()).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/auth\/login/);
});
