// The order of the FAQ is in its keys (specification, section 4: numbered topics first, then the alphabet). This finds
// topics for pairs in the order that an operator wants, and leaves them as they are wherever they already say so.

import { faqPairs } from '#rules/faq/faq-pairs.ts';

/** One topic per pair, all different; the pairs sort into the given order under them. */
export function faqTopics(pairs: readonly { topic: string | null; title: string }[]): string[] {
  const kept = unique(pairs.map(({ topic, title }) => topic ?? slug(title)));
  if (inOrder(kept)) return kept;
  return unique(pairs.map(({ topic, title }) => slug(topic ?? title))).map(
    (topic, index) => `${String(index + 1).padStart(2, '0')}_${topic}`,
  );
}

function inOrder(topics: readonly string[]): boolean {
  const copy = Object.fromEntries(
    topics.flatMap((topic) => [
      [`faq_${topic}_title`, 'x'],
      [`faq_${topic}_answer`, 'x'],
    ]),
  );
  return faqPairs(copy).every(({ topic }, index) => topic === topics[index]);
}

/** Lower-case words without accents, and without digits, which would count for the order. */
function slug(text: string): string {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.slice(0, 5).join('_').slice(0, 32).replace(/_$/, '') || 'question';
}

function unique(topics: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return topics.map((topic) => {
    const count = seen.get(topic) ?? 0;
    seen.set(topic, count + 1);
    return count === 0 ? topic : `${topic}_${'x'.repeat(count)}`;
  });
}
