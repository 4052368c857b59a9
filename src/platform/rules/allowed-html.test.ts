import { expect, test } from 'vitest';
import { allowedAddress, allowedAttributes, allowedSchemes, allowedTags } from './allowed-html.ts';

// §5.notes-exactly-allowed-tags-attributes
test('exactly the tags of the specification are allowed', () => {
  const paragraphs = ['p', 'br', 'blockquote', 'span', 'div', 'a'];
  const emphasis = ['b', 'strong', 'i', 'em', 'u'];
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
  const lists = ['ul', 'ol', 'li'];
  expect(new Set(allowedTags)).toEqual(new Set([...paragraphs, ...emphasis, ...headings, ...lists]));
});

// §5.notes-exactly-allowed-tags-attributes
test('exactly the attributes of the specification are allowed', () => {
  expect(new Set(allowedAttributes)).toEqual(new Set(['href', 'class', 'id', 'style', 'target', 'rel']));
});

test('links lead to web addresses and mail only', () => {
  expect(allowedSchemes).toEqual(['http', 'https', 'mailto']);
});

test.each([
  'https://example.org/',
  'HTTP://example.org',
  'mailto:a@example.org',
  '/',
  '/faq',
  '#arms',
  '?step=2',
])('a link in notes may lead to %s', (address) => expect(address).toMatch(allowedAddress));

test.each([
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://x',
  ' //x',
])('a link in notes may not lead to %s', (address) => expect(address).not.toMatch(allowedAddress));
