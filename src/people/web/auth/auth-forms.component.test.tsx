// Bad input and failures in the account forms: there is a message at the field, entries stay, nothing is sent.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OutputOf } from '#subjects/api/contract.ts';
import { later, refusal, unreachable } from '#testing/web/answers.ts';
import { morticia } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

const main = page.getByRole('main');
const field = (name: string) => main.getByLabelText(name, { exact: true });
const create = main.getByRole('button', { name: 'Create Account' });
const signIn = main.getByRole('button', { name: 'Sign In', exact: true });
const sendLink = main.getByRole('button', { name: 'Send Link' });
const survey = page.getByRole('heading', { name: 'Two quick questions' });
const newcomer = { user: { ...morticia, survey_open: true, role: null } };

async function fillIn(entries: Record<string, string>) {
  for (const [name, value] of Object.entries(entries)) await field(name).fill(value);
}

const ada = { 'First name': 'Ada', Email: 'ada@example.org', Password: 'lurch-and-drag-7' };

// §5.sign-up-first-name-email §5.differs-006-decisions-006-accounts §5.forms-empty-too-long-wrong
test.each([
  ['First name', '   ', 'Please enter your first name.'],
  ['First name', 'n'.repeat(101), 'A name can have at most 100 characters.'],
  ['Email', 'ada at example', 'Please enter an email address, such as dancer@example.com.'],
  ['Email', `${'e'.repeat(250)}@example.org`, 'An email address can have at most 255 characters.'],
  ['Password', '🧟'.repeat(7), 'A password needs at least 8 characters.'],
  ['Password', 'p'.repeat(129), 'A password can have at most 128 characters.'],
])(
  'sign-up refuses %s as %.12s at its field, keeps all entries and sends nothing',
  async (name, entry, message) => {
    const { calls } = await showApp({ at: '/auth/signup' });
    await fillIn({ ...ada, [name]: entry });
    await create.click();
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(field(name)).toHaveFocus();
    for (const [other, value] of Object.entries({ ...ada, [name]: entry }))
      await expect.element(field(other)).toHaveValue(value);
    expect(calls('signUp')).toEqual([]);
  },
);

// §5.forms-empty-too-long-wrong
test('names in any script, with emoji or looking like code, are sent as they were typed', async () => {
  const { calls } = await showApp({ at: '/auth/signup', answers: { signUp: newcomer } });
  await fillIn({
    ...ada,
    'First name': 'زومبي 🧟‍♀️ <img src=x onerror=alert(1)>',
    Password: ' 🧟 pass word 🧟 ',
  });
  await page.css('[name=last_name]').fill("O'Grave & Söhne");
  await userEvent.dblClick(create);
  await expect.element(survey).toBeVisible();
  expect(calls('signUp').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      first_name: 'زومبي 🧟‍♀️ <img src=x onerror=alert(1)>',
      last_name: "O'Grave & Söhne",
      password: ' 🧟 pass word 🧟 ',
    }),
  ]);
});

// §8.signup-failed-this-email-already §8.no-user-returned §8.server-network-gone-calm-message
test('sign-up without an answer, or with an empty one, says so and keeps what was typed', async () => {
  const { answer } = await showApp({ at: '/auth/signup', answers: { signUp: unreachable } });
  await fillIn(ada);
  await create.click();
  await expect.element(toasts).toMatchTextContent(/Signup Failed.*We cannot be reached at the moment\./);
  for (const [name, value] of Object.entries(ada)) await expect.element(field(name)).toHaveValue(value);
  answer({ signUp: () => Response.json({}) });
  await create.click();
  await expect.element(toasts.getByText('No user returned')).toBeVisible();
  answer({ signUp: newcomer });
  await create.click();
  await expect.element(survey).toBeVisible();
  await expect.element(toasts.getByText('Signup Failed')).not.toBeInTheDocument();
});

// §8.signup-failed-this-email-already
test('signing up with a registered address says so, with a link to the login', async () => {
  await showApp({ at: '/auth/signup', answers: { signUp: () => refusal('email_taken') } });
  await fillIn({ ...ada, Email: 'ADA@EXAMPLE.ORG' });
  await create.click();
  await expect.element(toasts).toMatchTextContent(/Signup Failed.*This email is already registered\./);
  await expect.element(field('Email')).toHaveValue('ADA@EXAMPLE.ORG');
  await expect.element(toasts.getByText('Login instead')).toBeVisible();
  await field('Email').fill('no address');
  await create.click();
  await expect
    .element(field('Email'))
    .toHaveAccessibleDescription('Please enter an email address, such as dancer@example.com.');
  await field('Email').fill(ada.Email);
  await create.click();
  await main.getByRole('link', { name: 'Login instead' }).click();
  await expect.element(signIn).toBeVisible();
  expect(window.location.pathname).toBe('/auth/login');
});

