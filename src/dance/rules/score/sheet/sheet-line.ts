// Reads one line of a sheet: a title, counts with their move, a hint, or a repeat.

import { moves } from '#dance/content/routine/moves.ts';
import { type CountWord, readCounts, readWords, type SheetCounts } from './sheet-counts.ts';
import { plainSigns } from './sheet-text.ts';

export type SheetMove = SheetCounts & {
  kind: 'moves';
  /** The move's name; '' for a line with counts alone. */
  title: string;
  /** The house move, when the line names one in square brackets. */
  move?: string;
  /**
   * The words on the move's counts. Null for a line without words: then the move's name is called on the move's first
   * count.
   */
  words: CountWord[] | null;
  hint?: string;
  /** Whether the counts stand behind the name, as in 'March (4x8)'. */
  isNamed?: true;
};

export type SheetRepeat = {
  kind: 'repeat';
  /** The name of the phrase or section that is danced again, and how often. */
  of: string;
  times: number;
  /** All words after 'repeat', because 'Chorus x2' may be a name. */
  whole: string;
  /** Whether the line is certainly a repeat. */
  sure: boolean;
  /** The words of a line in parentheses, which are a hint where nothing above has the name. */
  aside?: string | undefined;
};

export type ReadLine =
  | { kind: 'blank' }
  /** A title. `level` is 1 for one `#` before the title, 2 for more, and null for a title without `#`. */
  | { kind: 'title'; level: 1 | 2 | null; title: string }
  | SheetMove
  | { kind: 'hint'; hint: string }
  | SheetRepeat
  /** A line that could mean several things; `text` is a sentence about it for the operator. */
  | { kind: 'unclear'; text: string }
  | { kind: 'unread'; title: string };

const rule = /^[\s\-–—_=*#.|+:`]+$/;
const bullet =
  /^(?:[-*+•·▪◦‣○●–—☐☑☒✓✔■□▶►]\s+|[-–—•](?=\d)|\p{Extended_Pictographic}\ufe0f?\s*(?=\d)|\[[ x]?\]\s*|\d{1,3}[.)]\s+(?=[*_]{0,2}\d))+/iu;
/** Counts in bold letters, as Markdown and chats write them. */
const boldCounts = /^(\*\*?|__?)(\d[^*_]*)\1/;
/** Matches 'Counts 1-8', but not 'Count: 32', with which a step sheet describes its whole dance. */
const countsBefore =
  /^(?:counts?|cts?\.?|beats?|zählzeiten|schläge|tiempos|cuentas|temps|comptes)\s*:?\s*(?=\d+\s*(?:[-–—,&]|to|bis)\s*\d)/i;
const repeats =
  /^(?:(\d{1,2})\s*[x×]\s*)?(?:repeat|wiederhole?n?|wiederholung|wdh\.?|repetir|repite|repita|répéter|répétez|reprise)(?:\s*:\s*|\s+)(\S.*)$/i;
const manyTimes = /\s*[\s,(](?:[x×]\s*(\d{1,2})|(\d{1,2})\s*[x×]|(\d{1,2}) times|(twice))\)?$/i;
const repeatsPerhaps =
  /^(?:again|wie|same as|as|como|comme|bis)(?:\s*:\s*|\s+)(.+)$|^(.+?)[\s,(-]+(?:again|repeat|nochmal|wdh\.?|wiederholen)\)?$/i;
