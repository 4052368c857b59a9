// Signing up by keyboard alone and with the survey, and a new password by a mailed link.

import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type Answers, refusal, unreachable } from '#testing/web/answers.ts';
import { morticia, progressOf, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said } from '#testing/web/toasts.ts';

const main = page.getByRole('main');
const finish = main.getByRole('button', { name: 'Finish' });
const save = main.getByRole('button', { name: 'Save password' });
const password = main.getByLabelText('New password');
const mark = page.getByRole('checkbox').first();
const practice = '/learn/1?tab=practice';
const resetLink = `/auth/login?mailed=reset#reset=${'aB3'.repeat(14)}x`;
const nobody = { user: null, developer_tools: false };
const newcomer = { ...morticia, survey_open: true, role: null };
const progress = progressOf();

/** Presses Tab until the element has the focus. */
async function tabTo(element: Locator) {
  await expect.element(element).toBeVisible();
  for (let presses = 0; presses < 40 && element.element() !== document.activeElement; presses += 1)
    await userEvent.tab();
  await expect.element(element).toHaveFocus();
}

// §2.first-dance-eight-taps
test('a person signs up with the keyboard alone, and Enter goes from field to field', async () => {
  const answers = { signUp: { user: newcomer }, saveSurvey: {}, readProgress: progress };
  const { calls } = await showApp({ at: '/auth', answers });
  await tabTo(page.getByRole('button', { name: '18+' }));
  await userEvent.keyboard(' ');
  await tabTo(page.getByRole('link', { name: 'Continue' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Age group: 18+')).toBeVisible();
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Email', 'ada@example.org'],
    ['Password', 'lurch-and-drag-7'],
  ] as const) {
    await expect.element(main.getByLabelText(label, { exact: true })).toHaveFocus();
    await userEvent.keyboard(text);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByRole('heading', { name: 'Two quick questions' })).toHaveFocus();
  await tabTo(main.css('[name=role]').first());
  await userEvent.keyboard(' ');
  await tabTo(main.css('[name=experience_level]').first());
  await userEvent.keyboard('{ArrowDown}');
  await tabTo(finish);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /^WELCOME/ })).toBeVisible();
  expect(calls('signUp').at(-1)?.body).toMatchObject({ first_name: 'Ada', email: 'ada@example.org' });
});

// §2.auth-signup-step-1-first §2.auth-signup-step-2-role
test('sign-up names all missing fields and keeps what was typed, and the survey needs both answers', async () => {
  const common = 'This password is too common. Please choose another.';
  const { answer } = await showApp({
    at: '/auth/signup',
    answers: { signUp: () => refusal('invalid_input', { field: 'password', detail: common }) },
  });
  const create = main.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect.element(main.getByLabelText('First name')).toHaveFocus();
  for (const message of [
    'Please enter your first name.',
    'Please enter your email address.',
    'Please enter a password.',
  ])
    await expect.element(main.getByText(message)).toBeVisible();
  await main.getByLabelText('First name').fill('Vlad 🧟 <b>');
  await main.getByLabelText('Email', { exact: true }).fill('vlad@example.org');
  await main.getByLabelText('Password', { exact: true }).fill('password');
  await create.click();
  await expect.element(main.getByText(common)).toBeVisible();
  await expect.element(main.getByLabelText('First name')).toHaveValue('Vlad 🧟 <b>');
  answer({ signUp: { user: newcomer } });
  await main.getByLabelText('Password', { exact: true }).fill('lurch-and-drag-7');
  await create.click();
  await expect.element(finish).toBeDisabled();
  await main.getByText('Coordinator', { exact: true }).click();
  await expect.element(finish).toBeDisabled();
  await main.getByText('Parts of it').click();
  await expect.element(finish).toBeEnabled();
});

/** A person with an unsent mark opens a link for a new password. */
async function openResetLink(answers: Answers) {
  const shown = await showApp({ at: practice, answers: { ...signedInAnswers(), checkItem: unreachable } });
  await mark.click();
  await expect.element(page.getByText('saved on this device').first()).toBeVisible();
  shown.answer(answers);
  window.history.replaceState(null, '', resetLink);
  await shown.reload();
  await expect.element(main.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(window.location.href).not.toContain('aB3');
  return shown;
}

test('a new password is checked at its field, and a used link leads to the form for another link', async () => {
  const { answer, calls } = await showApp({ at: resetLink });
  await password.fill('short');
  await save.click();
  await expect
    .element(password)
    .toHaveAccessibleDescription(expect.stringContaining('A password needs at least 8 characters.'));
  expect(calls('redeemPasswordReset')).toEqual([]);
  const common = 'This password is too common. Please choose another.';
  answer({ redeemPasswordReset: () => refusal('invalid_input', { field: 'password', detail: common }) });
  await password.fill('password');
  await save.click();
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(common));
  answer({ redeemPasswordReset: () => refusal('link_invalid') });
  await password.fill('claws-up-and-hold-4');
  await save.click();
  await expect.element(main.getByRole('button', { name: 'Send Link' })).toBeVisible();
  await expect.element(main.getByText(/This link has expired or was already used\./).first()).toBeVisible();
});

test('a reset link of another person leaves the person who is signed in here, and all their data, as they are', async () => {
  const shown = await openResetLink({ redeemPasswordReset: {} });
  await password.fill('claws-up-and-hold-4');
  await save.click();
  await said('Your new password is saved. Please sign in.');
  await expect.element(page.getByRole('heading', { name: 'WELCOME, MORTICIA' })).toBeVisible();
  window.history.replaceState(null, '', practice);
  await shown.reload();
  await expect.element(mark).toBeChecked();
});

test('marks that were not sent before a session ended are sent after the sign-in with a new password', async () => {
  const shown = await openResetLink({ readSession: nobody, redeemPasswordReset: {} });
  await password.fill('claws-up-and-hold-4');
  await save.click();
  await expect.element(main.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  const tried = shown.calls('checkItem').length;
  shown.answer({ ...signedInAnswers(), signIn: { user: morticia }, checkItem: { progress } });
  await main.getByLabelText('Email', { exact: true }).fill(morticia.email);
  await main.getByLabelText('Password', { exact: true }).fill('claws-up-and-hold-4');
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'WELCOME, MORTICIA' })).toBeVisible();
  await expect.poll(() => shown.calls('checkItem').length).toBeGreaterThan(tried);
});
