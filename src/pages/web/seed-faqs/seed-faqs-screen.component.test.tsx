import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';

// §2.faq-debug-seed-faqs-have §2.seed-faqs-button-writes-entries §8.seed-tool-line-per-step
test('the seed tool needs no sign-in, logs every step, and says when the network was gone', async () => {
  const { answer } = await showApp({
    at: '/seed-faqs',
    answers: { seedFaqEntry: { found: true, steps: ['select', 'delete', 'insert'] } },
  });
  const seed = page.getByRole('button', { name: 'Seed FAQs' });
  const log = page.getByRole('log');
  await seed.click();
  await expect.element(log).toMatchTextContent('Seeding 17 texts: 8 of 8 expected pairs and the title');
  await expect.element(log).toMatchTextContent('✅ faq_title: select, delete, insert (replaced)');
  await expect.element(log).toMatchTextContent('✅ Done: 17 of 17 texts written');
  answer({ seedFaqEntry: unreachable });
  await seed.click();
  await expect.element(log).toMatchTextContent('❌ Unexpected error');
});

// §2.faq-debug-seed-faqs-have §2.faq-debug-all-faq-texts §8.faq-debug-error-message
test('the debug page lists the stored texts, each cut to 200 characters, or says why it can’t', async () => {
  const entries = ['faq_a_answer', 'faq_a_title', 'faq_title'].map((key) => ({ key, text: 'z'.repeat(300) }));
  const { answer, reload } = await showApp({ at: '/faq-debug', answers: { readFaqDebug: { entries } } });
  await expect.element(page.getByRole('term').first()).toBeVisible();
  expect(page.getByRole('term').elements()).toHaveLength(3);
  for (const text of page.getByRole('definition').elements())
    expect([...(text.textContent ?? '')].length).toBeLessThanOrEqual(200);
  answer({ readFaqDebug: () => refusal('unavailable', { detail: 'Out for a bite.' }) });
  await reload();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error: Out for a bite.');
});