const bars = /^\d+\s*(?:bars?|measures?|takte?|compases|mesures?)\b/i;
const tempos = /^\D{0,3}\d{2,3}\s*(?:[-–—/]|to|bis)\s*\d{2,3}\s*(?:bpm|ppm|lpm)\b/i;
const countsBehind =
  /^(?:\d{1,3}[.)]\s+)?(.*[^\s\-–—:,(=>→[._…])[\s\-–—:,(=>→[._…]*(?<!\d)(?<!\b(?:after|before|until|every|nach|après|avant|tras)\s+)(?:(\d+\s*[x×*]\s*\d+)(?:['’]?s)?|(\d+)\s*(?:counts?|cts?\.?|zählzeiten|tiempos|temps))\s*[)\]]?$/i;
const sectionNumber = String.raw`(?:s|sec|section|set|part|phrase|teil|abschnitt|parte|sección|partie)\.?\s*\d{1,2}\s*[:.)-]`;
const meantTitle = new RegExp(
  String.raw`^(?:\*\*(.+?):?\*\*:?|==+\s*([^\s=].*?)\s*==+|${sectionNumber}\s*(\S.*)|\[\d+\s*-\s*\d+\]\s*:?\s*(\S.*)|["“„«](.+)["”“»]|([^:]{1,60}):)$`,
  'i',
);
/** A pattern of the names that parts of a song have. */
export const partOfSong = String.raw`(?:(?:pre|post)-?\s?)?(?:intro|outro|verse|chorus|bridge|strophe|refrain|vers|couplet|pont|estrofa|estribillo|puente|verso|refrão|ponte|part|teil|parte|partie)`;
/** Matches the part of a song in a line such as '[Chorus]', as lyrics name it. */
const partInBrackets = new RegExp(
  String.raw`^${partOfSong}(?:\s+(?:\d{1,2}|[a-d]))?(?:\s*[x×]\s*\d)?\s*:?$`,
  'i',
);
const houseMove = /^(.*?)\s*\[\s*(~?)(\w+)\s*\]$/;

/** Whether a line's words say that its counts are the sum of lines above it. */
export const isTotal = (words: string) =>
  /^(?:(?:grand|sub)[\s-]?)?(?:totals?|sum|Σ|summe|gesamt(?:summe)?|insgesamt|zwischensumme|suma|somme|totale|totaux|soma)(?:\s+(?:counts?|beats?))?\s*:?$/i.test(
    words,
  );

/** The name and the counts in a text such as 'March (4x8)' or 'March – 32 counts'; null for any other text. */
function namedCounts(text: string): { name: string; counts: SheetCounts } | null {
  const behind = countsBehind.exec(text);
  const found = behind && readCounts((behind[2] ?? behind[3] ?? '').trim());
  return behind && found && { name: behind[1] ?? '', counts: found.counts };
}

/** The number of counts that a title gives its phrase; null for a title without counts. */
export function countsInTitle(title: string): number | null {
  const named = namedCounts(title);
  return named && named.counts.times * named.counts.counts;
}

/** The most characters of a line that `readLine` is given; a longer line is not understood. */
export const longestLine = 1500;

/** Reads a line that is no row of a table. */
export function readLine(text: string): ReadLine {
  const line = text.trim();
  if (line === '' || rule.test(line)) return { kind: 'blank' };
  const marked = /^(#+)\s*(.*)$/.exec(line);
  if (marked) return titleOf(marked[2] ?? '', marked[1] === '#' ? 1 : 2);
  if (line.startsWith('>')) return { kind: 'hint', hint: line.slice(1).trim() };
  const bare = line.replace(bullet, '').replace(boldCounts, '$2').replace(countsBefore, '');
  const aside = /^[([](.*)[)\]]$/.exec(bare)?.[1]?.trim();
  const again = readRepeat(aside ?? bare);
  const repeated = again && { ...again, aside };
  if (repeated?.sure) return repeated;
  const unclear = unclearText(bare);
  if (unclear) return { kind: 'unclear', text: unclear };
  const found = readCounts(bare);
  if (found) return moveOf(found.counts, found.rest);
  const named = namedCounts(bare);
  if (named) return { ...moveOf(named.counts, named.name), isNamed: true };
  if (repeated) return repeated;
  if (aside !== undefined && partInBrackets.test(aside)) return { kind: 'title', level: null, title: aside };
  const hint =
    aside ?? /^(?:hint|note|tip|hinweis|tipp|pista|nota|consejo|conseil)\s*:\s*(.+)$/i.exec(bare)?.[1];
  return hint === undefined ? unmarkedTitle(bare) : { kind: 'hint', hint: hint.trim() };
}

function unclearText(line: string): string | null {
  if (tempos.test(line)) return 'This line has two tempos. Write one of them, such as 118 bpm.';
  if (bars.test(line)) return 'This line has bars. Write its counts: a bar mostly has four.';
  if (/^\d+(?:\s*[x×]\s*|\s+(?:times|mal|veces|vezes|fois)\s+)\p{L}/u.test(line))
    return 'This line does not say of how many counts. Write 4x8 for four times eight.';
  if (/^\d+\s*(?:sec|sek|seg|min)(?:s?|onds?|unden?|undos?|ut[eo]s?|uten)\b/i.test(line))
    return 'This line has a time. Write its counts: at 120 beats a minute, a second has two.';
  if (/^\d+(?:\s+\d+)+$/.test(line)) return 'This line has numbers alone. Write the counts and a move.';
  return null;
}

/**
 * Reads a line that has neither a mark nor counts. The line is a title if it is written like one: in bold letters or in
 * quotes, with a section's number before it, or with a colon after it. Any other line is not understood.
 */
function unmarkedTitle(line: string): ReadLine {
  const named = meantTitle
    .exec(line)
    ?.slice(1)
    .find((title) => title !== undefined);
  return named === undefined
    ? { kind: 'unread', title: line }
    : { kind: 'title', level: null, title: named.trim() };
}

function titleOf(title: string, level: 1 | 2): ReadLine {
  return title === '' ? { kind: 'blank' } : { kind: 'title', level, title };
}

/** Returns the line as a repeat, or null. */
export function readRepeat(line: string): SheetRepeat | null {
  const [, lead, whole = ''] = repeats.exec(line) ?? [];
  if (whole !== '') {
    const [ending, ...many] = manyTimes.exec(whole) ?? [''];
    const behind = many.find((times) => times !== undefined) ?? '1';
    return {
      kind: 'repeat',
      of: unquoted(whole.slice(0, whole.length - ending.length)),
      whole: unquoted(whole),
      times: Number(lead ?? (/^t/i.test(behind) ? 2 : behind)),
      sure: true,
    };
  }
  const [, before, after] = repeatsPerhaps.exec(line) ?? [];
  const of = unquoted(before ?? after ?? '');
  return of === '' ? null : { kind: 'repeat', of, whole: of, times: 1, sure: false };
}

function unquoted(name: string): string {
  return /^".*"$/.test(plainSigns(name.trim())) ? name.trim().slice(1, -1) : name.trim();
}

/**
 * Reads a row of a table, which has a cell each for counts, move, words and hint. Null if the cell for counts has no
 * counts.
 */
export function readRow(cells: { counts: string; move: string; cue: string; hint: string }): ReadLine | null {
  const found = readCounts(cells.counts.trim());
  if (!found) return null;
  const move = moveOf(found.counts, `${found.rest} ${cells.move}`.trim());
  const cue = cells.cue.trim();
  return {
    ...move,
    ...(cue !== '' && { words: readWords(cue) ?? spreadWords(cue, found.counts) }),
    ...(cells.hint.trim() !== '' && { hint: cells.hint.trim() }),
  };
}

function moveOf(counts: SheetCounts, rest: string): SheetMove {
  const [title, words] = wordsBehind(rest, counts);
  const [, name, mirrored, move] = (title.endsWith(']') && houseMove.exec(title)) || [];
  const known = move !== undefined && Object.hasOwn(moves, move);
  return {
    kind: 'moves',
    ...counts,
    title: known ? (name ?? '') : title,
    ...(known && { move: `${mirrored}${move}` }),
    words: words ?? (counts.places ? spreadWords(title, counts) : null),
  };
}

/**
 * Splits a text such as 'swim / 1 swim 3 swim' or 'bounce: bounce 1 bounce 3' into the move's name and its words. The
 * text is split at a slash before a count or at the end, else at a slash or a colon before words with counts, else at
 * the first slash.
 */
function wordsBehind(rest: string, counts: SheetCounts): [string, CountWord[] | null] {
  if (!/[/:]/.test(rest)) return [rest, null];
  const splits = [...rest.matchAll(/(?:^|\s)\/(?:\s|(?=\d)|$)|:(?=\s)/g)].map((found) => ({
    title: rest.slice(0, found.index).trim(),
    behind: rest.slice(found.index + found[0].length).trim(),
    isSlash: found[0].includes('/'),
  }));
  const slashes = splits.filter(({ isSlash }) => isSlash);
  const sure =
    slashes.find(({ behind }) => /^[\d&]/.test(behind) && readWords(behind)) ??
    slashes.find(({ behind }) => behind === '') ??
    slashes.find(({ behind }) => readWords(behind)) ??
    splits.find(({ behind }) => readWords(behind)) ??
    slashes[0];
  if (!sure) return [rest, null];
  const { title, behind } = sure;
  return [title, behind === '' ? [] : (readWords(behind) ?? spreadWords(behind, counts))];
}

/**
 * Gives counts to words that name none. If a line names as many counts as it has words, each word is called on one of
 * these counts; else all words are called on the first count.
 */
function spreadWords(text: string, { places = [1] }: SheetCounts): CountWord[] {
  const first = Math.ceil(places[0] ?? 1);
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const said = parts.length === places.length ? parts : [text.trim()];
  return said.flatMap((say, index) =>
    say === '' ? [] : [{ at: (places[index] ?? first) - first + 1, say }],
  );
}
