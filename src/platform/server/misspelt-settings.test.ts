import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { misspeltSettings } from './misspelt-settings.ts';

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['OPERATOR_EMAIL', 'OPERATOR_EMAILS'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
])('%s is asked back as %s', (given, meant) => {
  expect(misspeltSettings({ [given]: 'x' })).toEqual([`${given} is not a setting: did you mean ${meant}?`]);
  expect(misspeltSettings({ [given]: 'x', [meant]: 'y' })).toEqual([]);
});

test('a misspelt address of a database is refused, not only asked back', () => {
  const variables = { DATABASE_ULR: 'postgres://localhost/x' };
  expect(() => readEnv(variables)).toThrow('DATABASE_ULR is not a setting: did you mean DATABASE_URL?');
  expect(misspeltSettings(variables)).toEqual([]);
});

test('the variables of other programs are none of ours', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'POST',
    'SHELL',
    'USER',
    'XDG_DATA_DIRS',
    'MAIL',
    'LOGNAME',
    'NODE_ENV',
  ];
  expect(misspeltSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
});
