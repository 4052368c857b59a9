import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseScore } from './house-score.ts';
import type { OwnDance } from './own-dance.ts';
import type { Score, ScoreCue, ScorePhrase } from './score.ts';
import { heldDance, parseMappings, parseOwnDance, scoreProblem } from './score-problem.ts';
import { anyMapping, anyScore } from './testing/any-score.ts';

const walk: ScorePhrase = {
  id: 'walk',
  section: 'Start',
  title: 'Walk',
  counts: 32,
  cues: [
    { at: 1, say: 'go', title: 'step', move: '~limp', hint: 'slow' },
    { at: 1.5, say: 'and' },
    { at: 32.5, say: 'on' },
  ],
};
const again: ScorePhrase = { ...walk, id: 'again', title: 'Once more', like: 'walk' };
const score: Score = { id: 'own', title: 'Dance', tempo: 118, phrases: [walk, again] };
const dance: OwnDance = { score, days: [['walk'], []] };

/** The dance with a change of its score, of its first phrase, or of that phrase's first word. */
const withScore = (change: object): OwnDance => ({ ...dance, score: { ...score, ...change } });
const withPhrase = (change: object): OwnDance => withScore({ phrases: [{ ...walk, ...change }] });
const withCue = (change: object): OwnDance =>
  withPhrase({ cues: [{ ...(walk.cues[0] as ScoreCue), ...change }] });
const phrases = (many: number, counts: number) =>
  Array.from({ length: many }, (_, index) => ({ ...walk, id: `p${index}`, counts, cues: [] }));

test('a stored dance is read as it was saved, without unknown fields', () => {
  expect(scoreProblem(dance)).toBeNull();
  expect(parseOwnDance(JSON.stringify(dance))).toEqual(dance);
  const withIntro = { ...dance, intro: 20 };
  expect(parseOwnDance(JSON.stringify(withIntro))).toEqual(withIntro);
  const more = { ...dance, extra: 1, score: { ...score, extra: 1, phrases: [{ ...walk, extra: 1 }, again] } };
  expect(parseOwnDance(JSON.stringify(more))).toEqual(dance);
});

test('titles of a stored dance are read as names are, and a dance with a title of invisible signs is still read', () => {
  const [odd, cue] = ['Wa\u{e0062}lk\u202e', { at: 1, say: 'go', title: 'st\nep\u200b' }];
  const stored = withScore({ title: odd, phrases: [{ ...walk, section: odd, title: odd, cues: [cue] }] });
  const read = parseOwnDance(JSON.stringify(stored))?.score;
  expect([read?.title, read?.phrases[0]]).toEqual([
    'Walk',
    { ...walk, section: 'Walk', title: 'Walk', cues: [{ at: 1, say: 'go', title: 'st ep' }] },
  ]);
  const unseen = withPhrase({ title: '\u200b' });
  expect(scoreProblem(heldDance(unseen))).toContain('needs a title');
  expect(parseOwnDance(JSON.stringify(unseen))).toEqual(unseen);
});

test.each([
  null,
  undefined,
  '',
  'no json',
  '"text"',
  '7',
  '[]',
  '{}',
  JSON.stringify(score),
  JSON.stringify({ score }),
  JSON.stringify({ ...dance, days: [[7]] }),
  JSON.stringify({ ...dance, days: 'none' }),
  JSON.stringify({ ...dance, intro: '20' }),
  JSON.stringify({ ...dance, intro: -1 }),
  JSON.stringify({ ...dance, intro: 901 }),
  JSON.stringify(withScore({ phrases: [null] })),
  JSON.stringify(withScore({ phrases: [{ ...walk, cues: [{ at: '1', say: 'go' }] }] })),
  JSON.stringify(withScore({ tempo: '118' })),
  JSON.stringify(withPhrase({ cues: null })),
  JSON.stringify(withPhrase({ title: 7 })),
  JSON.stringify(withPhrase({ section: 7 })),
  JSON.stringify(withPhrase({ counts: '32' })),
  JSON.stringify(withCue({ say: 7 })),
  JSON.stringify(withCue({ title: 7 })),
  JSON.stringify(withCue({ move: 7 })),
  JSON.stringify(withCue({ hint: 7 })),
  JSON.stringify(withCue({ at: '1' })),
  JSON.stringify(withScore({ id: 7 })),
])('the setting %s is no dance, and the house routine is danced', (text) => {
  expect(parseOwnDance(text)).toBeNull();
});

