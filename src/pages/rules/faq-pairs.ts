// Makes pairs of question and answer from the editable texts (specification, section 4). Half a pair is left out.

export type FaqPair = { topic: string; title: string; answer: string };

/**
 * Returns the complete pairs of texts faq_{topic}_title and faq_{topic}_answer: first topics with a number, ordered by
 * their first number, then the other topics alphabetically.
 */
export function faqPairs(copy: Readonly<Record<string, string>>): FaqPair[] {
  return Object.keys(copy)
    .flatMap((key) => /^faq_(.+)_title$/.exec(key)?.[1] ?? [])
    .map((topic) => ({
      topic,
      title: copy[`faq_${topic}_title`]?.trim() ?? '',
      answer: copy[`faq_${topic}_answer`]?.trim() ?? '',
    }))
    .filter(({ title, answer }) => title !== '' && answer !== '')
    .sort((a, b) => compare(firstNumber(a.topic), firstNumber(b.topic)) || compare(a.topic, b.topic));
}

function firstNumber(topic: string): number {
  return Number(/\d+/.exec(topic)?.[0] ?? Infinity);
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
