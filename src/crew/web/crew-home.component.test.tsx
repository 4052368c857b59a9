// The page of somebody who is in a crew: the leader's view of them, the plans of the crew, and the way out.

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

/** Shows the page of somebody in one crew, with a server that keeps their choices. */
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

test('a name that was hidden on another page since is not shown again by what is changed on this one', async () => {
  const { calls, change } = await showMember({ shows_name: true, counts: true });
  await expect.element(choice('My first name')).toBeChecked();
  change({ shows_name: false });
  await choice(/Mail me/).click();
  await expect.poll(() => calls('saveChoices')).toMatchObject([{ body: { mails: true } }]);
  expect(calls('saveChoices')[0]?.body).toEqual({ mails: true });
  await expect.element(choice('My first name')).not.toBeChecked();
});

test('who asks for mails without a proven address is told what is missing', async () => {
  await showMember({ mails: true, mails_held: true });
  await expect.element(page.getByText(/mailed to proven addresses only/)).toBeVisible();
  await expect.element(button('Mail me a link')).toBeVisible();
});

test('a name that is shown is told, and until then the number under which the leader knows a member', async () => {
  await showMember();
  await expect.element(page.getByText('To Grace you are Dancer 1.')).toBeVisible();
  await choice('My first name').click();
  await expect.element(choice('My first name')).toBeChecked();
  await expect.element(page.getByText('Grace sees your first name.')).toBeVisible();
  await expect.element(page.getByText(/^To Grace you are/)).not.toBeInTheDocument();
});

test('a member sees the next rehearsal, the way into its room, and what the crew drills', async () => {
  await showMember({ rehearsals: [rehearsal], drills: [3] });
  await expect.element(page.getByText(/^Day 3: \w/)).toBeVisible();
  const room = page.getByRole('link', { name: 'To the room' });
  const way = roomPage(Date.parse('2027-10-01T16:30Z'));
  if (way === null) expect(room.elements()).toEqual([]);
  else await expect.element(room).toHaveAttribute('href', way);
});

test('who waits for the leader’s yes is told so, and nothing of what comes after it', async () => {
  await showMember({ state: 'waiting' });
  await expect.element(page.getByText('Grace has not said yes yet.')).toBeVisible();
  await expect.element(page.getByText(/are shown here once Grace has said yes\./)).toBeVisible();
  await expect.element(page.getByText('No rehearsal is planned.')).not.toBeInTheDocument();
});

test('an offer that was taken back, and a crew that one was taken out of, say so as they go', async () => {
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

test('who leaves is asked first, leaves once however often it is pressed, and is in no crew', async () => {
  const { calls } = await showMember();
  await button('Leave this crew').click();
  await userEvent.dblClick(page.getByRole('dialog').getByRole('button', { name: 'Leave this crew' }));
  await said('You have left the crew.');
  await expect.element(page.getByText(/^You are in no crew yet\./)).toBeVisible();
  expect(calls('leaveCrew')).toHaveLength(1);
});
