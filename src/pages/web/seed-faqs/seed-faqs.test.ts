import { expect, test } from 'vitest';
import { faq } from '#pages/content/faq.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { seedFaqs } from './seed-faqs.ts';

const keys = Object.keys(faq);

async function logOf(write: Parameters<typeof seedFaqs>[0]) {
  const lines: string[] = [];
  await seedFaqs(write, (line) => lines.push(line));
  return lines;
}

// §7.seed-tool-select-delete-insert
test('every built-in text is written, and every step is in the log', async () => {
  const log = await logOf(async (key) =>
    key === 'faq_title'
      ? { found: true, steps: ['select', 'delete', 'insert'] }
      : { found: false, steps: ['select', 'insert'] },
  );
  expect(log[0]).toBe(`Seeding ${keys.length} texts: 8 of 8 expected pairs and the title`);
  expect(log).toContain('✅ faq_title: select, delete, insert (replaced)');
  expect(log).toContain('✅ faq_streaks_answer: select, insert (new)');
  expect(log.at(-1)).toBe(`✅ Done: ${keys.length} of ${keys.length} texts written`);
});

// §8.seed-tool-line-per-step
test('a refused text is logged with the reason, and the next texts are still written', async () => {
  const log = await logOf(async (key) => {
    if (key === 'faq_title') throw new ProblemError({ code: 'forbidden', status: 403, detail: 'Not here.' });
    return { found: false, steps: ['select', 'insert'] };
  });
  expect(log).toContain('❌ faq_title: Not here.');
  expect(log.at(-1)).toBe(`⚠️ Done: ${keys.length - 1} of ${keys.length} texts written`);
});

// §8.seed-tool-line-per-step
test('any other error ends the seeding with the specified line', async () => {
  let calls = 0;
  const log = await logOf(async () => {
    calls += 1;
    throw new TypeError('boom');
  });
  expect(calls).toBe(1);
  expect(log).toContain('❌ Unexpected error');
});
