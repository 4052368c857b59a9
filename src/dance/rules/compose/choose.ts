// Writes an operator's choices of house moves into a score, and proposes house moves by the names in the score.

import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import { mirrorWords } from '#dance/rules/routine/mirror-move.ts';
import type { Score, ScoreCue, ScorePhrase } from '#dance/rules/score/score.ts';
import { eight, type HouseCall, type Stretch, stretchesOf } from './stretches.ts';

/** Counts of one phrase: the phrase's number and the first count (both from 1), and how many counts there are. */
export type PhraseCounts = { phrase: number; count: number; counts: number };

/**
 * The score with the house move `call` on the counts of `place`, or without a house move there if `call` is null. A
 * longer move around these counts ends before them and goes on after them. A phrase and its repeats change together.
 */
export function withMove(score: Score, place: PhraseCounts, call: HouseCall | null): Score {
  const { phrase, count } = place;
  const changed = score.phrases[phrase - 1];
  if (!changed) throw new RangeError(`${score.id} has no phrase ${phrase}`);
  const first = changed.like ?? changed.id;
  const own = stretchesOf(score).filter((each) => each.phrase === phrase);
  const before = own.findLast((each) => each.count < count);
  const here = own.findLast((each) => each.count <= count);
  const cues = goingOn(cuesWith(changed, count, call, before?.title), place, here);
  return {
    ...score,
    phrases: score.phrases.map((each) =>
      each.id === first || each.like === first ? { ...each, cues: cues.map((cue) => ({ ...cue })) } : each,
    ),
  };
}

/**
 * The cues of a phrase with the move `call` on the count `count`. If `call` is null, the cue on this count has no move.
 * If the cue then only continues the stretch before it, whose title is `before`, the cue keeps only its called word,
 * and is removed if it has no called word.
 */
function cuesWith(
  { cues, title }: ScorePhrase,
  count: number,
  call: HouseCall | null,
  before: string | undefined,
): ScoreCue[] {
  const { move: _, ...kept }: ScoreCue = cues.find((cue) => cue.at === count) ?? { at: count, say: '' };
  const others = cues.filter((cue) => cue.at !== count);
  const isEmpty = kept.say === '' && kept.title === undefined;
  const goesOn = kept.title === undefined || (kept.title === before && kept.hint === undefined);
  if (call === null && goesOn && before !== undefined)
    return kept.say === '' ? others : sorted([...others, { at: count, say: kept.say }]);
  if (call === null) return isEmpty ? others : sorted([...others, kept]);
  return sorted([...others, { ...kept, title: kept.title ?? before ?? title, move: call }]);
}

/** Returns the cues. If the former move `here` went on after the chosen counts, a cue starts it again after them. */
function goingOn(cues: ScoreCue[], { count, counts }: PhraseCounts, here: Stretch | undefined): ScoreCue[] {
  const at = count + counts;
  if (!here || here.call === null || here.count + here.counts <= at) return cues;
  const say = cues.find((cue) => cue.at === at)?.say ?? '';
  const others = cues.filter((cue) => cue.at !== at);
  return sorted([...others, { at, say, title: here.title, move: here.call }]);
}

function sorted(cues: ScoreCue[]): ScoreCue[] {
  return cues.toSorted((a, b) => a.at - b.at);
}

/** A stretch without a house move, and the house move that the stretch's name suggests. */
export type Proposal = { stretch: Stretch; call: HouseCall };

/**
 * Proposals for stretches without a house move: the move that was chosen elsewhere for a stretch of the same name, else
 * the house move whose name is part of the stretch's name. Phrases that repeat another phrase are left out.
 */
export function proposedMoves(score: Score): Proposal[] {
  const chosen = new Map(
    stretchesOf(score).flatMap(({ title, call }) => (call === null ? [] : [[plain(title), call] as const])),
  );
  return stretchesOf(score).flatMap((stretch) => {
    const { title, unknown } = stretch;
    const isOpen = stretch.call === null && unknown === null;
    const call = isOpen ? (chosen.get(plain(title)) ?? namedIn(title)) : null;
    const isOwn = score.phrases[stretch.phrase - 1]?.like === undefined;
    return call && isOwn ? [{ stretch, call }] : [];
  });
}

/** The score with all proposed moves. */
export function withProposed(score: Score): Score {
  return proposedMoves(score).reduce((all, { stretch, call }) => withMove(all, stretch, call), score);
}

/**
 * The house move whose name a text contains: of several the one with the longest name, of equally long ones the first.
 */
function namedIn(text: string): HouseCall | null {
  const words = plain(text);
  const found = names()
    .filter(({ name }) => ` ${words} `.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return found[0]?.call ?? null;
}

let allNames: { name: string; call: HouseCall }[] | undefined;

/** All names of the house moves: titles and keys, and the titles of mirrored moves where their words differ. */
function names() {
  allNames ??= Object.entries(moves).flatMap(([key, { title }]) => {
    const name = key as MoveName;
    const own = [plain(title), plain(name)].map((each) => ({ name: each, call: name as HouseCall }));
    const other = plain(mirrorWords(title));
    return other === plain(title) ? own : [...own, { name: other, call: `~${name}` as const }];
  });
  return allNames;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A place at which a move can be chosen: the counts up to the next such place, and the stretch that now has them. */
export type MoveChoice = PhraseCounts & { stretch: Stretch };

/** The places of a phrase at which a move can be chosen: where a stretch begins, and at each eight. */
export function choicesIn(score: Score, phrase: number): MoveChoice[] {
  const own = stretchesOf(score).filter((each) => each.phrase === phrase);
  return own.flatMap((stretch) => {
    const end = stretch.count + stretch.counts;
    const later = Math.ceil(stretch.count / eight) * eight + 1;
    const starts = [stretch.count];
    for (let count = later; count < end; count += eight) starts.push(count);
    return starts.map((count, index) => ({
      phrase,
      count,
      counts: (starts[index + 1] ?? end) - count,
      stretch,
    }));
  });
}
