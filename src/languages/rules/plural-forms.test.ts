import { expect, test } from 'vitest';
import { pluralForms, splitForm } from './plural-forms.ts';

test.each([
  ['en', ['one', 'other']],
  ['ja', ['other']],
  ['pl', ['many', 'one', 'few', 'other']],
  // French and Spanish also have a form for whole millions, which is left out.
  ['fr', ['one', 'other']],
  ['es', ['one', 'other']],
])('a translator into %s writes the forms %j', (tag, forms) => {
  expect(pluralForms(tag)).toEqual(forms);
});

test.each([
  ['copy:days_one', 'copy:days', 'one'],
  ['copy:days_other', 'copy:days', 'other'],
  ['copy:one_of_many', 'copy:one_of', 'many'],
  ['copy:days', 'copy:days', null],
  ['copy:days_once', 'copy:days_once', null],
  ['copy:other', 'copy:other', null],
  ['_one', '_one', null],
])('the key %s belongs to %s, in the form %s', (given, key, form) => {
  expect(splitForm(given)).toEqual({ key, form });
});
