// The bytes of an uploaded file as text, a piece at a time: UTF-8, UTF-16 that says so, or the encoding that the operator
// named. Another one is recognised and named, never guessed: a wrong guess would quietly spoil every name with an accent.

import { analyse } from 'chardet';
import { AppError } from '../../http/app-error.ts';

/**
 * Throws invalid_input for another encoding. The mark at the start is taken off. `encoding` as the Encoding Standard names it;
 * `name` is that of the file, where the operator can't know which one is meant.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding?: string,
  name: string | null = null,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    if (decoder === null) refuseBinaryDump(chunk);
    decoder ??= new TextDecoder(markedEncoding(chunk) ?? encoding ?? 'utf-8', { fatal: true });
    yield decode(decoder, chunk, name);
  }
  if (decoder) yield decode(decoder, undefined, name);
}

/** Before its bytes are taken for an encoding: pg_dump's formats `custom` and `tar`, by the first four. */
function refuseBinaryDump(chunk: Uint8Array): void {
  if (['PGDM', 'toc.'].includes(Buffer.from(chunk.subarray(0, 4)).toString('latin1')))
    throw new AppError('invalid_input', {
      message:
        'This dump is in pg_dump’s own format. Make a plain one: pg_dump --format=plain, or of this file: pg_restore --file=moving.sql FILE.',
    });
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Whether all of it reads as UTF-8. */
export async function isUtf8(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, name: string | null): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (cause) {
    const likely = chunk && likelyEncoding(chunk);
    const message = likely
      ? `${name ?? 'This file'} is not UTF-8. It looks like ${likely.encoding}, in which it says “${likely.sample}”. If that reads right, choose ${likely.encoding} and read it again.`
      : `${name ?? 'This file'} is not UTF-8 text. Save it again as “CSV UTF-8” or as JSON.`;
    throw new AppError('invalid_input', { message, field: likely?.encoding ?? 'utf-8', cause });
  }
}

/** What the bytes most likely are, with the first words that tell one encoding from another. */
function likelyEncoding(bytes: Uint8Array): { encoding: string; sample: string } | null {
  for (const { name } of analyse(bytes)) {
    // Windows' superset is what exports of this kind are, and what browsers read it as.
    const encoding = name.toLowerCase() === 'iso-8859-1' ? 'windows-1252' : name.toLowerCase();
    try {
      if (/^utf-?8$|ascii/.test(encoding)) continue;
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      const sample = text
        .split(/[\s,;"]/)
        .find((word) => /[^\p{ASCII}]/u.test(word))
        ?.slice(0, 40);
      if (sample) return { encoding, sample };
    } catch {
      // Not one that can be read, or not what it is.
    }
  }
  return null;
}
