// A leader's page: slow networks, other devices, and the questions before something is deleted.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { crewId, crewOf, crewServer, named, rehearsal } from '#crew/web/testing/crew.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { placesIn, roomPage } from '#subjects/rules/places.ts';
import { later, refusal, unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said } from '#testing/web/toasts.ts';

const at = `/crew/${crewId}`;
const dialog = page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const day = (name: string) => page.getByRole('checkbox', { name });
const openSettings = () => page.getByRole('heading', { name: 'Settings' }).click();
const keep = dialog.getByRole('button', { name: 'Keep it as it is' });

test('days that are tapped quickly on a slow network are all drilled', async () => {
  const { rows, answers } = crewServer();
  const line = later<void>();
  await showApp({
    at,
    answers: { ...answers, saveCrew: (sent) => line.answer.then(() => answers.saveCrew(sent)) },
  });
  for (const name of ['3', '4', '5']) await day(name).click();
  line.come();
  await expect.element(page.getByText('Saved.').first()).toBeVisible();
  for (const name of ['3', '4', '5']) await expect.element(day(name)).toBeChecked();
  await expect.poll(() => rows.crew?.drills).toEqual([3, 4, 5]);
});

test('a question that is asked again does not show the error of the last time', async () => {
  await showApp({ at, answers: { ...crewServer().answers, deleteCrew: unreachable } });
  await openSettings();
  await button('Delete the crew').click();
  await dialog.getByRole('button', { name: 'Delete it all' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We cannot be reached');
  await keep.click();
  await button('Delete the crew').click();
  await expect.element(dialog.getByRole('button', { name: 'Delete it all' })).toBeVisible();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});

test('an answer about one member that comes late leaves the question about another open', async () => {
  const { answers } = crewServer({ crew: crewOf({ members: named('Pugsley', 'Lurch') }) });
  const line = later<void>();
  await showApp({
    at,
    answers: { ...answers, removeMember: (sent) => line.answer.then(() => answers.removeMember(sent)) },
  });
  await button('Remove from the crew: Pugsley').click();
  await dialog.getByRole('button', { name: 'Remove from the crew' }).click();
  await keep.click();
  await button('Remove from the crew: Lurch').click();
  await expect.element(dialog).toMatchTextContent('Lurch');
  line.come();
  await expect
    .element(page.getByRole('button', { name: 'Remove from the crew: Pugsley', includeHidden: true }))
    .not.toBeInTheDocument();
  await expect
    .element(dialog.getByRole('button', { name: 'Remove from the crew' }))
    .not.toHaveAttribute('aria-disabled');
  await expect.element(dialog).toMatchTextContent('Lurch');
});

test('a member or a crew that is gone disappears from the page when a press finds that out', async () => {
  const { rows, answers } = crewServer({ crew: crewOf({ members: named('Fester') }) });
  await showApp({ at, answers });
  const take = page.getByRole('button', { name: 'Remove from the crew: Fester', includeHidden: true });
  await expect.element(take).toBeVisible();
  rows.crew = crewOf();
  await take.click();
  await dialog.getByRole('button', { name: 'Remove from the crew' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(take).not.toBeInTheDocument();
  await expect.element(page.getByText('Nobody has joined yet.')).toBeVisible();
  await keep.click();
  rows.crew = null;
  await day('3').click();
  await expect.element(page.getByRole('heading', { name: 'The Night Shift' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'All my crews' })).toBeVisible();
});

test('saving on this device does not undo what another device has saved meanwhile', async () => {
  const { rows, answers } = crewServer();
  await showApp({ at, answers });
  await openSettings();
  const zone = page.getByLabelText('Time zone of the crew');
  await expect.element(zone).toHaveValue('Europe/Berlin');
  const there = { place: 'Gym 3', zone: 'America/New_York', approves: true };
  rows.crew = crewOf({ ...there, version: 2 });
  await day('3').click();
  await button('Show what it says now').click();
  await expect.element(zone).toHaveValue('America/New_York');
  await page.getByLabelText('Name of the crew').fill('The Day Shift');
  await button('Save').click();
  await expect.poll(() => rows.crew).toMatchObject({ ...there, name: 'The Day Shift' });

  // When the leader comes back to the page, choices made on this device stay and everything else is read again.
  await zone.selectOptions('Asia/Tokyo');
  rows.crew = { ...crewOf({ ...there, place: 'Gym 4', zone: 'Europe/Paris' }), version: 4 };
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByLabelText(/Where you meet/)).toHaveValue('Gym 4');
  await expect.element(zone).toHaveValue('Asia/Tokyo');
});

test('a rehearsal is planned in the crew’s zone, changed in a form, and removed after a question', async () => {
  const { rows, answers } = crewServer();
  await showApp({ at, answers });
  const plan = page.getByText('Plan a rehearsal');
  await plan.click();
  const when = page.getByLabelText(/Day and time, on the clocks of Berlin/);
  const heading = page.getByRole('heading', { name: 'Rehearsals' });
  await when.fill('2027-10-01T18:30');
  const online = page.getByLabelText(/Online: meet/);
  const hasRooms = roomPage(0) !== null;
  if (hasRooms) await online.click();
  await button('Plan it').click();
  const planned = page.css('.crew-rehearsal');
  await expect.element(planned.css('time')).toHaveAttribute('datetime', '2027-10-01T16:30:00.000Z');
  // After planning, the form is closed and the line that opens it has the focus.
  await expect.element(plan).toHaveFocus();
  await expect.element(when).not.toBeVisible();
  await button(/Change the rehearsal on/).click();
  await expect.element(page.getByRole('heading', { name: /Change the rehearsal on/ })).toHaveFocus();
  const change = page.getByRole('region', { name: 'Rehearsals' });
  await expect.element(change.getByLabelText(/Day and time/)).toHaveValue('2027-10-01T18:30');
  if (hasRooms) await expect.element(change.getByLabelText(/Online: meet/)).toBeChecked();
  await change.getByLabelText('Minutes').fill('45');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect.element(planned).toMatchTextContent('45 minutes');
  await expect.element(planned).toHaveLength(1);
  await expect.element(heading).toHaveFocus();
  await plan.click();
  await expect.element(when).toHaveValue('');

  await button(/Cancel rehearsal on/).click();
  await keep.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(rows.crew?.rehearsals).toHaveLength(1);
  await button(/Cancel rehearsal on/).click();
  await dialog.getByRole('button', { name: 'Cancel rehearsal' }).click();
  await expect.element(planned).not.toBeInTheDocument();
  // The button that opened the dialog is gone, so the focus goes to the heading of its card.
  await expect.element(heading).toHaveFocus();
});

test('a new code is made after a question, and the old one is shown until then', async () => {
  const { rows, answers } = crewServer();
  const resetCrewCode = () => {
    rows.crew = crewOf({ code: 'ABCD2345' });
    return { code: 'ABCD2345' };
  };
  await showApp({ at, answers: { ...answers, resetCrewCode } });
  const code = page.css('.crew-code strong');
  await expect.element(page.css('.qr-code')).toBeVisible();
  await openSettings();
  await button('Make a new code').click();
  await keep.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(code).toHaveTextContent('7K3M-9XQZ');
  await button('Make a new code').click();
  await dialog.getByRole('button', { name: 'Make a new code' }).click();
  await expect.element(code).toHaveTextContent('ABCD-2345');
});

test('the page asks before a waiting person is refused, and a person who is let in is in the list of members', async () => {
  const waiting = { number: 1, first_name: 'Pugsley', state: 'waiting' } as const;
  const { rows, answers } = crewServer({ crew: crewOf({ members: [waiting] }) });
  const decideMember = () => {
    rows.crew = crewOf({ members: named('Pugsley') });
    return {};
  };
  const { calls } = await showApp({ at, answers: { ...answers, decideMember } });
  await button('No to Pugsley').click();
  await keep.click();
  expect(calls('removeMember')).toEqual([]);
  await button('Yes to Pugsley').click();
  await expect.element(button('Remove from the crew: Pugsley')).toBeVisible();
  await expect.element(page.getByText(/waiting for your yes/)).not.toBeInTheDocument();
});

test('an offer that can’t be withdrawn now says so, and the page says what stays on this device', async () => {
  const { answers } = crewServer({ crew: crewOf({ members: named('Pugsley') }) });
  const { answer } = await showApp({ at, answers });
  await openSettings();
  // Names of walk-ins are only on this leader's device, and are not handed over with the crew.
  await expect.element(page.getByText(/Walk-ins’ names do not go along/)).toBeVisible();
  await page.getByLabelText('To whom').selectOptions('Pugsley');
  await button('Ask them').click();
  answer({ offerCrew: unreachable });
  await button('Take it back').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('We cannot be reached');
  answer({ offerCrew: answers.offerCrew });
  await button('Take it back').click();
  await expect.element(button('Ask them')).toBeVisible();
});

test('a leader whose mails nobody gets yet sees how that can change', async () => {
  await showApp({ at, answers: crewServer({ crew: crewOf({ members: named('Pugsley') }) }).answers });
  await expect.element(page.getByText(/Nobody gets your mails yet.*prove their mail address/)).toBeVisible();
});

test('without a network a leader’s page shows the kept data, and says so', async () => {
  const rows = { crew: crewOf({ members: named('Pugsley'), rehearsals: [rehearsal] }) };
  const { answer, reload } = await showApp({ at, answers: crewServer(rows).answers });
  await expect.element(page.getByText('Pugsley').first()).toBeVisible();
  answer({ readCrew: unreachable, readCrews: unreachable, readFocus: unreachable });
  await reload();
  await expect.element(page.getByText('Pugsley').first()).toBeVisible();
  await expect.element(page.getByText(/Without a network: this is how it was/)).toBeVisible();
});

test('the page of a crew that is not the person’s says what the reason may be, and leads to their own crews', async () => {
  await showApp({ at, answers: { ...crewServer().answers, readCrew: () => refusal('not_found') } });
  await expect.element(page.getByRole('heading', { name: 'No crew is here for you' })).toBeVisible();
  await expect.element(page.getByText(/You are signed in as Grace\./)).toBeVisible();
  await expect.element(page.getByText(/the crew was deleted, or its time is over/)).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'All my crews' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My crew' })).toBeVisible();
});

test('a leader finds the code, a rehearsal and the class screen first, and the code is open while nobody has joined', async () => {
  const { rows, answers } = crewServer({ crew: crewOf({ members: named('Pugsley') }) });
  const { reload } = await showApp({ at, answers });
  const lines = page.getByRole('list', { name: 'What leaders do most' }).getByRole('listitem');
  const first = ['Show the code', 'Plan a rehearsal'];
  const links = placesIn('day of the event').map(({ label }) => allCopy[label]);
  await expect.element(lines).toHaveLength(first.length + links.length);
  for (const [index, words] of [...first, ...links].entries())
    await expect.element(lines.nth(index)).toMatchTextContent(words ?? '');
  const code = page.getByText('7K3M-9XQZ');
  await expect.element(code).not.toBeVisible();
  await page.getByText('Show the code').click();
  await expect.element(code).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'A page for parents, to print' }))
    .toHaveAttribute('href', `${at}/print/parents`);
  rows.crew = crewOf();
  await reload();
  await expect.element(code).toBeVisible();
  await expect.element(button('Make a new code')).not.toBeInTheDocument();
  await expect.element(button('Delete the crew')).not.toBeInTheDocument();
});

