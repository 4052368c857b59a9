import { expect, test } from 'vitest';
import { wantedLanguage } from './offer-language.ts';

const offered = [{ tag: 'en' }, { tag: 'es' }, { tag: 'pt-BR' }];

test.each([
  [['es-MX', 'en'], 'es'],
  [['pt-PT'], 'pt-BR'],
  [['pt-br'], 'pt-BR'],
  [['fr', 'es'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['fr', 'it'], undefined],
  [[], undefined],
])('a browser that asks for %j is offered %s', (asked, tag) => {
  expect(wantedLanguage(offered, asked)?.tag).toBe(tag);
});
