import { expect, test } from 'vitest';
import { offeredLanguages, readEnv } from './env.ts';

test('an empty environment serves on loopback from a folder of its own', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    WORKERS: 1,
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as not set', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '' })).toEqual(readEnv({}));
});

test.each([
  [{}, 'en es de fr pt-BR'],
  [{ LANGUAGES: '' }, 'en es de fr pt-BR'],
  [{ LANGUAGES: 'en' }, 'en'],
  [{ LANGUAGES: 'fr, de' }, 'en de fr'],
  [{ LANGUAGES: 'ar-XB' }, 'en ar-XB'],
])('with %j visitors are offered %s', (given, tags) => {
  const offered = offeredLanguages(readEnv(given));
  expect(offered.map(({ tag }) => tag).join(' ')).toBe(tags);
});

test('proxies are addresses and ranges of both families', () => {
  const given = ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'];
  expect(readEnv({ TRUSTED_PROXIES: given.join(', ') }).TRUSTED_PROXIES).toEqual(given);
});

test('operator addresses are a list in lower case', () => {
  expect(readEnv({ OPERATOR_EMAILS: 'A@x.org, b@Y.org' }).OPERATOR_EMAILS).toEqual(['a@x.org', 'b@y.org']);
});

test.each([
  'dance@example.org',
  'Shamble <dance@example.org>',
  'Shamble <shamble@localhost>',
  'dance@mailhost',
])('mail may come from %s', (MAIL_FROM) => {
  expect(readEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
});

test('a public address may end with a slash', () => {
  expect(readEnv({ PUBLIC_URL: 'https://dance.example.org/' }).PUBLIC_URL).toBe('https://dance.example.org');
});

test.each([
  ['https://dance.example.org/some/path', 'Shamble does not live below a path'],
  ['https://dance.example.org/?a=b', 'only scheme, host and port'],
  ['https://me:secret@dance.example.org', 'only scheme, host and port'],
])('PUBLIC_URL=%s is refused, with what is wanted', (value, message) => {
  expect(() => readEnv({ PUBLIC_URL: value })).toThrow(message);
});

test.each([
  ['SMTP_URL', 'smtp://me:pa#ss@mail.example.org', 'a # in user or password is written as %23'],
  ['SMTP_URL', 'smtp://me:12#34@mail.example.org', 'a # in user or password is written as %23'],
  ['SMTP_URL', 'smtp://me:50%off@mail.example.org', 'a % in user or password is written as %25'],
  ['DATABASE_URL', 'postgres://me:1#2@db.example.org/x', 'a # in user or password is written as %23'],
  ['DATABASE_URL', 'postgres://me:p@ss/w:rd@db.example.org/x', 'in user or password @ is written as %40'],
  ['SMTP_URL', 'smtp://me:what?@mail.example.org', 'in user or password @ is written as %40'],
])('%s=%s is refused, with how to write it and without the password', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: ${message}`);
});

test.each([
  ['SMTP_URL', 'mail.example.org:465', 'an address such as smtps://user:password@mail.example.org:465'],
  ['SMTP_URL', 'https://mail.example.org', 'an address such as smtps://user:password@mail.example.org:465'],
  [
    'DATABASE_URL',
    'mysql://localhost/x',
    'an address such as postgres://user:password@localhost:5432/shamble',
  ],
  ['PUBLIC_URL', 'dance.example.org', 'an address such as https://dance.example.org'],
  ['METRICS_TOKEN', 'short', 'at least 20 characters'],
  ['BACKUP_PASSPHRASE', 'short', 'at least 12 characters'],
  ['AUTH_SECRET', 'short', 'at least 32 characters'],
])('%s=%s is refused in the words of who sets it', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: ${message}`);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['WORKERS', '0'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'dance.example.org'],
  ['SMTP_URL', 'http://localhost'],
  ['AUTH_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['DEV_TOOLS', 'yes'],
  ['OPERATOR_EMAILS', 'foo'],
  ['OPERATOR_EMAILS', 'ada@example.org, bob'],
  ['MAIL_FROM', 'foo'],
  ['MAIL_FROM', 'Shamble dance@example.org'],
  ['MAIL_FROM', 'Shamble <dance>'],
  ['TRUSTED_PROXIES', 'foo'],
  ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/33'],
  ['TRUSTED_PROXIES', '::1/129'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['DATABASE_URL', ''],
  ['LANGUAGES', 'xx'],
  ['DATA_DIR', ''],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('a database of the operator needs a secret of the operator', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/x' })).toThrow(/^AUTH_SECRET: required/);
});
