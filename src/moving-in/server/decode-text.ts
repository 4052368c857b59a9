// Turns the bytes of an uploaded file into text, piece by piece: UTF-8, marked UTF-16, or the encoding that the
// operator chose. Another encoding is recognised and reported but never assumed: a wrong encoding would quietly spoil
// every name with an accent.

import { analyse } from 'chardet';
import { importEncodings } from '#moving-in/rules/import-tables.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { firstBytes } from './first-bytes.ts';
import { noText } from './foreign-file.ts';

/**
 * Returns the text of the bytes, without a byte order mark. They must be UTF-8, marked UTF-16 or in `encoding` (a name
 * of the Encoding Standard); otherwise invalid_input is thrown. `name` is the file's name for the message, or null.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding?: string,
  name: string | null = null,
): AsyncGenerator<string> {
  const { start, whole, close } = await firstBytes(bytes);
  const unmarked = unmarkedUtf16(start);
  if (unmarked && unmarked !== encoding) {
    close();
    const sample = sampleOf(new TextDecoder(unmarked).decode(start), /\p{L}/u);
    throw sample === undefined ? noText(name) : notUtf8(name, { encoding: unmarked, sample });
  }
  const decoder = new TextDecoder(markedEncoding(start) ?? encoding ?? 'utf-8', { fatal: true });
  for await (const chunk of whole) yield decode(decoder, chunk, name);
  yield decode(decoder, undefined, name);
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Recognises UTF-16 without its mark: in most such texts every second byte is zero, and in no others. */
function unmarkedUtf16(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (markedEncoding(start)) return null;
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) <= start.length / 5 || Math.min(even, odd) > start.length / 50) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Whether all bytes are valid UTF-8. */
export async function isUtf8(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const { start, whole, close } = await firstBytes(bytes);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    if (unmarkedUtf16(start)) return false;
    for await (const chunk of whole) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    close();
  }
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, name: string | null): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (cause) {
    if (chunk?.some(isControl)) throw noText(name);
    throw notUtf8(name, chunk && likelyEncoding(chunk), cause);
  }
}

/** Whether a byte occurs in no text of any offered encoding. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26);

type Likely = { encoding: string; sample: string };

function notUtf8(name: string | null, likely: Likely | null | undefined, cause?: unknown): AppError {
  const message = likely
    ? `${name ?? 'This file'} is not UTF-8. It looks like ${likely.encoding}, in which it says “${likely.sample}”. If that reads right, choose ${likely.encoding} and read it again.`
    : `${name ?? 'This file'} is not UTF-8 text. Save it again as “CSV UTF-8” or as JSON.`;
  return new AppError('invalid_input', { message, field: likely?.encoding ?? 'utf-8', cause });
}

/** Returns the first word with a matching character. */
function sampleOf(text: string, letter: RegExp): string | undefined {
  return text
    .split(/[\s,;"]/)
    .find((word) => letter.test(word))
    ?.slice(0, 40);
}

/** The most likely encoding of the bytes, with a sample word that would differ in another encoding. */
function likelyEncoding(bytes: Uint8Array): Likely | null {
  for (const { name } of analyse(bytes)) {
    // Files that are said to be ISO-8859-1 are really in Windows-1252, which has more characters.
    const encoding = name.toLowerCase() === 'iso-8859-1' ? 'windows-1252' : name.toLowerCase();
    if (!importEncodings.some((each) => each === encoding)) continue;
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
      // A wrong encoding gives control characters, which no text has.
      if (/[^\P{Cc}\s]/u.test(text)) continue;
      const sample = sampleOf(text, /[^\p{ASCII}]/u);
      if (sample) return { encoding, sample };
    } catch {
      // This encoding is unknown to TextDecoder, or the bytes are not valid in it.
    }
  }
  return null;
}
