// When a button of a crew's page disappears after its press, the focus moves to the part that replaces it.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Crew } from '#crew/api/crew.ts';
import { membershipOf } from '#crew/web/testing/crew.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Answers } from '#testing/web/answers.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { pressByKey } from '#testing/web/press-by-key.ts';
import { showApp } from '#testing/web/show-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });
const id = '00000000-0000-4000-8000-0000000000c1';
const shown = {
  id,
  name: 'The Night Shift',
  place: null,
  zone: 'Europe/Berlin',
  rehearsals: [],
  drills: [],
  delete_after: '2027-11-29T22:00:00.000Z',
};
const led = { problem: null, leads: [{ id, name: shown.name, people: 2, waiting: 0 }], member_of: [] };

/** Returns the server's answers to a crew's leader; the server keeps changes of members. */
function leaderAnswers(members: Crew['members']): Answers {
  const crew: Crew = {
    ...shown,
    version: 1,
    approves: true,
    code: '7K3M9XQZ',
    code_old: false,
    members,
    mails: 0,
    heir: null,
  };
  return {
    ...signedInAnswers({ ...morticia, role: 'coordinator' }),
    readCrews: led,
    readCrew: () => crew,
    readFocus: { shares: null, drill: [] },
    decideMember: ({ params }) => {
      const decided = crew.members.find(({ number }) => number === Number(params.number));
      if (decided) decided.state = 'in';
      return {};
    },
    offerCrew: ({ body }) => {
      crew.heir = body.number;
      return {};
    },
  };
}

test('the focus moves from the form of a counter to its label', async () => {
  const answers: Answers = {
    ...signedInAnswers({ ...morticia, role: 'coordinator' }),
    readCrews: led,
    putTally: ({ body }) => body,
  };
  await showApp({ at: `/crew/${id}/count`, answers });
  await page.getByLabelText('What is this counter called?').fill('North gate');
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/One more/)).toBeVisible();
  await expect.element(title('North gate')).toHaveFocus();
});

test('after an approval the focus moves to the people who still wait, and after the last approval to the members', async () => {
  const answers = leaderAnswers([
    { number: 1, first_name: 'Lurch', state: 'waiting' },
    { number: 2, first_name: 'Thing', state: 'waiting' },
  ]);
  await showApp({ at: `/crew/${id}`, answers });
  await pressByKey('Yes to Lurch');
  await expect.element(button('Remove from the crew: Lurch')).toBeVisible();
  await expect.element(title('1 waiting for your yes')).toHaveFocus();
  await pressByKey('Yes to Thing');
  await expect.element(button('Remove from the crew: Thing')).toBeVisible();
  await expect.element(title('Members')).toHaveFocus();
});

test('the focus moves to the heading when a crew is offered, and when the offer is withdrawn', async () => {
  await showApp({
    at: `/crew/${id}`,
    answers: leaderAnswers([{ number: 1, first_name: 'Gomez', state: 'in' }]),
  });
  await page.getByRole('heading', { name: 'Settings' }).click();
  for (const press of ['Ask them', 'Take it back', 'Ask them']) {
    if (press === 'Ask them') await page.getByLabelText('To whom').selectOptions('Gomez');
    await pressByKey(press);
    await expect.element(button(press)).toHaveLength(0);
    await expect.element(title('Hand the crew over')).toHaveFocus();
  }
});

test('the focus moves from the answer to an offer to the heading of the crews', async () => {
  const offered = membershipOf({ shows_name: true, offer: 'open' });
  const crews: OutputOf<'readCrews'> = { problem: 'role', leads: [], member_of: [offered] };
  await showApp({
    at: '/crew',
    answers: {
      ...signedInAnswers(),
      readCrews: () => crews,
      answerOffer: () => {
        offered.offer = null;
        return {};
      },
    },
  });
  await pressByKey('No, thank you');
  await expect.element(button('No, thank you')).toHaveLength(0);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
