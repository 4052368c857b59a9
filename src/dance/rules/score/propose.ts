// Proposals of the studio for an operator's own score: the phrases that each day teaches, and the items of a lesson.

import { type Counts, eightsOf, joinCounts, movesOf, phraseCounts, type Score } from './score.ts';

export type ProposedItem = { title: string; counts: Counts };

/** The most items of a lesson. */
const mostItems = 8;
/** The most items of a day of revision in which several phrases are danced in one go. */
const mostRuns = 2;
/** The most names of moves in one item's title. */
const mostNames = 3;

/**
 * Returns for each day the ids of the phrases that the day teaches. The phrases are in the order of the dance, and the
 * days' numbers of counts are as even as possible. No day teaches a repeat, because it is learnt with the phrase that
 * it repeats. If there are fewer phrases than days, the last days are empty.
 */
export function proposedDays(score: Score, days = 12): string[][] {
  const taught = score.phrases.filter(({ like }) => like === undefined);
  const ends = evenEnds(
    taught.map(({ counts }) => counts),
    Math.min(days, taught.length),
  );
  return Array.from({ length: days }, (_, day) =>
    taught
      .slice(day === 0 ? 0 : (ends[day - 1] ?? taught.length), ends[day] ?? taught.length)
      .map(({ id }) => id),
  );
}

/**
 * Cuts a row of numbers into `groups` groups, and returns for each group the index after its last number. No group is
 * empty, and the sum of the squares of the groups' sums is as small as possible.
 */
function evenEnds(numbers: readonly number[], groups: number): number[] {
  const sums = [0];
  for (const each of numbers) sums.push((sums.at(-1) ?? 0) + each);
  const sumOf = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  // best[g][n] has the least cost of the first n + 1 numbers in g + 1 groups, and the index where the last group
  // begins.
  const best = [numbers.map((_, index) => ({ cost: sumOf(0, index + 1) ** 2, from: 0 }))];
  for (let group = 1; group < groups; group += 1)
    best.push(
      numbers.map((_, index) => {
        let least = { cost: Number.POSITIVE_INFINITY, from: index };
        for (let from = group; from <= index; from += 1) {
          const cost = (best[group - 1]?.[from - 1]?.cost ?? 0) + sumOf(from, index + 1) ** 2;
          if (cost < least.cost) least = { cost, from };
        }
        return least;
      }),
    );
  const ends: number[] = [];
  let end = numbers.length;
  for (let group = groups - 1; group >= 0; group -= 1) {
    ends.unshift(end);
    end = best[group]?.[end - 1]?.from ?? 0;
  }
  return ends;
}

/**
 * The practice items for phrases (numbers from 1, in order): for each phrase its eights, then the whole phrase, then
 * its join with the next phrase. If these are more than `mostItems`, an item has two eights instead of one, then four.
 * If they are still too many, each item has one or more whole phrases.
 */
export function proposedItems(score: Score, phrases: readonly number[]): ProposedItem[] {
  const joins = phrases.filter((phrase, index) => phrases[index + 1] === phrase + 1);
  for (const eights of [1, 2, 4]) {
    const items = phrases.flatMap((phrase) => [
      ...piecesOf(score, phrase, eights),
      whole(score, phrase),
      ...(joins.includes(phrase) ? [join(score, phrase)] : []),
    ]);
    if (items.length <= mostItems) return items;
  }
  return groupsOf(score, phrases);
}

/**
 * Returns the practice items of a day of revision: the phrases `parts` with the joins between them, and then all
 * phrases taught so far in one go, with their repeats. `parts` and `soFar` are numbers of phrases, from 1, in any
 * order.
 */
export function revisionItems(
  score: Score,
  parts: readonly number[],
  soFar: readonly number[],
): ProposedItem[] {
  const known = new Set(soFar.map((phrase) => score.phrases[phrase - 1]?.id));
  const all = score.phrases.flatMap(({ id, like }, index) => (known.has(like ?? id) ? [index + 1] : []));
  const again = parts.toSorted((a, b) => a - b);
  const shown = again.flatMap((phrase) => [
    whole(score, phrase),
    ...(again.includes(phrase + 1) ? [join(score, phrase)] : []),
  ]);
  const runs = runsOf(all)
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostRuns)
    .map(([first = 1, ...more]) => run(score, first, more.at(-1) ?? first));
  const room = mostItems - runs.length;
  const first = shown.length <= room ? shown : groupsOf(score, again, room);
  const others = runs.filter((each) => !first.some(({ title }) => title === each.title));
  return [...first, ...others];
}

/** Groups numbers of phrases, which are in order, into runs of phrases that follow each other in the dance. */
function runsOf(phrases: readonly number[]): number[][] {
  return phrases.reduce<number[][]>((all, phrase) => {
    const last = all.at(-1);
    if (last?.at(-1) === phrase - 1) last.push(phrase);
    else all.push([phrase]);
    return all;
  }, []);
}

/**
 * The items for parts of a phrase, of `eights` eights each; none if one item would have the whole phrase. Of items with
 * the same title only the first is returned. Items with the title of the whole phrase are left out.
 */
function piecesOf(score: Score, phrase: number, eights: number): ProposedItem[] {
  const all = eightsOf(score, phrase);
  if (all.length <= eights) return [];
  const pieces = all
    .filter((_, index) => index % eights === 0)
    .map(({ start }, index) => {
      const end = all[(index + 1) * eights - 1]?.end ?? all.at(-1)?.end ?? start;
      return { title: namesIn(score, { start, end }), counts: { start, end } };
    });
  const name = titleOf(score, phrase);
  return pieces.filter(
    ({ title }, index) => title !== name && pieces.findIndex((piece) => piece.title === title) === index,
  );
}

function whole(score: Score, phrase: number): ProposedItem {
  return { title: titleOf(score, phrase), counts: phraseCounts(score, phrase) };
}

function join(score: Score, phrase: number): ProposedItem {
  return {
    title: `${titleOf(score, phrase)} → ${titleOf(score, phrase + 1)}`,
    counts: joinCounts(score, phrase),
  };
}

/**
 * At most `most` items of whole phrases. If there are more phrases than that, an item has several phrases in a row.
 * Phrases that still do not fit, because they do not follow each other, are left out.
 */
function groupsOf(score: Score, phrases: readonly number[], most = mostItems): ProposedItem[] {
  const runs = phrases.reduce<number[][]>((all, phrase) => {
    const last = all.at(-1);
    const perItem = Math.ceil(phrases.length / most);
    if (last && last.length < perItem && last.at(-1) === phrase - 1) last.push(phrase);
    else all.push([phrase]);
    return all;
  }, []);
  return runs.slice(0, most).map((each) => run(score, each[0] ?? 1, each.at(-1) ?? 1));
}

/** An item in which all phrases from `first` to `last` are danced in one go. */
function run(score: Score, first: number, last: number): ProposedItem {
  const title = first === last ? titleOf(score, first) : `${titleOf(score, first)} – ${titleOf(score, last)}`;
  return { title, counts: phraseCounts(score, first, last) };
}

function titleOf(score: Score, phrase: number): string {
  return score.phrases[phrase - 1]?.title ?? '';
}

/** The names of the moves that are danced within some counts: each once, and at most `mostNames` names. */
function namesIn(score: Score, { start, end }: Counts): string {
  const within = movesOf(score).filter(({ counts }) => counts.start < end && counts.end > start);
  return [...new Set(within.map(({ title }) => title))].slice(0, mostNames).join(', ');
}
