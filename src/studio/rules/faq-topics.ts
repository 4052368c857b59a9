// The FAQ is ordered by its keys (specification, section 4: numbered topics first, then the alphabet). This rule finds
// topics that sort pairs into the operator's order, and keeps topics that already sort so.

import { faqPairs } from '#pages/rules/faq-pairs.ts';

/** Returns a topic for each pair, all different, which sort into the given order. */
export function faqTopics(pairs: readonly { topic: string | null; title: string }[]): string[] {
  const kept = pairs.map(({ topic, title }) => topic ?? slug(title));
  if (inOrder(kept)) return kept;
  return pairs.map(
    ({ topic, title }, index) => `${String(index + 1).padStart(2, '0')}_${slug(topic ?? title)}`,
  );
}

/**
 * Whether the FAQ keeps these topics in this order. The answer is false for equal topics, because one pair would
 * replace the other.
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

/** Returns the words in lower case, without accents, and without digits, because digits would affect the order. */
function slug(text: string): string {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.slice(0, 5).join('_').slice(0, 32).replace(/_$/, '') || 'question';
}
