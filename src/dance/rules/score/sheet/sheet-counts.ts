// Reads the counts at the beginning of a line, and the words with their counts that follow a move's name.

import { plainSigns } from './sheet-text.ts';

/** The length of a line's move: `counts` counts, danced `times` times. */
export type SheetCounts = {
  times: number;
  counts: number;
  /** The counts that a line names, as in the step sheets of line dances; n.5 is the 'and' after count n. */
  places?: readonly number[];
  /** Whether the line has a number without a unit. In a sheet that names counts, this number can be a count. */
  isNumber?: boolean;
};

/** A word on a count of a move; `at` is 1 for the move's first count. */
export type CountWord = { at: number; say: string };

const unit = String.raw`(?:[\s-]*(?:counts?|cts?|beats?|zählzeiten|zz|schläge|tiempos|cuentas|temps|tps|tempos|tempi|tellen)\b\.?|\s*(?:カウント|拍|сч[её]т\p{L}*))?`;
const eights =
  /^(\d+)\s*(?:(?:(?:full\s+)?eights?|(?<=\s)8(?:['’]?s|er|[\s-]*counts?)|sets?\s+of\s+8|achter|achten|ochos?|huits?|oitos?|otto)\b|åttor|ósemk\p{L}*|восьм[её]р\p{L}*|エイト|个?八拍)/iu;
/** Matches one eight that is named by its number, such as '2nd 8', '2. Achter', 'Second eight' or '8-count 2:'. */
const ordinal =
  /^(?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|next|last)\s+(?:8|eights?)\b(?:[\s-]*counts?\b)?|\d{1,2}\.\s*achter\b|8[\s-]?counts?\s+#?\d{1,2}(?=\s*:))/i;
const product = new RegExp(
  String.raw`^(\d+)(?:\s*[x*]\s*|\s+(?:times|mal|veces|vezes|fois)\s+)(\d+)(?![\d.,:]*\d)(?:(?:['’]?s|er)\b)?${unit}`,
  'iu',
);
const place = String.raw`&?\s?\d{1,4}(?:\s?&(?!\s?\d))?`;
const places = new RegExp(
  String.raw`^(${place}(?:\s*(?:[-,&+~〜→]|->|\.{2,3}|…|to|thru|through|bis|al?|à|até)\s*${place})+|&\s?\d{1,4}|\d{1,4}\s?&)(?=\W|$)`,
);
/** Matches counts such as '1 2 3 4' or '5/6/7/8', which must follow each other. */
const run = /^\d{1,3}(?:(?:\s+\d{1,3})+|(?:[/.]\d{1,3}){2,})(?=\s|:|$)/;
const single = new RegExp(String.raw`^(\d+)(?![\d]|[.,:]\d|[.)])${unit}`, 'iu');
/** Signs and words that may separate the counts from the move. */
const between = /^(?:\s*(?:[-=]?>|→|➡\ufe0f?|…|\.{2,}|[:\-=,|])\s*|\s+of\s+|\s+)/;

/** Returns the counts with which a text begins, and the text after them; null for a text that begins without counts. */
export function readCounts(text: string): { counts: SheetCounts; rest: string } | null {
  const plain = plainSigns(text);
  const found = isFraction(plain) ? null : countsAt(plain);
  if (!found) return null;
  const behind = plain.slice(found.length);
  const gap = between.exec(behind)?.[0].length ?? 0;
  // Texts such as '2nd verse' and '80s' don't begin with counts.
  if (gap === 0 && /^[^\s/|(["]/.test(behind)) return null;
  return { counts: found.counts, rest: text.slice(found.length + gap).trim() };
}

/** Whether a text begins with a fraction of a count, such as '1/2'. '8/1 left' has 8 counts, with a word on count 1. */
function isFraction(text: string): boolean {
  const [, part, whole] = /^(\d+)\/(\d+)(?=\s|$)/.exec(text) ?? [];
  return Number(part) < Number(whole);
}

function countsAt(plain: string): { counts: SheetCounts; length: number } | null {
  const nth = ordinal.exec(plain);
  if (nth) return { counts: { times: 1, counts: 8 }, length: nth[0].length };
  const many = eights.exec(plain);
  if (many) return { counts: { times: Number(many[1]), counts: 8 }, length: many[0].length };
  const timed = product.exec(plain);
  if (timed)
    return { counts: { times: Number(timed[1]), counts: Number(timed[2]) }, length: timed[0].length };
  const named = places.exec(plain);
  const listed = named && placesIn(named[0]);
  if (named && listed) {
    const whole = Math.floor(listed.at(-1) ?? 0) - Math.ceil(listed[0] ?? 0) + 1;
    return { counts: { times: 1, counts: whole, places: listed }, length: named[0].length };
  }
  const following = run.exec(plain)?.[0] ?? '';
  const inRow = following.split(/\D+/).map(Number);
  if (following !== '' && inRow.every((at, index) => at === (inRow[0] ?? 0) + index))
    return { counts: { times: 1, counts: inRow.length, places: inRow }, length: following.length };
  const one = single.exec(plain);
  return (
    one && {
      counts: { times: 1, counts: Number(one[1]), isNumber: one[0] === one[1] },
      length: one[0].length,
    }
  );
}

/** The counts that a text such as '1-4', '3&4' or '5,6,7' names; null if they are out of order or too far apart. */
function placesIn(text: string): number[] | null {
  const found: number[] = [];
  let joined = '';
  for (const [sign] of text.matchAll(/\d+|[,&+]|[^\d\s,&+]+/g)) {
    const last = found.at(-1) ?? 0;
    if (sign === '&') found.push(last > 0 ? Math.floor(last) + 0.5 : 0.5);
    else if (/\d/.test(sign)) {
      const next = Number(sign);
      if (next <= last || next - last > 512) return null;
      if (joined !== '' && !/[\d,&+]/.test(joined))
        for (let at = Math.floor(last) + 1; at < next; at += 1) found.push(at);
      found.push(next);
    }
    joined = sign;
  }
  // An '&' at the beginning is half a count before the first named count.
  if (found[0] === 0.5) found[0] = (found[1] ?? 1) - 0.5;
  return found;
}

/**
 * Returns the words on counts in a text such as '1 swim 3 swim' or 'bounce 1 bounce 3'. A word with several counts is
 * called on each of them, and a count without a word gets ''. Returns null for a text that names no count.
 */
export function readWords(text: string): CountWord[] | null {
  const tokens = tokensOf(text);
  const isCount = (token: number | string | undefined) => typeof token === 'number';
  if (!tokens.some((token) => isCount(token) && token !== and)) return null;
  const wordsFirst = !isCount(tokens[0]) && isCount(tokens.at(-1));
  const runs: { counts: number[]; words: string[] }[] = [];
  // Words before the first named count are called on count 1.
  if (!wordsFirst && !isCount(tokens[0])) runs.push({ counts: [1], words: [] });
  let last = 0;
  tokens.forEach((token, index) => {
    const opens = isCount(token) !== wordsFirst && (index === 0 || isCount(tokens[index - 1]) === wordsFirst);
    if (opens) runs.push({ counts: [], words: [] });
    if (typeof token === 'string') runs.at(-1)?.words.push(token);
    else {
      last = token === and ? Math.floor(last) + 0.5 : token;
      runs.at(-1)?.counts.push(last);
    }
  });
  return runs.flatMap(({ counts, words }) => counts.map((at) => ({ at, say: words.join(' ') })));
}

/** Matches words that contain a part of a count other than a half, such as '1.25' or '1¼'. */
const part = /(?:^|\s)(?:\d{1,3}(?:[.,]\d+|\s?[¼¾⅓⅔])|[¼¾⅓⅔])(?=\s|$)/;

/** Returns a sentence for an operator if words contain a part of a count other than a half, else null. */
export function partProblem(words: readonly CountWord[]): string | null {
  const found = words.find(({ say }) => part.test(say));
  return found === undefined
    ? null
    : `“${found.say}” is called on count ${found.at}. Between two counts there is only the half, such as 1.5.`;
}

/** Placeholder for '&' until the count before it is known. */
const and = -1;

function tokensOf(text: string): (number | string)[] {
  const tokens = text
    .replace(/(\d)\s+½/g, '$1½')
    .matchAll(/"([^"]*)"|[“„«]([^“”„«»"]*)[”“»]|[^\s",;“”„«»]+/g);
  return [...tokens].flatMap(([whole, straight, curled]): (number | string)[] => {
    const quoted = straight ?? curled;
    if (quoted !== undefined) return quoted === '' ? [] : [quoted];
    if (whole === '&') return [and];
    // A slash, bar or dash alone is neither a count nor a word.
    if (/^[/|–-]$/.test(whole)) return [];
    const [, count, half, word] = /^(\d{1,3})(\.5|½|&)?(?:[-–:=.)]+(.*))?$/.exec(whole) ?? [];
    if (count === undefined || /^\d+\.(?!5$|0+$)\d+$/.test(whole)) return [whole];
    const at = Number(count) + (half ? 0.5 : 0);
    return word && !/^\d+$/.test(word) ? [at, word] : [at];
  });
}