// §2.auth-others-get-continue-auth §2.auth-signup-step-1-first §2.13-17-notice-parent-guardian
test.each([
  ['13-17', '?age=13-17', false],
  ['18+', '?age=18%2B', true],
])(
  'a person who is %s continues to sign-up, with the reminders box as the age demands',
  async (choice, query, reminders) => {
    await showApp({ at: '/auth' });
    await page.getByRole('button', { name: choice }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect.element(page.getByText(`Age group: ${choice}`)).toBeVisible();
    expect([window.location.pathname, window.location.search]).toEqual(['/auth/signup', query]);
    const box = page.getByRole('checkbox');
    if (reminders) await expect.element(box).toBeChecked();
    else await expect.element(box).not.toBeChecked();
    await expect.element(page.getByText(/parent or guardian/)).toHaveLength(reminders ? 0 : 1);
  },
);

// §2.auth-signup-age-defaults-18 §2.age-missing-unencoded-18-18
test.each([['?age=18+'], ['']])('sign-up with the age %j is for 18+', async (query) => {
  await showApp({ at: `/auth/signup${query}` });
  await expect.element(page.getByText('Age group: 18+')).toBeVisible();
});

// §2.age-missing-unencoded-18-18
test('any other age leads back to the age gate', async () => {
  await showApp({ at: '/auth/signup?age=12' });
  await expect.element(page.getByRole('button', { name: 'Under 13' })).toBeVisible();
  expect(window.location.pathname).toBe('/auth');
});

// §5.login-email-password-required-email §8.login-failed-servers-message
test('a failed login says so in a toast and at the form, and keeps what was typed', async () => {
  const { answer } = await showApp({
    at: '/auth/login',
    answers: { signIn: () => refusal('invalid_credentials') },
  });
  await signIn.click();
  await expect.element(main.getByText('Please enter your email address.')).toBeVisible();
  await fillIn({ Email: ada.Email, Password: 'not-the-password' });
  await signIn.click();
  await expect.element(toasts.getByText('Login Failed')).toBeVisible();
  await expect.element(main.getByRole('alert')).toHaveTextContent('Email or password is not correct.');
  await expect.element(field('Email')).toHaveValue(ada.Email);
  answer({ signIn: unreachable });
  await signIn.click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('We cannot be reached');
  await expect.element(field('Email')).toHaveValue(ada.Email);
});

// §5.magic-link-email-required §8.magic-link-failure-error-message §8.known-address-told-sign-up
test('asking for a mailed link needs an address, and a failure is shown with the server’s message', async () => {
  const { answer, calls } = await showApp({ at: '/auth/login' });
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await sendLink.click();
  await expect.element(page.getByText('Please enter your email address.')).toBeVisible();
  await field('Email').fill('<script>alert(1)</script>');
  await sendLink.click();
  await expect
    .element(page.getByText('Please enter an email address, such as dancer@example.com.'))
    .toBeVisible();
  expect(calls('requestMagicLink')).toEqual([]);
  answer({ requestMagicLink: () => refusal('unavailable', { detail: 'Out for a bite.' }) });
  await field('Email').fill(ada.Email);
  await sendLink.click();
  await expect.element(toasts.css('.toast-title')).toHaveTextContent('Error');
  await expect.element(toasts).toMatchTextContent('Out for a bite.');
  await expect.element(field('Email')).toHaveValue(ada.Email);
  answer({ requestMagicLink: {} });
  await sendLink.click();
  await said('We sent you a magic link to sign in.');
  await expect.element(signIn).toBeVisible();
});

// §2.buttons-keep-their-width-while
test('while a login is on its way its button says so at an unchanged width', async () => {
  const answer = later<OutputOf<'signIn'>>();
  await showApp({ at: '/auth/login', answers: { signIn: () => answer.answer } });
  await fillIn({ Email: ada.Email, Password: ada.Password });
  await document.fonts.ready;
  const width = signIn.element().getBoundingClientRect().width;
  await signIn.click();
  const waiting = main.getByRole('button', { name: 'Signing in...' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  expect(waiting.element().getBoundingClientRect().width).toBe(width);
  answer.fail();
  await expect.element(signIn).toBeVisible();
});
