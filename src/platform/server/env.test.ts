import { expect, test } from 'vitest';
import { misspeltSettings, offeredLanguages, readEnv, settingNames } from './env.ts';

test('without settings the server listens on loopback, and keeps its data in the folder .data', () => {
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

test('proxies are addresses and ranges of IPv4 and IPv6', () => {
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
  ['https://dance.example.org/?a=b', 'must be only scheme, host and port'],
  ['https://me:secret@dance.example.org', 'must be only scheme, host and port'],
])('PUBLIC_URL=%s is refused, and the error says what is wanted', (value, message) => {
  expect(() => readEnv({ PUBLIC_URL: value })).toThrow(message);
  expect(() => readEnv({ PUBLIC_URL: value })).not.toThrow('secret');
});

test.each([
  ['SMTP_URL', 'smtp://me:pa#ss@mail.example.org', 'a # in user or password is written as %23'],
  ['SMTP_URL', 'smtp://me:12#34@mail.example.org', 'a # in user or password is written as %23'],
  ['SMTP_URL', 'smtp://me:50%off@mail.example.org', 'a % in user or password is written as %25'],
  ['DATABASE_URL', 'postgres://me:1#2@db.example.org/x', 'a # in user or password is written as %23'],
  ['DATABASE_URL', 'postgres://me:p@ss/w:rd@db.example.org/x', 'in user or password @ is written as %40'],
  ['SMTP_URL', 'smtp://me:what?@mail.example.org', 'in user or password @ is written as %40'],
])('%s=%s is refused, and the error says how to write it, without the password', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: ${message}`);
});

const refused: [name: string, given: string, sentence: string][] = [
  ['PORT', 'abc', 'must be a whole number from 0 to 65535, not "abc"'],
  ['PORT', '70000', 'must be a whole number from 0 to 65535, not "70000"'],
  ['PORT', '80.5', 'must be a whole number from 0 to 65535, not "80.5"'],
  ['PORT', ' ', 'must be a whole number from 0 to 65535, not " "'],
  ['DATA_DIR', '', 'is empty. Set it, or remove it for the folder .data'],
  ['DATABASE_URL', '', 'is empty. Set it, or remove it for the built-in database'],
  [
    'DATABASE_URL',
    'mysql://me:secret@localhost/x',
    'must be an address such as postgres://user:password@localhost:5432/shamble',
  ],
  ['PUBLIC_URL', 'dance', 'must be an address such as https://dance.example.org, not "dance"'],
  [
    'SMTP_URL',
    'mail.example.org:465',
    'must be an address such as smtps://user:password@mail.example.org:465',
  ],
  [
    'SMTP_URL',
    'https://me:secret@mail.org',
    'must be an address such as smtps://user:password@mail.example.org:465',
  ],
  ...['foo', 'Shamble dance@example.org', 'Shamble <dance>'].map((given): [string, string, string] => [
    'MAIL_FROM',
    given,
    `must be a mail address, alone or after a name, such as Shamble <dance@example.org>, not "${given}"`,
  ]),
  ['AUTH_SECRET', 'secret', 'must have at least 32 characters, not 6'],
  ['BACKUP_PASSPHRASE', 'secret', 'must have at least 12 characters, not 6'],
  ['METRICS_TOKEN', 'secret', 'must have at least 20 characters, not 6'],
  ['BACKUP_INCLUDES', 'people', 'must be media, secret or both, not "people"'],
  ...['foo', 'ada@example.org, bob', 'ada@example.org\nbob'].map((given): [string, string, string] => [
    'OPERATOR_EMAILS',
    given,
    `must be mail addresses, such as ada@example.org, with commas or spaces between them, not ${JSON.stringify(given)}`,
  ]),
  ['DEV_TOOLS', 'yes', 'must be one of on, off, not "yes"'],
  ...['foo', '10.0.0.1, 10.0.0.0/33', '::1/129', '10.0.0.0/'].map((given): [string, string, string] => [
    'TRUSTED_PROXIES',
    given,
    `must be addresses or CIDR ranges, such as 10.0.0.1 or 10.0.0.0/8, not "${given}"`,
  ]),
  ['WORKERS', '0', 'must be a whole number from 1 to 64, not "0"'],
  ['LOG_LEVEL', 'loud', 'must be one of debug, info, warn, error, silent, not "loud"'],
  ['SIGN_UPS_PER_HOUR', '-1', 'must be a whole number of at least 1, not "-1"'],
  ['MAILS_PER_HOUR', 'many', 'must be a whole number of at least 1, not "many"'],
  ['SIGN_INS_PER_ADDRESS', '0', 'must be a whole number of at least 1, not "0"'],
  [
    'LANGUAGES',
    'xx',
    'must be of en, es, de, fr, pt-BR, en-XA, ar-XB, with commas or spaces between them, not "xx"',
  ],
  ['READS_PER_MINUTE', '1e9x', 'must be a whole number of at least 1, not "1e9x"'],
  ['WRITES_PER_MINUTE', 'none', 'must be a whole number of at least 1, not "none"'],
];

test.each(refused)('%s=%j is refused in one line: %s', (name, given, sentence) => {
  expect(() => readEnv({ [name]: given })).toThrow(new Error(`${name}: ${sentence}`));
});

test('for every setting there is a refused value above, or the setting takes any text', () => {
  const anyText = ['HOST', 'BACKUP_COMMAND'];
  expect(new Set([...refused.map(([name]) => name), ...anyText])).toEqual(new Set(settingNames));
});

test('a database of the operator needs a secret from the operator', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/x' })).toThrow(/^AUTH_SECRET: required/);
});

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['OPERATOR_EMAIL', 'OPERATOR_EMAILS'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
])('for the unknown variable %s the setting %s is suggested', (given, meant) => {
  expect(misspeltSettings({ [given]: 'x' })).toEqual([`${given} is not a setting: did you mean ${meant}?`]);
  expect(misspeltSettings({ [given]: 'x', [meant]: 'y' })).toEqual([]);
});

test('a misspelt DATABASE_URL is refused, not only warned about', () => {
  const variables = { DATABASE_ULR: 'postgres://localhost/x' };
  expect(() => readEnv(variables)).toThrow('DATABASE_ULR is not a setting: did you mean DATABASE_URL?');
  expect(misspeltSettings(variables)).toEqual([]);
});

test('the variables of other programs are not taken for misspelt settings', () => {
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
