import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

const crew = { name: 'crew', title: 'Crews', about: 'Groups who rehearse together.' };
const mirror = { name: 'mirror', title: 'Mirror and takes', about: 'The learner’s own camera.' };
const mention = { kind: 'text', id: 'faq_answer_2', excerpt: 'Find a crew near you' } as const;

test('an operator switches a feature off, and sees the texts that still mention it', async () => {
  const off = stored<string[]>([]);
  await showApp({
    at: '/studio/features',
    answers: {
      ...operatorAnswers,
      readStudioFeatures: () => ({
        features: [crew, mirror].map((feature) => {
          const isOff = off.value().includes(feature.name);
          return { ...feature, off: isOff, mentions: isOff && feature === crew ? [mention] : [] };
        }),
        version: off.version(),
      }),
      saveStudioFeatures: (sent) => off.save(sent, sent.body.off),
    },
  });
  const crews = page.getByRole('switch', { name: 'Crews' });
  await expect.element(crews).toBeChecked();
  await crews.click();
  await expect.element(crews).not.toBeChecked();
  expect(off.value()).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  expect(off.value()).toEqual(['crew']);
  await page.getByText('Still speaking of “Crews”: 1').click();
  await expect
    .element(page.css('details').getByRole('link', { name: 'FAQ' }))
    .toHaveAttribute('href', '/studio/texts?text=faq_answer_2');
  const mirrors = page.getByRole('switch', { name: 'Mirror and takes' });
  await expect.element(mirrors).toBeChecked();

  // Another operator switches crews on again meanwhile, and both changes are kept.
  await mirrors.click();
  off.change([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  expect(off.value()).toEqual(['mirror']);
  await expect.element(crews).toBeChecked();
});
