import { expect, test } from 'vitest';
import { readMailedLink } from '#people/rules/mailed-link.ts';

const token = 'aB3_dE-fGh1jKlMnOpQrStUvWxYz0123456789abcDe';

test.each([
  ['/crew', '/crew'],
  ['/crew/open', '/crew/open'],
  ['/crew/open).', '/crew/open'],
  ['/crew&utm_source=x', '/crew'],
])('a mailed link leads on to %s', (onward, wanted) => {
  expect(readMailedLink(`#magic=${token}${onward}`)).toEqual({ purpose: 'magic', token, wanted });
});
