// The order of the FAQ is in its keys (specification, section 4: numbered topics first, then the alphabet). This rule
// finds topics for pairs in the order that an operator wants, and leaves them as they are wherever they already say
// so.

import { faqPairs } from '#pages/rules/faq-pairs.ts';

/** Returns one topic per pair, all different; the pairs sort into the given order under them. */
export function faqTopics(pairs: readonly { topic: string | null; title: string }[]): string[] {
  const kept = pairs.map(({ topic, title }) => topic ?? slug(title));
  if (inOrder(kept)) return kept;
  return pairs.map(
    ({ topic, title }, index) => `${String(index + 1).padStart(2, '0')}_${slug(topic ?? title)}`,
  );
}

/**
 * Whether the topics are in order. Two pairs under one topic are in none: one would take the place of the
 * other.
 */
function inOrder(topics: readonly string[]): boolean {
  const copy = Object.fromEntries(
    topics.flatMap((topic) => [
      [`faq_${topic}_title`, 'x'],
      [`faq_${topic}_answer`, 'x'],
    ]),
  );
  const pairs = faqPairs(copy);
  return pairs.length === topics.length && pairs.every(({ topic }, index) => topic === topics[index]);
}

/** Returns lower-case words without accents, and without digits, which would count for the order. */
function slug(text: string): string {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.slice(0, 5).join('_').slice(0, 32).replace(/_$/, '') || 'question';
}
