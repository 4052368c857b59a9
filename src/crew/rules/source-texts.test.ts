import { expect, test } from 'vitest';
import { sourceTexts } from '#subjects/rules/source-texts.ts';

test('the words for unsubscribing from a crew’s mails can be translated', () => {
  const button = sourceTexts().find(({ key }) => key === 'mail:unsubscribe.crew.button');
  expect(button?.text).toBe('Stop mails of crews');
});
