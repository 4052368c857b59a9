import { expect, test } from 'vitest';
import { refuseForeign } from './same-origin.ts';

const ours = new Set(['https://dance.example.org']);

function passes(method: string, headers: Record<string, string>): boolean {
  try {
    refuseForeign(new Request('https://dance.example.org/api/x', { method, headers }), ours);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['GET', { origin: 'https://evil.example' }, true],
  ['POST', { origin: 'https://dance.example.org', cookie: 'a=b' }, true],
  ['POST', { origin: 'https://dance.example.org', 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, true],
  ['POST', { origin: 'https://evil.example', cookie: 'a=b' }, false],
  ['POST', { origin: 'http://dance.example.org', cookie: 'a=b' }, false],
  ['POST', { origin: 'null', cookie: 'a=b' }, false],
  ['POST', { cookie: 'a=b' }, false],
  ['POST', {}, true],
  ['DELETE', { origin: 'https://dance.example.org', 'sec-fetch-site': 'cross-site' }, false],
  ['PUT', { origin: 'https://dance.example.org', 'sec-fetch-site': 'same-site' }, false],
  ['POST', { 'sec-fetch-site': 'none' }, true],
])('R29 %s with %o passes: %s', (method, headers, expected) => {
  expect(passes(method, headers as unknown as Record<string, string>)).toBe(expected);
});
