// The faults that make an operator's dance or a mapping unusable, each in a sentence for the operator.

import { storedName } from '#platform/rules/stored-name.ts';
import { type Mapping, mappingLimits, type Span, secondsIn } from './mapping.ts';
import { isMediumKey, type Mappings, type OwnDance } from './own-dance.ts';
import { lengthOf, type Score, type ScoreCue, type ScorePhrase } from './score.ts';
import { exerciseScoreId, houseScoreId } from './score-ids.ts';

export const scoreLimits = {
  phrases: 300,
  /** Limits of a phrase, in counts. */
  shortest: 4,
  longest: 128,
  /** The most counts of a whole score. */
  counts: 4000,
  cues: 500,
  /** The most characters of an id, a title, a called word and a hint. */
  id: 60,
  title: 200,
  say: 200,
  hint: 500,
  /** The most days of a course. */
  days: 60,
  /** The most seconds of music before the first count. */
  intro: 900,
} as const;

/** Returns a sentence about the fault of an operator's dance, or null. */
export function scoreProblem({ score, days, intro = 0 }: OwnDance): string | null {
  const isIntro = typeof intro === 'number' && intro >= 0 && intro <= scoreLimits.intro;
  return (
    wholeProblem(score) ??
    daysProblem(score, days) ??
    (isIntro ? null : `The intro has to be between 0 and ${scoreLimits.intro} seconds.`)
  );
}

/** Returns a sentence about a score's fault, or null. */
export function wholeProblem(score: Score): string | null {
  const { phrases, tempo, title, id } = score;
  if (!isId(id) || id === houseScoreId || id === exerciseScoreId) return 'The dance needs an id of its own.';
  if (!isText(title, scoreLimits.title) || !isPlain([title]))
    return `The dance needs a title of at most ${scoreLimits.title} characters.`;
  const tempoFault = tempoProblem(tempo);
  if (tempoFault) return tempoFault;
  if (phrases.length === 0) return 'A dance needs at least one phrase.';
  if (phrases.length > scoreLimits.phrases)
    return `This dance has ${phrases.length} phrases. It can have ${scoreLimits.phrases} at most.`;
  const earlier = new Map<string, ScorePhrase>();
  for (const phrase of phrases) {
    const fault = phraseProblem(phrase, earlier);
    if (fault) return fault;
    earlier.set(phrase.id, phrase);
  }
  const counts = lengthOf(score);
  return counts > scoreLimits.counts
    ? `This dance has ${counts.toLocaleString('en')} counts. It can have ${scoreLimits.counts.toLocaleString('en')} at most.`
    : null;
}

/** Returns a sentence about the fault of a tempo in beats a minute, or null. */
export function tempoProblem(tempo: number): string | null {
  return Number.isFinite(tempo) && tempo >= mappingLimits.slowest && tempo <= mappingLimits.fastest
    ? null
    : `A tempo of ${rounded(tempo)} beats a minute can’t be danced here. It can be ${mappingLimits.slowest} to ${mappingLimits.fastest}.`;
}

function phraseProblem(phrase: ScorePhrase, earlier: ReadonlyMap<string, ScorePhrase>): string | null {
  const { id, title, section, counts, like, cues } = phrase;
  if (!isText(title, scoreLimits.title) || !isText(section, scoreLimits.title))
    return `Each phrase needs a title and a section of at most ${scoreLimits.title} characters.`;
  if (!isId(id)) return `“${title}” has no id that can be kept.`;
  if (earlier.has(id)) return `“${title}” has the id of another phrase.`;
  if (!isPlain([title, section, ...cues.flatMap((cue) => [cue.say, cue.title ?? '', cue.hint ?? ''])]))
    return `“${title.replace(/\p{Cs}/gu, '')}” has signs in its words that can’t be kept.`;
  const countsFault = countsProblem(title, counts);
  if (countsFault) return countsFault;
  if (cues.length > scoreLimits.cues) return `“${title}” has more than ${scoreLimits.cues} words.`;
  let last = 0.5;
  for (const cue of cues) {
    const fault = cueProblem(cue, title, counts);
    if (fault) return fault;
    if (cue.at <= last) return `The words of “${title}” have to be in the order of their counts.`;
    last = cue.at;
  }
  if (like === undefined) return null;
  const first = earlier.get(like);
  if (!first || first.like !== undefined) return `“${title}” repeats a phrase that does not come before it.`;
  return first.counts === counts && sameCues(first.cues, cues)
    ? null
    : `“${title}” repeats “${first.title}”, but is danced differently.`;
}

