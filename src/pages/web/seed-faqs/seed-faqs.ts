// Writes the built-in FAQ texts one by one, and logs each step. Writing goes on after a refused text, and stops when
// the server does not answer.

import { faq } from '#pages/content/faq.ts';
import { faqPairs } from '#pages/rules/faq-pairs.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { limits } from '#subjects/rules/limits.ts';

type Written = { found: boolean; steps: readonly ('select' | 'delete' | 'insert')[] };

/** Writes all texts. `write` writes a text by its id; `say` takes each line of the log (specification, section 8). */
export async function seedFaqs(
  write: (key: string) => Promise<Written>,
  say: (line: string) => void,
): Promise<void> {
  const keys = Object.keys(faq);
  const pairs = faqPairs(faq).length;
  say(`Seeding ${keys.length} texts: ${pairs} of ${limits.faqPairs} expected pairs and the title`);
  let written = 0;
  try {
    for (const key of keys) written += (await seedOne(key, write, say)) ? 1 : 0;
    say(`${written === keys.length ? '✅' : '⚠️'} Done: ${written} of ${keys.length} texts written`);
  } catch (error) {
    say(formTexts['toast.seedUnexpected']);
    if (error instanceof Error) say(error.message);
  }
}

/** Returns whether the text was written. A refusal is a line in the log; any other error is thrown. */
async function seedOne(
  key: string,
  write: (key: string) => Promise<Written>,
  say: (line: string) => void,
): Promise<boolean> {
  try {
    const { found, steps } = await write(key);
    say(`✅ ${key}: ${steps.join(', ')} (${found ? 'replaced' : 'new'})`);
    return true;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    say(`❌ ${key}: ${error.message}`);
    return false;
  }
}
