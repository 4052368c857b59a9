// The places where one phrase of a score leads into the next: the order to practise them in, and the quiz 'What comes
// next?'.

import type { Score } from '#dance/rules/score/score.ts';

export type Transition = {
  /** The number (from 1) of the phrase that ends; the next phrase begins. */
  from: number;
  /**
   * Whether different sections follow the ending phrase's section in the dance. At such a place dancers easily go on
   * with the wrong section.
   */
  fork: boolean;
};

/** The learner's last answer about each transition. */
export type QuizAnswers = Readonly<Record<number, 'right' | 'wrong'>>;

/** A question: after phrase `from`, which of these titles is danced? */
export type Question = { from: number; right: string; choices: string[] };

/** All transitions in the order of the dance. */
export function transitionsOf({ phrases }: Score): Transition[] {
  return phrases.slice(1).map((_, index) => ({
    from: index + 1,
    fork: waysOn(phrases, phrases[index]?.section ?? '').size > 1,
  }));
}

/**
 * Returns the transitions in the order to practise them: first the transitions whose last answer was wrong, then
 * transitions that were not asked yet, then transitions answered right; within each group forks come first.
 */
export function practiceOrder(score: Score, answers: QuizAnswers): Transition[] {
  const urgency = ({ from }: Transition) => ({ wrong: 0, none: 1, right: 2 })[answers[from] ?? 'none'];
  return transitionsOf(score).toSorted(
    (a, b) => urgency(a) - urgency(b) || Number(b.fork) - Number(a.fork) || a.from - b.from,
  );
}

/**
 * Returns the question about the transition from a phrase, with up to four titles. Wrong titles are taken first from
 * the other sections that follow the phrase's section elsewhere in the dance, and never from the section of the right
 * title. `turn` (any number) decides which wrong titles are offered and where the right title is, so that rounds
 * differ.
 */
export function questionAfter({ phrases }: Score, from: number, turn: number): Question {
  const next = phrases[from];
  const before = phrases[from - 1];
  if (!next || !before) throw new RangeError(`no transition from phrase ${from}`);
  const elsewhere = phrases.filter(
    ({ section, title }) => section !== next.section && title !== before.title && title !== next.title,
  );
  const others = waysOn(phrases, before.section);
  const [near, far] = [true, false].map((wanted) =>
    rotated(
      elsewhere.filter(({ section }) => others.has(section) === wanted),
      turn,
    ),
  );
  const titles = new Set([...(near ?? []), ...(far ?? [])].map(({ title }) => title));
  const wrong = [...titles].slice(0, 3);
  const place = (from + turn) % (wrong.length + 1);
  return { from, right: next.title, choices: wrong.toSpliced(place, 0, next.title) };
}

/** The other sections that follow a section somewhere in the dance. */
function waysOn(phrases: Score['phrases'], section: string): Set<string> {
  return new Set(
    phrases.flatMap((phrase, index) => {
      const next = phrases[index + 1]?.section;
      return phrase.section === section && next !== undefined && next !== section ? [next] : [];
    }),
  );
}

function rotated<Entry>(entries: readonly Entry[], by: number): Entry[] {
  const at = entries.length === 0 ? 0 : by % entries.length;
  return [...entries.slice(at), ...entries.slice(0, at)];
}