test.each([
  ['the id of the house', withScore({ id: 'house' }), 'an id of its own'],
  ['the id of the warm-up', withScore({ id: 'exercises' }), 'an id of its own'],
  ['no id', withScore({ id: '' }), 'an id of its own'],
  ['an id with a space', withScore({ id: 'a b' }), 'an id of its own'],
  ['an id that is too long', withScore({ id: 'a'.repeat(61) }), 'an id of its own'],
  ['half a sign', withPhrase({ title: 'March \ud83e' }), 'signs in its words that can’t be kept'],
  ['a NUL', withPhrase({ cues: [{ at: 1, say: 'a\0' }] }), 'signs in its words that can’t be kept'],
  ['half a sign in its title', withScore({ title: '\ud83e' }), 'a title of at most 200'],
  ['no title', withScore({ title: ' ' }), 'a title of at most 200'],
  ['a title that is too long', withScore({ title: 'a'.repeat(201) }), 'a title of at most 200'],
  [
    'a tempo of 20',
    withScore({ tempo: 20 }),
    'A tempo of 20 beats a minute can’t be danced here. It can be 30 to 240.',
  ],
  ['a tempo of 400', withScore({ tempo: 400 }), 'A tempo of 400 beats'],
  ['no tempo', withScore({ tempo: Number.NaN }), 'A tempo of NaN'],
  ['no phrase', { score: { ...score, phrases: [] }, days: [] }, 'at least one phrase'],
  ['301 phrases', withScore({ phrases: phrases(301, 4) }), 'has 301 phrases. It can have 300'],
  ['4,004 counts', withScore({ phrases: phrases(77, 52) }), 'has 4,004 counts. It can have 4,000'],
  ['a phrase of 0 counts', withPhrase({ counts: 0 }), '“Walk” has 0 counts. A phrase can have 4 to 128.'],
  ['a phrase of 3 counts', withPhrase({ counts: 3 }), '“Walk” has 3 counts.'],
  ['a phrase of 1,000 counts', withPhrase({ counts: 1000 }), '“Walk” has 1,000 counts.'],
  ['a phrase of 129 counts', withPhrase({ counts: 129 }), '“Walk” has 129 counts.'],
  ['a phrase of half counts', withPhrase({ counts: 32.5 }), '“Walk” has 32.5 counts.'],
  ['a phrase without a title', withPhrase({ title: ' ' }), 'needs a title and a section'],
  ['a phrase without a section', withPhrase({ section: '' }), 'needs a title and a section'],
  ['a phrase without an id', withPhrase({ id: '' }), 'no id that can be kept'],
  ['two phrases of one id', withScore({ phrases: [walk, walk] }), 'the id of another phrase'],
  ['too many words', withPhrase({ counts: 128, cues: Array(501).fill(walk.cues[0]) }), 'more than 500 words'],
  ['a word before the phrase', withCue({ at: 0.5 }), 'a word on count 0.5, and counts 1 to 32'],
  ['a word behind the phrase', withPhrase({ cues: [{ at: 33, say: 'x' }] }), 'a word on count 33'],
  ['a word between half counts', withPhrase({ cues: [{ at: 1.25, say: 'x' }] }), 'a word on count 1.25'],
  ['a word nowhere', withCue({ at: Number.NaN }), 'a word on count NaN'],
  [
    'words that go backwards',
    withPhrase({
      cues: [
        { at: 3, say: 'x' },
        { at: 2, say: 'y' },
      ],
    }),
    'in the order of their counts',
  ],
  [
    'two words on one count',
    withPhrase({
      cues: [
        { at: 3, say: 'x' },
        { at: 3, say: 'y' },
      ],
    }),
    'in the order of their counts',
  ],
  ['a word that is too long', withCue({ say: 'a'.repeat(201) }), 'it can have 200 characters'],
  [
    'a hint without a move',
    withPhrase({ cues: [{ at: 1, say: 'x', hint: 'y' }] }),
    'a hint without the name of a move',
  ],
  [
    'a house move without a name',
    withPhrase({ cues: [{ at: 1, say: 'x', move: 'limp' }] }),
    'a hint without the name of a move',
  ],
  ['a move with an empty name', withCue({ title: '' }), 'A move of “Walk” needs a name'],
  ['a move on an and', withCue({ at: 1.5 }), '“step” in “Walk” has to begin on a whole count.'],
  ['a house move of another kind', withCue({ move: 'no move!' }), 'names no move of the house'],
  ['a hint that is too long', withCue({ hint: 'a'.repeat(501) }), 'it can have 500 characters'],
  [
    'a repeat of what is not there',
    withPhrase({ like: 'rest' }),
    '“Walk” repeats a phrase that does not come before it.',
  ],
  ['a repeat of itself', withPhrase({ like: 'walk' }), 'does not come before it'],
  ['a repeat of a later phrase', withScore({ phrases: [again, walk] }), 'does not come before it'],
  [
    'a repeat of a repeat',
    withScore({ phrases: [walk, again, { ...again, id: 'c', like: 'again' }] }),
    'does not come before it',
  ],
  [
    'a repeat with other counts',
    withScore({ phrases: [walk, { ...again, counts: 40 }] }),
    '“Once more” repeats “Walk”, but is danced differently.',
  ],
  [
    'a repeat with other words',
    withScore({ phrases: [walk, { ...again, cues: [] }] }),
    'but is danced differently',
  ],
  ['61 days', { ...dance, days: Array(61).fill([]) }, '60 days at most'],
  [
    'a day with another phrase',
    { ...dance, days: [[], ['rest']] },
    'Day 2 teaches a phrase that the dance does not have.',
  ],
  [
    'two days with one phrase',
    { ...dance, days: [['walk'], ['walk']] },
    'Day 2 teaches a phrase that another day teaches already.',
  ],
])('%s is refused in words', (_, changed, words) => {
  expect(scoreProblem(changed)).toContain(words);
  expect(parseOwnDance(JSON.stringify(changed))).toBeNull();
});