test('planning asks for a crew’s zone that came from a device which hides its own zone, and the crew keeps the answer', async () => {
  const { rows, answers } = crewServer({ crew: crewOf({ zone: 'UTC' }) });
  await showApp({ at, answers });
  await page.getByText('Plan a rehearsal').click();
  await page.getByLabelText(/^Day and time/).fill('2027-10-01T18:30');
  await button('Plan it').click();
  const zone = page.getByLabelText('Time zone of the rehearsal');
  await expect.element(zone).toHaveAccessibleDescription(/Please choose the time zone/);
  expect(rows.crew?.rehearsals).toEqual([]);
  await zone.selectOptions('Europe/Berlin');
  await button('Plan it').click();
  await expect
    .element(page.css('.crew-rehearsal time'))
    .toHaveAttribute('datetime', '2027-10-01T16:30:00.000Z');
  expect(rows.crew?.zone).toBe('Europe/Berlin');
});

test('deleting a crew removes its names from the device, and signing out then asks about no names', async () => {
  const { answers } = crewServer();
  const { calls } = await showApp({ at: `${at}/day?tab=roster`, answers: { ...answers, signOut: {} } });
  await page.getByLabelText('Name of a walk-in').fill('Fester Elsewhere');
  await button('Add').click();
  await page.getByRole('link', { name: 'Record' }).click();
  await page.getByLabelText('Money was collected for').fill('The night school');
  const kept = () => Object.keys(localStorage).filter((key) => key.includes(crewId));
  await expect.poll(kept).toContainEqual(expect.stringContaining('roster'));
  await page.getByRole('link', { name: 'The Night Shift' }).click();
  await openSettings();
  await button('Delete the crew').click();
  await expect.element(dialog).toMatchTextContent('walk-ins’ names on this device');
  await dialog.getByRole('button', { name: 'Delete it all' }).click();
  await said('The crew is deleted.');
  await expect.poll(kept).toEqual([]);
  await button(/^Profile/).click();
  await userEvent.click(page.getByRole('button', { name: 'Sign Out' }));
  await expect.poll(() => window.location.pathname).toBe('/auth/login');
  await expect.poll(() => calls('signOut')).toHaveLength(1);
});
