import { expect, test } from 'vitest';
import { mailedLinkPath } from '../paths.ts';
import { readMailedLink } from './mailed-link.ts';

const token = 'aB3_dE-fGh1jKlMnOpQrStUvWxYz0123456789abcDe';
const magic = { purpose: 'magic', token };

test.each<[string, object]>([
  [`#magic=${token}`, magic],
  [`#reset=${token}`, { purpose: 'reset', token }],
  [`#email=${token}`, { purpose: 'email', token }],
  [`#magic=${token}/studio`, { ...magic, wanted: '/studio' }],
  [`#magic=${token}/crew`, { ...magic, wanted: '/crew' }],
  [`#magic=${token}/crew/open`, { ...magic, wanted: '/crew/open' }],
  [`#magic=${token}/crew/open).`, { ...magic, wanted: '/crew/open' }],
  [`#magic=${token}/crew&utm_source=x`, { ...magic, wanted: '/crew' }],
  [`#magic=${token}/profile`, magic],
  [`#magic=${token}/crewing`, magic],
  [`#magic=${token}//evil.example`, magic],
  [`#magic%3D${token}`, magic],
  [`#magic%253D${token}`, magic],
  [`#magic=3D${token}`, magic],
  [`#magic=3d${token}`, magic],
  [`#magic&#61;${token}`, magic],
  [`#MAGIC=${token}`, magic],
  [`#magic=${token}&utm_source=x`, magic],
  [`#magic=${token}&amp;utm_source=x`, magic],
  [`#magic=${token}%26utm_source%3Dx`, magic],
  [`#magic=${token}?utm_source=x`, magic],
  ...[
    '>',
    ')',
    '.',
    ',',
    '"',
    '%22',
    '%3E',
    '&gt;',
    '&quot;',
    ';',
    "'",
    ']',
    '*',
    '%20',
    '%0D%0A',
    '/',
    '>,',
    '.)',
  ].map((behind) => [`#magic=${token}${behind}`, magic] as [string, object]),
  [`#magic=${token.slice(0, 20)}%20${token.slice(20)}`, magic],
  [`#magic=${token.slice(0, 20)} ${token.slice(20)}`, magic],
  [`#magic=${token.slice(0, 20)}=${token.slice(20)}`, magic],
  [`#magic=${token.slice(0, 20)}=%0D%0A${token.slice(20)}`, magic],
  [`#magic=${token} and more words`, magic],
  [`?utm_source=x#magic=${token}`, magic],
  [`?mailed=magic#magic=${token}`, magic],
  [`?magic=${token}`, magic],
  [`?mailed=magic&magic=${token}&utm_source=x`, magic],
  [`?utm_source=x%23magic%3D${token}`, magic],
  [`?mailed=magic%23magic=${token}/studio`, { ...magic, wanted: '/studio' }],
  [`#/magic=${token}`, magic],
  [mailedLinkPath('magic', token, '/studio').slice('/auth/login'.length), { ...magic, wanted: '/studio' }],
])('%s is a mailed link', (address, link) => {
  expect(readMailedLink(address)).toEqual(link);
});

test.each([
  ['?mailed=magic', 'magic'],
  ['?mailed=reset', 'reset'],
  ['?mailed=email&utm_source=x', 'email'],
  ['?mailed=magic#', 'magic'],
  ['?mailed=magic#magic=', 'magic'],
  [`#magic=${token.toLowerCase()}`, 'magic'],
  [`#reset=${token.toUpperCase()}`, 'reset'],
])('%s is a mailed link that lost its token on the way', (address, purpose) => {
  expect(readMailedLink(address)).toEqual({ purpose, token: null });
});

test.each([
  '',
  '#',
  '#other=abc',
  '#link',
  '?age=13-17',
  '?utm_source=magic',
  '#magical=abc',
  '#magic=',
  '#magic=%',
  '#magic',
  '?from=email',
])('%j is no mailed link', (address) => {
  expect(readMailedLink(address)).toBeNull();
});
