// Prepares the text of a sheet for reading: invisible signs are removed, and a text that is no sheet is refused.

import { withoutStrayBreaks } from '#platform/rules/stored-name.ts';
import { cutText } from '#platform/rules/text-length.ts';

/** The most characters of a sheet. A sheet of 2,000 lines with hints has a fifth of this number. */
const mostCharacters = 500_000;

/** The signs of Windows-1252 with the codes 0x80 to 0x9f, which are control characters in other encodings. */
const windowsSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Matches a letter that was lost, or that was read in the wrong encoding, as in 'MÃ¤rsch' for 'Märsch'. */
const brokenLetter = /\ufffd|Ã[\u00a1-\u00bfŸœ‰–€„š]|â€/;

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const clock = String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?\s?m\.?)?`;
/** The time and the sender that a chat writes before a message: '[18:03, 12/10/2026] Ana: '. */
const chatSender = new RegExp(
  String.raw`^(?:\[(?:${date},?\s+${clock}|${clock},?\s+${date})\]|${date},?\s+${clock}\s+-)\s*[^:]{1,60}:\s+`,
  'i',
);

/** Returns a sentence about a line in which a letter can't be read, or null. */
export function letterProblem(line: string): string | null {
  if (!brokenLetter.test(line)) return null;
  const word = line.split(' ').find((each) => brokenLetter.test(each)) ?? line;
  return `A letter of “${cutText(word, 40)}” can’t be read: copy the word anew, or save its file as UTF-8.`;
}

/**
 * Returns the lines of a sheet without invisible signs, and with plain spaces, letters and digits in place of wide
 * ones.
 */
export function sheetLines(text: string): string[] {
  return withoutNumbers(plainLines(text));
}

/** The fewest lines with numbers of lines. */
const fewestNumbers = 3;

/** Returns lines without the numbers of lines before their counts, as in '2: 8 march'. Columns with names stay whole. */
function withoutNumbers(lines: string[]): string[] {
  const numbered = lines.map((line) =>
    /^\s*(\d{1,3})\s*([\t;,|:)])\s*(?=(?:\d+\s*[x×*]\s*\d|(?:4|8|12|16|24|32|48|64)(?!\s*[-–,&])\D))/.exec(
      line,
    ),
  );
  const isTable = numbered.some((found) => found && /[\t;,|]/.test(found[2] ?? ''));
  let last = 0;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (Number(numbered[index]?.[1]) === last + 1) last += 1;
    else if (isTable || (/^\s*\d/.test(line) && !/bpm/i.test(line))) return lines;
  }
  if (last < fewestNumbers) return lines;
  return lines.map((line, index) => line.slice(numbered[index]?.[0].length ?? 0));
}

function plainLines(text: string): string[] {
  return withoutStrayBreaks(
    text
      .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? '')
      .replace(/[\u2060\ufeff\u00ad]|\p{Bidi_Control}|[^\P{Cc}\s]/gu, ''),
  )
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .split(/\r\n?|[\n\u2028\u2029\v\f]/)
    .map((line) => line.replace(/[^\S\t]/g, ' ').replace(chatSender, ''));
}

/** Returns a sentence about a text that is no sheet at all, or null. */
export function sheetKindProblem(text: string): string | null {
  const start = text.slice(0, 2000).trimStart();
  if (start === '') return 'This sheet is empty. Paste the script of the dance, a line for each move.';
  if (text.length > mostCharacters)
    return `This text has ${Math.round(text.length / 1000).toLocaleString('en')} thousand characters. A sheet can have ${mostCharacters / 1000} thousand.`;
  if (start.startsWith('{\\rtf'))
    return 'This is the inside of a formatted document (RTF). Open it, copy the words you see, and paste those.';
  if (/^(PK\W|%PDF)|\ufffd{3}/.test(start) || start.includes('\0'))
    return 'This is the inside of a file, not its words. Open it in its program, copy what you see, and paste that.';
  if (/^<(!doctype|html|table|div|p|meta|body|head|style|\?xml|span|ul|ol|h\d)\b/i.test(start))
    return 'This is the source of a web page. Open the page, copy the words you see, and paste those.';
  return null;
}

/**
 * Returns a text of the same length with '-' for each dash, '"' for each quote, and 'x' for each multiplication sign and
 * for a Cyrillic letter that stands for one.
 */
export function plainSigns(text: string): string {
  return text
    .replace(/[‐‑‒–—−×✕✖“”„‟«»]/g, (sign) =>
      '×✕✖'.includes(sign) ? 'x' : '“”„‟«»'.includes(sign) ? '"' : '-',
    )
    .replace(/(?<=\d\s?)[хХ](?=\s?\d)/g, 'x');
}
