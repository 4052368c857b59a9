// Random scores and mappings, for tests of properties that hold for all of them.

import fc from 'fast-check';
import { moves } from '#dance/content/routine/moves.ts';
import type { Mapping, Span } from '#dance/rules/score/mapping.ts';
import { lengthOf, type Score, type ScoreCue, type ScorePhrase } from '#dance/rules/score/score.ts';

/** A name as people write it, also with digits, signs and other alphabets. */
export const anyName: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      'march',
      'Step',
      'the',
      'Ärmel',
      'shuffle-ball',
      'n’',
      'ha!',
      '左',
      '2',
      '8x',
      'R/L',
      'up,',
      '(slow)',
      'No.',
      'again',
      'bars',
      '(2x8)',
      'intro',
      '118',
      'bpm',
      'wie',
      'x2',
      'counts',
      'of',
      'march:',
      '1',
      '-',
      '[slow]',
      '#',
      'Title:',
      '“hi”',
      '&',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' '))
  // A name that begins with a number would be read as counts, so names begin with a letter.
  .filter((name) => /^\p{L}/u.test(name) && !/[,&]$/.test(name));

const anyMove: fc.Arbitrary<ScoreCue> = fc.record(
  {
    at: fc.constant(1),
    say: fc.oneof(anyName, fc.constant('')),
    title: anyName,
    move: fc
      .tuple(fc.constantFrom('', '~'), fc.constantFrom(...Object.keys(moves)))
      .map(([side, name]) => side + name),
    hint: anyName,
  },
  { requiredKeys: ['at', 'say', 'title'] },
);

const anyWord = fc.record({
  at: fc.integer({ min: 2, max: 15 }).map((half) => half / 2),
  say: anyName,
});

/** A move of 1 to 16 counts with its words. */
const anyDanced = fc.record({
  counts: fc.integer({ min: 1, max: 16 }),
  move: fc.option(anyMove, { freq: 6 }),
  words: fc.uniqueArray(anyWord, { selector: ({ at }) => at, maxLength: 4 }),
});

/** A phrase without its id, which depends on the other phrases. */
const anyPhrase = fc
  .record({
    section: fc.constantFrom('Rise', 'The wall', 'Fall'),
    title: fc.oneof(anyName, fc.constantFrom('Rise', 'The wall')),
    danced: fc.array(anyDanced, { minLength: 1, maxLength: 5 }),
    like: fc.option(fc.nat(), { freq: 3 }),
  })
  .map(({ danced, ...rest }) => {
    const cues = new Map<number, ScoreCue>();
    let start = 0;
    danced.forEach(({ counts, move, words }, index) => {
      // Only the first move of a phrase may be without a name.
      const named = move ?? (index === 0 ? null : { at: 1, say: '', title: 'walk' });
      if (named) cues.set(start + 1, { ...named, at: start + 1 });
      for (const { at, say } of words)
        if (at < counts + 1) cues.set(start + at, { ...cues.get(start + at), at: start + at, say });
      start += counts;
    });
    const counts = Math.max(4, start);
    return { ...rest, counts, cues: [...cues.values()].toSorted((a, b) => a.at - b.at) };
  });

/** A score that can be used. */
export const anyScore: fc.Arbitrary<Score> = fc
  .record({
    tempo: fc.integer({ min: 60, max: 480 }).map((half) => half / 2),
    title: anyName,
    phrases: fc.array(anyPhrase, { minLength: 1, maxLength: 8 }),
  })
  .map(({ tempo, title, phrases }) => {
    const all: ScorePhrase[] = [];
    phrases.forEach(({ like, ...phrase }, index) => {
      const first =
        like === null ? undefined : all.filter((each) => each.like === undefined)[like % (index + 1)];
      const id = `p${index}`;
      all.push(
        first
          ? { ...first, id, section: phrase.section, title: phrase.title, like: first.id }
          : { ...phrase, id },
      );
    });
    return { id: 'own', title, tempo, phrases: all };
  });

/** A mapping with one to four spans, each with two to five anchors and tempos of 60 to 200 beats a minute. */
export function anyMapping(score: Score): fc.Arbitrary<Mapping> {
  const length = lengthOf(score);
  const drawnSpan = fc.record({
    gap: fc.integer({ min: 0, max: 20 }),
    from: fc.integer({ min: 0, max: length - 1 }),
    counts: fc.integer({ min: 1, max: length }),
    paces: fc.array(fc.integer({ min: 60, max: 200 }), { minLength: 1, maxLength: 4 }),
  });
  return fc.array(drawnSpan, { minLength: 1, maxLength: 4 }).map((drawnSpans) => {
    let at = 0;
    const spans = drawnSpans.map(({ gap, from, counts, paces }): Span => {
      const until = Math.min(length, from + counts);
      const step = (until - from) / paces.length;
      const anchors = [{ count: from, at: at + gap }];
      for (const pace of paces) {
        const last = anchors.at(-1) ?? { count: from, at };
        anchors.push({ count: last.count + step, at: last.at + (step * 60) / pace });
      }
      at = anchors.at(-1)?.at ?? at;
      return { from, until, anchors };
    });
    return { spans };
  });
}
