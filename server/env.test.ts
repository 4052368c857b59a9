import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

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
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}));
});

test('operator addresses are a list in lower case', () => {
  expect(readEnv({ OPERATOR_EMAILS: 'A@x.org, b@Y.org' }).OPERATOR_EMAILS).toEqual(['a@x.org', 'b@y.org']);
});

test('a public address keeps only its origin', () => {
  expect(readEnv({ PUBLIC_URL: 'https://dance.example.org/some/path' }).PUBLIC_URL).toBe(
    'https://dance.example.org',
  );
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
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('a database of the operator needs a secret of the operator', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/x' })).toThrow(/^AUTH_SECRET: required/);
});
