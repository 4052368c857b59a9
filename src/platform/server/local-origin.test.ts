import { expect, test } from 'vitest';
import { localOrigin } from './local-origin.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['hall.local', 'http://hall.local:3000'],
])('a server that listens at %s is opened at %s', (host, origin) => {
  expect(localOrigin(host, 3000)).toBe(origin);
});