/** Returns a sentence about the fault of a phrase's length in counts, or null. */
export function countsProblem(title: string, counts: number): string | null {
  return Number.isInteger(counts) && counts >= scoreLimits.shortest && counts <= scoreLimits.longest
    ? null
    : `“${title}” has ${rounded(counts)} counts. A phrase can have ${scoreLimits.shortest} to ${scoreLimits.longest}.`;
}

function cueProblem({ at, say, title, move, hint }: ScoreCue, phrase: string, counts: number): string | null {
  if (!Number.isFinite(at) || !Number.isInteger(at * 2) || at < 1 || at >= counts + 1)
    return `“${phrase}” has a word on count ${rounded(at)}, and counts 1 to ${counts}.`;
  if (say.length > scoreLimits.say)
    return `A word of “${phrase}” is too long: it can have ${scoreLimits.say} characters.`;
  if (title === undefined)
    return move === undefined && hint === undefined
      ? null
      : `“${phrase}” has a hint without the name of a move.`;
  if (!isText(title, scoreLimits.title))
    return `A move of “${phrase}” needs a name of at most ${scoreLimits.title} characters.`;
  if (!Number.isInteger(at)) return `“${title}” in “${phrase}” has to begin on a whole count.`;
  if (move !== undefined && !/^~?\w{1,60}$/.test(move))
    return `“${title}” in “${phrase}” names no move of the house.`;
  return (hint?.length ?? 0) > scoreLimits.hint
    ? `The hint of “${title}” is too long: it can have ${scoreLimits.hint} characters.`
    : null;
}

function daysProblem({ phrases }: Score, days: OwnDance['days']): string | null {
  if (days.length > scoreLimits.days) return `A course can have ${scoreLimits.days} days at most.`;
  const ids = new Set(phrases.map(({ id }) => id));
  const taught = new Set<string>();
  for (const [index, day] of days.entries())
    for (const id of day) {
      if (!ids.has(id)) return `Day ${index + 1} teaches a phrase that the dance does not have.`;
      if (taught.has(id)) return `Day ${index + 1} teaches a phrase that another day teaches already.`;
      taught.add(id);
    }
  return null;
}

/**
 * Returns a sentence about the fault of a mapping onto a score, or null. `seconds` is the medium's length; null where
 * the length is not known.
 */
export function mappingProblem(mapping: Mapping, score: Score, seconds: number | null): string | null {
  return spansProblem(mapping, lengthOf(score), seconds);
}

function spansProblem({ spans }: Mapping, length: number, seconds: number | null): string | null {
  if (spans.length > mappingLimits.spans)
    return `A medium can show the dance in ${mappingLimits.spans} stretches at most.`;
  let last = 0;
  for (const span of spans) {
    const fault = spanProblem(span, length);
    if (fault) return fault;
    const { start, end } = secondsIn(span, { start: span.from, end: span.until });
    if (start < -near) return 'A count can’t lie before the medium begins.';
    if (start < last - near)
      return `The stretch at ${start.toFixed(1)} s begins before the one before it ends, at ${last.toFixed(1)} s.`;
    if (seconds !== null && end > seconds + tolerance)
      return `The dance would end at ${end.toFixed(1)} s, but the medium is ${seconds.toFixed(1)} s long. If it was replaced by another one, tap its beats anew.`;
    if (end > mappingLimits.seconds)
      return `The dance would end at ${end.toFixed(1)} s. No medium is longer than ${mappingLimits.seconds} s.`;
    last = end;
  }
  return null;
}

/** Seconds that differ by less than this are treated as the same, because of rounding errors. */
const near = 0.01;
/** Seconds by which the last beat may be after the medium's end: lengths are rounded, and some music ends on a beat. */
const tolerance = 1;

