// Joining with a code: whose crew it is, what joining means, and the consent.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultSettings } from '#course/content/settings.ts';
import { consentPoints, consentTexts } from '#crew/content/consent.ts';
import { crewId, crewServer, membershipOf } from '#crew/web/testing/crew.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { unreachable } from '#testing/web/answers.ts';
import { morticia } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

const code = page.getByLabelText('The crew’s code');
const look = page.getByRole('button', { name: 'Look it up' });
const join = page.getByRole('button', { name: 'Join The Night Shift' });
const invitation = {
  name: 'The Night Shift',
  place: 'Gym 2',
  leader_name: 'Grace',
  approval: false,
  proven: true,
  known: false,
};
const readCopy = { copy: { ...allCopy, meta_site_name: 'Deadbeat' }, settings: defaultSettings };
const wednesday = { ...morticia, first_name: 'Wednesday', age_group: '13-17' as const };

// §5.joining-code-link-qr-code
test('a minor reads whose crew it is, finds nothing ticked, and joins after a guardian agrees', async () => {
  const { rows, answers } = crewServer({ crew: null }, wednesday);
  const joinCrew = () => {
    rows.member_of = [membershipOf()];
    return { id: crewId, state: 'in' as const };
  };
  const { calls } = await showApp({
    at: '/crew',
    answers: { ...answers, readInvitation: invitation, joinCrew, readCopy },
  });
  await code.fill('7K3');
  await look.click();
  await expect.element(code).toHaveAccessibleDescription(/No crew has this code now/);
  await code.fill('7k3m9xqz');
  await look.click();
  await expect.element(page.getByText('This code leads to The Night Shift, led by Grace.')).toBeVisible();
  await expect
    .element(page.getByText(/^Grace leads this crew .* Deadbeat does not know Grace:/))
    .toBeVisible();
  for (const box of page.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked();
  await join.click();
  await expect.element(page.getByText('Please tick that your parent or guardian agrees.')).toBeVisible();
  expect(calls('joinCrew')).toEqual([]);
  await page.getByLabelText('My parent or guardian has read this and agrees.').click();
  await join.click();
  await expect.element(page.getByText('To Grace you are Dancer 1.')).toBeVisible();
  expect(calls('joinCrew')).toMatchObject([
    { body: { code: '7K3M9XQZ', guardian: true, shows_name: false, counts: false, mails: false } },
  ]);
});

test('a link cut in the middle of an escaped character asks for the code, and the same code can be sent again after no answer', async () => {
  const { answers } = crewServer({ crew: null }, morticia);
  const { answer } = await showApp({
    at: '/crew/join#%E0%A4%A',
    answers: { ...answers, readInvitation: unreachable },
  });
  await code.fill('7K3M-9XQZ');
  await look.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('We cannot be reached');
  answer({ readInvitation: invitation });
  await look.click();
  await expect.element(page.getByText(/^This code leads to The Night Shift/)).toBeVisible();
});

test('a person who ticks the leader’s mails with an unproven address can ask for the proof at once', async () => {
  const { answers } = crewServer({ crew: null }, morticia);
  const unproven = { ...invitation, proven: false };
  await showApp({ at: '/crew/join#7K3M-9XQZ', answers: { ...answers, readInvitation: unproven } });
  const proof = page.getByText(/^What Grace writes is mailed to proven addresses only/);
  const mails = page.getByLabelText('Mail me what Grace writes to the crew');
  await expect.element(mails).not.toBeChecked();
  await expect.element(proof).not.toBeInTheDocument();
  await mails.click();
  await expect.element(proof).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
  await mails.click();
  await expect.element(proof).not.toBeInTheDocument();
});

test('what joining means is said in a hundred words', () => {
  const points = consentPoints.map((point) => consentTexts[`consent.points.${point}`]);
  const words = [consentTexts['consent.lead'], ...points].join(' ').split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(100);
});