test.each([
  ['300 phrases', withScore({ phrases: phrases(300, 4) })],
  ['4,000 counts', withScore({ phrases: phrases(40, 100) })],
  ['a phrase of 128 counts', withPhrase({ counts: 128 })],
  ['tempo 30', withScore({ tempo: 30 })],
  ['tempo 240', withScore({ tempo: 240 })],
  [
    '500 words',
    withPhrase({
      counts: 128,
      cues: Array.from({ length: 255 }, (_, index) => ({ at: 1 + index / 2, say: 'x' })),
    }),
  ],
  [
    'texts as long as they may be',
    { ...withCue({ say: 'a'.repeat(200), hint: 'a'.repeat(500), title: 'a'.repeat(200) }) },
  ],
  ['an id as long as it may be', withScore({ id: 'a'.repeat(60) })],
  ['60 days', { ...dance, days: Array(60).fill([]) }],
])('%s can be used', (_, changed) => {
  const days = changed.score.phrases.some(({ id }) => id === 'walk') ? changed.days : [];
  expect(scoreProblem({ ...changed, days })).toBeNull();
});

test('any usable score and mapping are the same after they were stored in a setting', () => {
  fc.assert(
    fc.property(
      anyScore.chain((any) => fc.tuple(fc.constant(any), anyMapping(any))),
      ([any, known]) => {
        const own = { score: any, days: [any.phrases.map(({ id }) => id)] };
        expect(scoreProblem(own)).toBeNull();
        expect(parseOwnDance(JSON.stringify(own))).toEqual(own);
        expect(parseMappings(JSON.stringify({ 'file a': known }))).toEqual({ 'file a': known });
      },
    ),
  );
});

test('the house routine under another id is a usable dance', () => {
  expect(scoreProblem({ score: { ...houseScore(), id: 'ours' }, days: [] })).toBeNull();
});
