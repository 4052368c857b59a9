// The bytes of an uploaded file as text, a piece at a time: UTF-8, UTF-16 that says so, or the encoding that the operator
// named. Another one is recognised and named, never guessed: a wrong guess would quietly spoil every name with an accent.

import { analyse } from 'chardet';
import { importEncodings } from '#moving-in/rules/import-tables.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { firstBytes } from './first-bytes.ts';
import { foreignFile, saveSheets } from './foreign-file.ts';

/**
 * Throws invalid_input for another encoding. The mark at the start is taken off. `encoding` as the Encoding Standard names it;
 * `name` is that of the file, where the operator can't know which one is meant.
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
    throw notUtf8(name, {
      encoding: unmarked,
      sample: sampleOf(new TextDecoder(unmarked).decode(start), /\p{L}/u),
    });
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

/** UTF-16 without its mark: every second byte of most texts is zero, and only of such texts. */
function unmarkedUtf16(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (markedEncoding(start)) return null;
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) <= start.length / 5 || Math.min(even, odd) > start.length / 50) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Whether all of it reads as UTF-8. */
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
    if (chunk?.some(isControl))
      throw foreignFile(
        name,
        'no text, but a file of some program',
        `Save it again as “CSV UTF-8” or as JSON. ${saveSheets}`,
      );
    throw notUtf8(name, chunk && likelyEncoding(chunk), cause);
  }
}

/** Bytes that stand in no text of any encoding that is offered. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26);

type Likely = { encoding: string; sample: string | undefined };

function notUtf8(name: string | null, likely: Likely | null | undefined, cause?: unknown): AppError {
  const message = likely
    ? `${name ?? 'This file'} is not UTF-8. It looks like ${likely.encoding}, in which it says “${likely.sample}”. If that reads right, choose ${likely.encoding} and read it again.`
    : `${name ?? 'This file'} is not UTF-8 text. Save it again as “CSV UTF-8” or as JSON.`;
  return new AppError('invalid_input', { message, field: likely?.encoding ?? 'utf-8', cause });
}

/** Returns the first word that has the letter. */
function sampleOf(text: string, letter: RegExp): string | undefined {
  return text
    .split(/[\s,;"]/)
    .find((word) => letter.test(word))
    ?.slice(0, 40);
}

/** The most likely encoding of the bytes, with the first words that tell one encoding from another. */
function likelyEncoding(bytes: Uint8Array): Likely | null {
  for (const { name } of analyse(bytes)) {
    // Windows' superset is what exports of this kind are, and what browsers read it as.
    const encoding = name.toLowerCase() === 'iso-8859-1' ? 'windows-1252' : name.toLowerCase();
    if (!importEncodings.some((each) => each === encoding)) continue;
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
      // A wrong encoding has characters that stand in no text.
      if (/[^\P{Cc}\s]/u.test(text)) continue;
      const sample = sampleOf(text, /[^\p{ASCII}]/u);
      if (sample) return { encoding, sample };
    } catch {
      // Not one that can be read, or not what it is.
    }
  }
  return null;
}
