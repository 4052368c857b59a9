import { expect, test } from 'vitest';
import { formTexts } from '#platform/content/form-texts.ts';
import { checkEmail, checkLogin, checkNewPassword, checkSignUp } from './sign-up.ts';

const filled = { first_name: 'Mary', last_name: '', email: 'mary@example.com', password: 'frankenstein!' };

test('a filled form may be sent, without a last name too', () => {
  expect(checkSignUp(filled)).toEqual([]);
});

test.each([
  [{ first_name: '' }, 'first_name', 'Please enter your first name.'],
  [{ first_name: '   ' }, 'first_name', 'Please enter your first name.'],
  [{ first_name: '\u200B\u00AD\u3164' }, 'first_name', 'Please enter your first name.'],
  [{ first_name: 'z'.repeat(101) }, 'first_name', 'A name can have at most 100 characters.'],
  [{ last_name: '🧟'.repeat(101) }, 'last_name', 'A name can have at most 100 characters.'],
  [{ email: ' ' }, 'email', 'Please enter your email address.'],
  [{ email: 'mary' }, 'email', 'Please enter an email address, such as dancer@example.com.'],
  [{ email: `${'z'.repeat(250)}@example.com` }, 'email', 'An email address can have at most 255 characters.'],
  [{ password: '' }, 'password', 'Please enter a password.'],
  [{ password: 'seven77' }, 'password', 'A password needs at least 8 characters.'],
  [{ password: 'z'.repeat(129) }, 'password', 'A password can have at most 128 characters.'],
])('sign-up with %o fails at %s', (change, field, message) => {
  const errors = checkSignUp({ ...filled, ...change });
  expect(errors.map(({ field, text }) => [field, formTexts[text]])).toEqual([[field, message]]);
});

test('an empty form names every required field, in the order of the form', () => {
  const errors = checkSignUp({ first_name: '', last_name: '', email: '', password: '' });
  expect(errors.map(({ field }) => field)).toEqual(['first_name', 'email', 'password']);
});

test.each([
  { first_name: ` ${'z'.repeat(100)} ` },
  { last_name: 'z'.repeat(100) },
  { last_name: 'e\u0301'.repeat(100) },
  { email: `${'z'.repeat(243)}@example.com` },
  { password: 'z'.repeat(8) },
  { password: 'z'.repeat(128) },
])('%o is within the limits', (change) => {
  expect(checkSignUp({ ...filled, ...change })).toEqual([]);
});

test('names at their limit, emoji and other scripts are fine', () => {
  expect(checkSignUp({ ...filled, first_name: '🧟'.repeat(100), last_name: 'عمر' })).toEqual([]);
});

// §5.login-email-password-required-email
test.each([
  [{ email: 'mary@example.com', password: 'x' }, []],
  [{ email: '', password: '' }, ['email', 'password']],
  [{ email: 'mary', password: 'frankenstein!' }, ['email']],
  [{ email: 'mary@example.com', password: '' }, ['password']],
  [{ email: 'mary@example.com', password: 'z'.repeat(129) }, ['password']],
])('login with %o fails at %j', (form, fields) => {
  expect(checkLogin(form).map(({ field }) => field)).toEqual(fields);
});

test('spaces around an address are allowed, and spaces around a password belong to it', () => {
  expect(checkEmail('  mary@example.com ')).toBeNull();
  expect(checkNewPassword('        ')).toBeNull();
});

test.each([
  ['z'.repeat(7), false],
  ['z'.repeat(8), true],
  ['z'.repeat(64), true],
  ['z'.repeat(128), true],
  ['z'.repeat(129), false],
  [' '.repeat(8), true],
  ['🧟'.repeat(7), false],
  ['🧟'.repeat(128), true],
])('%j is a password of an allowed length: %s', (password, allowed) => {
  expect(checkNewPassword(password) === null).toBe(allowed);
});
