// The page of an event's day: names and a playlist that stay on the leader's device, and a day record that is not saved
// yet.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { crewId, crewOf, crewServer, named } from '#crew/web/testing/crew.ts';
import { showApp } from '#testing/web/show-app.tsx';

const day = `/crew/${crewId}/day`;
const at = `${day}?tab=roster`;
const part = (name: string) =>
  page.getByRole('navigation', { name: 'Parts of the day' }).getByRole('link', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const roster = page.getByRole('region', { name: 'Roster' });
const names = page.css('.crew-members li');
const charity = page.getByLabelText('Money was collected for');
const left = () => window.location.pathname;

async function addWalkin(name: string) {
  await page.getByLabelText('Name of a walk-in').fill(name);
  await button('Add').click();
}

async function askToSignOut() {
  await button(/^Profile/).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

test('the roster has walk-ins, and members who show their name', async () => {
  await showApp({ at, answers: crewServer({ crew: crewOf({ members: named('Pugsley') }) }).answers });
  await expect.element(roster.getByText('Pugsley')).toBeVisible();
  await expect.poll(() => document.title).toBe('The day: The Night Shift - Shamble');
  await addWalkin('Lurch');
  await expect.element(roster.css('.figure')).toHaveTextContent('2');
});

test('going back in the history from one crew’s day to another’s mixes no data of the two crews', async () => {
  const other = '00000000-0000-4000-8000-0000000000c2';
  const answers = {
    ...crewServer().answers,
    readCrew: ({ params }: { params: { crew_id: string } }) => crewOf({ id: params.crew_id }),
    readCrews: {
      problem: null,
      leads: [crewId, other].map((id) => ({ id, name: 'The Night Shift', people: 0, waiting: 0 })),
      member_of: [],
    },
  };
  await showApp({ at, answers });
  await addWalkin('Fester Elsewhere');
  await page.getByRole('link', { name: 'The Night Shift' }).click();
  await page.getByRole('link', { name: 'All my crews' }).click();
  await page.css(`main a[href$="${other}"]`).click();
  await page.getByRole('link', { name: 'To the day' }).click();
  await part('Roster').click();
  await expect.element(roster.css('.figure')).toHaveTextContent('0');
  window.history.go(-4);
  await expect.element(page.getByText('Fester Elsewhere')).toBeVisible();
});

test('a helper’s list is read from a file, a coordinator’s from a table, and a wrong file changes nothing', async () => {
  await showApp({ at, answers: crewServer().answers });
  await addWalkin('Morticia Walkin');
  const input = page.getByLabelText('Add a list from a file');
  const give = (...bytes: BlobPart[]) => userEvent.upload(input, new File(bytes, 'list'));
  await give('PK\u0003\u0004');
  await expect.element(page.getByText(/That file is no list of names/)).toBeVisible();
  await give(JSON.stringify([{ id: 'x', name: 'Gomez Other', edited: 1, gone: false }]));
  await expect.element(names.getByText('Gomez Other')).toBeVisible();
  const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  await give(latin1('Vorname;Nachname\r\nJörg;Wächter\r\n'));
  await expect.element(names.getByText('Jörg Wächter')).toBeVisible();
  await expect.element(names.getByText('Morticia Walkin')).toBeVisible();
  await expect.element(names).toHaveLength(3);
});

test('one press removes a name, and another puts it back', async () => {
  await showApp({ at, answers: crewServer().answers });
  await addWalkin('Gomez');
  await addWalkin('Lurch');
  (button('Remove Gomez').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(names).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'Roster' })).toHaveFocus();
  await button('Put back').click();
  await expect.element(names).toHaveLength(2);
});

test('a typed playlist is still there after another page was opened', async () => {
  await showApp({ at: day, answers: crewServer().answers });
  const open = () => page.getByText('Press play at the right second').click();
  await open();
  const lengths = page.getByLabelText(/^Lengths, one in each line/);
  const gap = page.getByLabelText('Seconds between two tracks');
  const press = page.getByText(/^Press play at \d/);
  await lengths.fill('3:45\n4:00');
  await gap.fill('2,5');
  await expect.element(press).toBeVisible();
  const before = press.element().textContent;
  await part('Count').click();
  await page.getByRole('link', { name: 'Count on this device' }).click();
  await page.getByRole('link', { name: 'Back to the day' }).click();
  await part('Now').click();
  await open();
  await expect.element(lengths).toHaveValue('3:45\n4:00');
  await expect.element(press).toHaveTextContent(before);
  await gap.fill('two');
  await expect.element(page.getByText('Please enter seconds from 0 to 60.')).toBeVisible();
  await expect.element(press).not.toBeInTheDocument();
});

test('signing out asks before it deletes names of walk-ins, and deletes them after a second press', async () => {
  const { calls } = await showApp({ at, answers: { ...crewServer().answers, signOut: {} } });
  await addWalkin('Morticia Walkin');
  await addWalkin('Lurch');
  await askToSignOut();
  await expect.element(page.getByText(/the walk-ins’ names on this device \(2\)/)).toBeVisible();
  expect([calls('signOut'), left()]).toEqual([[], day]);
  await button('Sign out all the same').click();
  await expect.poll(left).toBe('/auth/login');
  expect(Object.keys(localStorage).filter((key) => key.includes('roster'))).toEqual([]);
});

test('signing out asks before it deletes a day record that was typed and not saved', async () => {
  const { rows, answers } = crewServer();
  const { calls } = await showApp({ at: `${day}?tab=record`, answers: { ...answers, signOut: {} } });
  await charity.fill('The night school');
  await askToSignOut();
  await expect.element(page.getByText(/what you typed into the record/)).toBeVisible();
  expect([calls('signOut'), left()]).toEqual([[], day]);
  await button('Save the record').click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  // There is no question when the server has the same record already, nor when typed words are deleted again.
  rows.record = { ...rows.record, charity: 'The zoo', version: 3 };
  await charity.fill('The zoo');
  await button('Save the record').click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Another device' })).not.toBeInTheDocument();
  await charity.fill('The zoos');
  await charity.fill('The zoo');
  await askToSignOut();
  await expect.poll(left).toBe('/auth/login');
});