function spanProblem({ from, until, anchors }: Span, length: number): string | null {
  if (!(Number.isFinite(from) && Number.isFinite(until) && from >= 0 && until <= length && from < until))
    return `The dance has the counts 0 to ${length}, and a stretch needs at least one of them.`;
  if (anchors.length < 2 || anchors.length > mappingLimits.anchors)
    return `A stretch needs between 2 and ${mappingLimits.anchors} places whose count is known.`;
  for (const [index, { count, at }] of anchors.entries()) {
    if (!Number.isFinite(count) || !Number.isFinite(at)) return 'A known place needs a count and a second.';
    const before = anchors[index - 1];
    if (!before) continue;
    if (count <= before.count || at <= before.at)
      return `Later counts have to come later in the medium: look at ${at.toFixed(1)} s.`;
    const tempo = ((count - before.count) * 60) / (at - before.at);
    if (!(tempo >= mappingLimits.slowest && tempo <= mappingLimits.fastest))
      return `Before ${at.toFixed(1)} s the tempo would be ${Math.round(tempo)} beats a minute. It can be ${mappingLimits.slowest} to ${mappingLimits.fastest}.`;
  }
  return null;
}

/**
 * Returns a dance in which the titles of dance, sections, phrases and moves have the form in which names are stored.
 */
export function heldDance(dance: OwnDance): OwnDance {
  const phrases = dance.score.phrases.map((phrase) => ({
    ...phrase,
    section: storedName(phrase.section),
    title: storedName(phrase.title),
    cues: phrase.cues.map((cue) =>
      cue.title === undefined ? cue : { ...cue, title: storedName(cue.title) },
    ),
  }));
  return { ...dance, score: { ...dance.score, title: storedName(dance.score.title), phrases } };
}

/** The own dance in the text of a setting; null for an empty text, and for a text with anything else. */
export function parseOwnDance(text: string | null | undefined): OwnDance | null {
  try {
    const dance = JSON.parse(text || 'null') as OwnDance | null;
    if (!dance) return null;
    const { id, title, tempo, phrases } = dance.score;
    const score = { id, title, tempo, phrases: phrases.map(phraseOf) };
    const days = dance.days.map((day) => day.map(textOf));
    const own = { score, days, ...(dance.intro === undefined ? {} : { intro: dance.intro }) };
    // Older versions of Shamble could store a title of invisible characters alone, which `heldDance` makes empty. A
    // dance with such a title is read as it is.
    return [heldDance(own), own].find((each) => !scoreProblem(each)) ?? null;
  } catch {
    return null;
  }
}

/**
 * The mappings in the text of a setting, without those that have a fault; none for an empty text, and for a text with
 * anything else.
 */
export function parseMappings(text: string | null | undefined): Mappings {
  try {
    const entries = Object.entries(JSON.parse(text || '{}') as Mappings);
    return Object.fromEntries(
      entries.flatMap(([key, { spans }]) => {
        if (!isMediumKey(key)) return [];
        const mapping = { spans: spans.map(spanOf) };
        // The score of the mapping is not known here, so its counts are only checked against the longest score.
        return spansProblem(mapping, scoreLimits.counts, null) ? [] : [[key, mapping]];
      }),
    );
  } catch {
    return {};
  }
}

function phraseOf({ id, section, title, counts, like, cues }: ScorePhrase): ScorePhrase {
  return { id, section, title, counts, ...(like !== undefined && { like }), cues: cues.map(cueOf) };
}

function cueOf({ at, say, title, move, hint }: ScoreCue): ScoreCue {
  return {
    at,
    say: textOf(say),
    ...(title !== undefined && { title: textOf(title) }),
    ...(move !== undefined && { move: textOf(move) }),
    ...(hint !== undefined && { hint: textOf(hint) }),
  };
}

function spanOf({ from, until, anchors }: Span): Span {
  return { from, until, anchors: anchors.map(({ count, at }) => ({ count, at })) };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text');
  return value;
}

function isId(id: unknown): boolean {
  return typeof id === 'string' && /^[a-z0-9][\w-]*$/i.test(id) && id.length <= scoreLimits.id;
}

function isText(text: unknown, most: number): boolean {
  return typeof text === 'string' && text.trim() !== '' && text.length <= most;
}

/**
 * Whether texts can be stored and written into an address, because they have no lone surrogate and no NUL character.
 */
function isPlain(texts: readonly string[]): boolean {
  return texts.every((text) => !/\p{Cs}/u.test(text) && !text.includes('\0'));
}

function sameCues(one: readonly ScoreCue[], other: readonly ScoreCue[]): boolean {
  return JSON.stringify(one.map(cueOf)) === JSON.stringify(other.map(cueOf));
}

function rounded(value: number): string {
  return Number.isFinite(value) ? Number(value.toFixed(2)).toLocaleString('en') : String(value);
}
