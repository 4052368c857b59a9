// The faults of the FAQ as it stands on the page, before it is sent.

import { textLength } from '#platform/rules/text-length.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';

type Pair = { topic: string | null; title: string; answer: string };

/** The sentence for the first thing that is wrong; null where the pairs can be saved. */
export function faqProblem(pairs: readonly Pair[]): string | null {
  const { questionMax, answerMax, faqPairs, faqBytes } = studioLimits;
  if (pairs.some(({ title, answer }) => title.trim() === '' || answer.trim() === ''))
    return 'Every question needs a text and an answer.';
  if (pairs.some(({ title, answer }) => textLength(title) > questionMax || textLength(answer) > answerMax))
    return `A question can have at most ${questionMax} characters, an answer ${answerMax}.`;
  if (pairs.length > faqPairs)
    return `The FAQ can have at most ${faqPairs} questions, and these are ${pairs.length}.`;
  const bytes = new TextEncoder().encode(JSON.stringify(pairs)).length;
  if (bytes > faqBytes)
    return `Together the questions and answers are too long to be saved: ${Math.ceil((1 - faqBytes / bytes) * 100)} percent of their text has to go.`;
  return null;
}
