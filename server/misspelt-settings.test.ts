import { expect, test } from 'vitest';
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
