// The page of a crew's member: what the leader sees of them, the plans of the crew, and how to leave.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Membership } from '#crew/api/crew.ts';
import { crewServer, membershipOf, rehearsal } from '#crew/web/testing/crew.ts';
import type { SessionUser } from '#people/api/session.ts';
import { roomPage } from '#subjects/rules/places.ts';
import { refusal } from '#testing/web/answers.ts';
import { morticia } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said } from '#testing/web/toasts.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const choice = (name: string | RegExp) => page.getByRole('switch', { name });

/** Shows the page of a member of one crew, with a server that keeps the member's choices. */
async function showMember(membership: Partial<Membership> = {}, person: SessionUser = morticia) {
  const server = crewServer({ crew: null, member_of: [membershipOf(membership)] }, person);
  const change = (changes: Partial<Membership>) => {
    server.rows.member_of = server.rows.member_of.map((each) => ({ ...each, ...changes }));
    return {};
  };
  const answers = {
    ...server.answers,
    saveChoices: ({ body }: { body: Partial<Membership> }) => change(body),
    leaveCrew: () => {
      server.rows.member_of = [];
      return {};
    },
  };
  return { ...(await showApp({ at: '/crew', answers })), rows: server.rows, change };
}

test('a name that was hidden on another page stays hidden when another choice is changed on this page', async () => {
  const { calls, change } = await showMember({ shows_name: true, counts: true });
  await expect.element(choice('My first name')).toBeChecked();
  change({ shows_name: false });
  await choice(/Mail me/).click();
  await expect.poll(() => calls('saveChoices')).toMatchObject([{ body: { mails: true } }]);
  expect(calls('saveChoices')[0]?.body).toEqual({ mails: true });
  await expect.element(choice('My first name')).not.toBeChecked();
});

test('a member who asks for mails without a proven address sees what is missing', async () => {
  await showMember({ mails: true, mails_held: true });
  await expect.element(page.getByText(/mailed to proven addresses only/)).toBeVisible();
  await expect.element(button('Mail me a link')).toBeVisible();
});

test('a member sees what the leader sees: the first name if shown, else the number', async () => {
  await showMember();
  await expect.element(page.getByText('To Grace you are Dancer 1.')).toBeVisible();
  await choice('My first name').click();
  await expect.element(choice('My first name')).toBeChecked();
  await expect.element(page.getByText('Grace sees your first name.')).toBeVisible();
  await expect.element(page.getByText(/^To Grace you are/)).not.toBeInTheDocument();
});

test('a member sees the next rehearsal, a link to its room, and the lessons that the crew drills', async () => {
  await showMember({ rehearsals: [rehearsal], drills: [3] });
  await expect.element(page.getByText(/^Day 3: \w/)).toBeVisible();
  const room = page.getByRole('link', { name: 'To the room' });
  const way = roomPage(Date.parse('2027-10-01T16:30Z'));
  if (way === null) expect(room.elements()).toEqual([]);
  else await expect.element(room).toHaveAttribute('href', way);
});

test('a person who waits for the leader’s approval sees that, and nothing that is for members', async () => {
  await showMember({ state: 'waiting' });
  await expect.element(page.getByText('Grace has not said yes yet.')).toBeVisible();
  await expect.element(page.getByText(/are shown here once Grace has said yes\./)).toBeVisible();
  await expect.element(page.getByText('No rehearsal is planned.')).not.toBeInTheDocument();
});

test('an offer that was withdrawn, and a crew from which the member was removed, disappear with a message', async () => {
  const { rows, answer } = await showMember({ offer: 'open' });
  const gone = (detail?: string) => refusal('not_found', detail === undefined ? {} : { detail });
  answer({ answerOffer: () => gone('The offer was taken back.'), saveChoices: () => gone() });
  const decline = button('No, thank you');
  await expect.element(decline).toBeVisible();
  rows.member_of = [membershipOf()];
  await decline.click();
  await expect.element(decline).not.toBeInTheDocument();
  await expect.element(page.getByText('The offer was taken back.')).toBeVisible();
  rows.member_of = [];
  await choice(/Mail me/).click();
  await expect.element(page.getByRole('heading', { name: 'The Night Shift' })).not.toBeInTheDocument();
  await expect.element(page.getByText('We could not find that.')).toBeVisible();
});

test('a member who leaves is asked first, leaves once however often the button is pressed, and is in no crew', async () => {
  const { calls } = await showMember();
  await button('Leave this crew').click();
  await userEvent.dblClick(page.getByRole('dialog').getByRole('button', { name: 'Leave this crew' }));
  await said('You have left the crew.');
  await expect.element(page.getByText(/^You are in no crew yet\./)).toBeVisible();
  expect(calls('leaveCrew')).toHaveLength(1);
});
