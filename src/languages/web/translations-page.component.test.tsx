import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

const language = page.getByRole('combobox', { name: 'Language' });

test('another text or language opens only after a confirmation while a translation is not saved', async () => {
  const far = { offered: true, missing: 2, changed: 0 };
  const entry = { text: null, own: false, state: 'missing' as const, version: '1' };
  await showApp({
    at: '/studio/languages?language=de',
    answers: {
      ...operatorAnswers,
      listStudioLanguages: {
        languages: [
          { language: 'de', name: 'Deutsch', ...far },
          { language: 'fr', name: 'français', ...far },
        ],
      },
      listStudioTranslations: {
        entries: [
          { key: 'landing_first', english: 'What?', ...entry },
          { key: 'landing_second', english: 'Why?', ...entry },
        ],
      },
    },
  });
  const words = page.getByRole('textbox', { name: 'Translation' });
  const stay = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Stay and save' }).click();
    await expect.element(words).toHaveValue('Wie bitte?');
  };
  await page.getByRole('button', { name: /^What\?/ }).click();
  await words.fill('Wie bitte?');
  await page.getByRole('button', { name: /^Why\?/ }).click();
  await stay();
  await language.selectOptions('fr');
  await stay();
  await expect.element(language).toHaveValue('de');
  await language.selectOptions('fr');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect.element(language).toHaveValue('fr');
  expect(window.location.search).toContain('language=fr');
});
