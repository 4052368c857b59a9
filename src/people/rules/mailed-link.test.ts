import { expect, test } from 'vitest';
import { mailedLinkPath } from '#subjects/rules/paths.ts';
import { readMailedLink } from './mailed-link.ts';

const token = 'aB3_dE-fGh1jKlMnOpQrStUvWxYz0123456789abcDe';
const magic = { purpose: 'magic', token };

test.each<[string, object]>([
  [`#magic=${token}`, magic],
  [`#reset=${token}`, { purpose: 'reset', token }],
  [`#email=${token}`, { purpose: 'email', token }],
  [`#magic=${token}/studio`, { ...magic, wanted: '/studio' }],
  [`#magic=${token}/studio).`, { ...magic, wanted: '/studio' }],
  [`#magic=${token}/studio&utm_source=x`, { ...magic, wanted: '/studio' }],
  [`#magic=${token}/profile`, magic],
  [`#magic=${token}/studios`, magic],
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
  // Mail programs may add the reader's address to a link, which is not a token.
  [`?email=ann@example.org&mailed=magic#magic=${token}`, magic],
  [`?email=ann%40example.org#magic=${token}`, magic],
  [`?reset=1&mailed=magic#magic=${token}`, magic],
  [`#magic=${token}&email=ann@example.org`, magic],
  ...['%E2%80%8B', '%C2%AD', '%09', '%C2%A0', '\u200b', '%0A%3E%20', '> ', '\n> ', '<wbr>'].map(
    (between) => [`#magic=${token.slice(0, 30)}${between}${token.slice(30)}`, magic] as [string, object],
  ),
  ...['\u2011', '\u2013', '\u2212', '%E2%80%91', '&#45;', '&#045;', '&#x2d;', '%2D', '%252D'].map(
    (dash) => [`#magic=${token.replace('-', dash)}`, magic] as [string, object],
  ),
  ...['\\_', '%5C_', '%5F', '&#95;'].map(
    (line) => [`#magic=${token.replace('_', line)}`, magic] as [string, object],
  ),
  [`#${[...`magic=${token}`].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')}`, magic],
  [`?mailed=magic&#035;magic&#061;${token}`, magic],
  [`#%20magic=${token}`, magic],
  [`#!magic=${token}`, magic],
  [`#magic%20=%20${token}`, magic],
  [`#=magic=${token}`, magic],
  [`#magic=${token}%`, magic],
  [`#magic=${token}%E2%80`, magic],
  [`#magic=${token}/studio>Thanks`, { ...magic, wanted: '/studio' }],
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
  ['?email=ann@example.org&mailed=magic', 'magic'],
  ['?mailed=magic&email=ann%40example.org', 'magic'],
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
  '?email=ann@example.org',
  '?email=ann%40example.org',
])('%j is not a mailed link', (address) => {
  expect(readMailedLink(address)).toBeNull();
});
