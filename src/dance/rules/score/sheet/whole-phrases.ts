// Makes the phrases of a score from the drafts of its sheet. Phrases that are too long are cut, and each phrase keeps
// the id that it had in the score before.

import type { Score, ScoreCue, ScorePhrase } from '../score.ts';
import { scoreLimits } from '../score-problem.ts';
import { type Draft, sameName } from './sheet-phrases.ts';

/** Number of counts of each piece of a phrase that is too long. */
const piece = 32;

/** Returns the phrases of the drafts; phrases that are too long are cut into pieces. */
export function wholePhrases(drafts: readonly Draft[], before: Score | null): ScorePhrase[] {
  const pieces = new Map(drafts.map((draft) => [draft, cut(draft)]));
  const flat = drafts.flatMap((draft) =>
    (pieces.get(draft) ?? []).map((own, index) => ({
      own,
      like: draft.like && pieces.get(draft.like)?.[index],
    })),
  );
  const ids = new Map(
    idsOf(
      flat.map(({ own }) => own),
      before,
    ).map((id, index) => [flat[index]?.own, id]),
  );
  const namesMoves = drafts.some(({ cues }) => cues.some(({ move }) => move !== undefined));
  const moves = housesMoves(namesMoves ? null : before);
  return flat.map(({ own: { section, title, counts, cues }, own, like }) => {
    const likeId = like && ids.get(like);
    return {
      id: ids.get(own) ?? '',
      section,
      title,
      counts,
      ...(likeId !== undefined && { like: likeId }),
      cues: cues.toSorted((a, b) => a.at - b.at).map((cue) => withMove(cue, moves)),
    };
  });
}

type Piece = Omit<Draft, 'like' | 'line'>;

/**
 * Cuts a phrase into pieces. A phrase that is not too long is one piece, and the last piece has the remaining counts.
 */
function cut({ section, title, counts, cues }: Draft): Piece[] {
  if (counts <= scoreLimits.longest) return [{ section, title, counts, cues }];
  // A dance with too many phrases is refused, so no further pieces are made.
  const many = Math.min(Math.floor(counts / piece), scoreLimits.phrases + 1);
  const sorted = cues.toSorted((a, b) => a.at - b.at);
  return Array.from({ length: many }, (_, index) => {
    const start = index * piece;
    const end = index === many - 1 ? counts : start + piece;
    const own = sorted
      .filter(({ at }) => at >= start + 1 && at < end + 1)
      .map((cue) => ({ ...cue, at: cue.at - start }));
    return {
      section,
      title: `${title} ${index + 1}`,
      counts: end - start,
      cues: goingOn(own, sorted, start),
    };
  });
}

/**
 * The cues `own` of a piece that begins after `start` counts. If a move goes on from the piece before, the piece begins
 * with this move, but its word is not called again. `cues` are all cues of the phrase, in order.
 */
function goingOn(own: readonly ScoreCue[], cues: readonly ScoreCue[], start: number): ScoreCue[] {
  const first = own.find(({ at }) => at === 1);
  if (first?.title !== undefined) return [...own];
  const running = cues.findLast(({ at, title }) => at < start + 1 && title !== undefined);
  if (!running) return [...own];
  const { title, move, hint } = running;
  const begun = { at: 1, say: first?.say ?? '', ...named({ title, move, hint }) };
  return [begun, ...own.filter((cue) => cue !== first)];
}

function named(cue: Pick<ScoreCue, 'title' | 'move' | 'hint'>): Partial<ScoreCue> {
  return Object.fromEntries(Object.entries(cue).filter(([, value]) => value !== undefined));
}

/**
 * Returns the ids of the new phrases. A phrase gets the id of the old phrase with the same title (of several, in
 * order). A phrase with a new title gets the id of the old phrase that follows the one whose id was given last, if no
 * other phrase has that id; else a new id made of the title.
 */
function idsOf(phrases: readonly Piece[], before: Score | null): string[] {
  const old = before?.phrases ?? [];
  const left = new Set(old.map((_, index) => index));
  const byName = phrases.map(({ title }) => {
    const found = old.findIndex(
      (phrase, index) => left.has(index) && sameName(phrase.title) === sameName(title),
    );
    left.delete(found);
    return found;
  });
  let last = -1;
  const places = byName.map((found) => {
    last = found >= 0 ? found : last + 1;
    if (found >= 0) return found;
    if (left.delete(last)) return last;
    last -= 1;
    return -1;
  });
  const taken = new Set(old.map(({ id }) => id));
  return phrases.map(({ title }, index) => {
    const kept = old[places[index] ?? -1]?.id;
    const id = kept ?? freeId(title, taken);
    taken.add(id);
    return id;
  });
}

function freeId(title: string, taken: ReadonlySet<string>): string {
  const slug =
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'phrase';
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  return id;
}

/**
 * The house move that was chosen for each name of a move. A sheet that an organiser pastes again may name no house
 * moves; then the house moves of the score before are kept.
 */
function housesMoves(before: Score | null): ReadonlyMap<string, string> {
  const cues = before?.phrases.flatMap((phrase) => phrase.cues) ?? [];
  return new Map(
    cues.flatMap(({ title, move }) =>
      title !== undefined && move !== undefined ? [[sameName(title), move] as const] : [],
    ),
  );
}

function withMove(cue: ScoreCue, moves: ReadonlyMap<string, string>): ScoreCue {
  const move = cue.move ?? (cue.title === undefined ? undefined : moves.get(sameName(cue.title)));
  return move === undefined ? cue : { ...cue, move };
}
