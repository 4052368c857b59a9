import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutputOf } from '#subjects/api/contract.ts';
import { refusal } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

type Invitation = OutputOf<'readStudioInvitation'>;

test('people who moved get a mail in the operator’s words; the page shows how many were sent, and can stop it', async () => {
  let now: Invitation = {
    subject: 'We have moved',
    words: 'Hello',
    state: 'none',
    waiting: 3,
    invited: 0,
    signed_in: 0,
    bounced: 0,
  };
  const { answer, calls } = await showApp({
    at: '/studio/transfer',
    answers: {
      ...operatorAnswers,
      listStudioHistory: { changes: [], more: false },
      readStudioCourse: { lessons: [], version: '1' },
      readStudioInvitation: () => now,
      sendStudioInvitation: refusal('unavailable', { detail: 'Out for a bite.' }),
      stopStudioInvitation: () => {
        now = { ...now, state: 'stopped', signed_in: 1 };
        return {};
      },
    },
  });
  const invitations = page.getByRole('region', { name: 'Invitations' });
  const words = invitations.getByLabelText('Your words');
  const send = invitations.getByRole('button', { name: /^Send it to / });
  await expect.element(words).toHaveValue('Hello');
  await invitations.getByLabelText('Subject').fill('The dance goes on');
  await words.fill(' ');
  await expect.element(send).toBeDisabled();
  await words.fill('Rise, {first_name}!');
  await send.click();
  await expect.element(invitations.getByText('Out for a bite.')).toBeVisible();
  await expect.element(words).toHaveValue('Rise, {first_name}!');

  answer({
    sendStudioInvitation: ({ body }) => {
      now = { ...now, ...body, state: 'running', waiting: 1, invited: 2, bounced: 1 };
      return {};
    },
  });
  await send.click();
  await expect
    .element(invitations.getByRole('status'))
    .toMatchTextContent('1 wait, 2 were told, 0 have signed in, 1 addresses don’t exist any more.');
  expect(calls('sendStudioInvitation').at(-1)?.body).toEqual({
    subject: 'The dance goes on',
    words: 'Rise, {first_name}!',
  });
  await invitations.getByRole('button', { name: 'Stop sending' }).click();
  await expect.element(send).toMatchTextContent('Send it to 1 person');
});
