// The bytes of an uploaded file as text, a piece at a time: UTF-8, or UTF-16 that says so. Anything else is refused,
// because a wrong guess would quietly spoil every name with an accent in it.

import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../../http/app-error.ts';

/** Throws invalid_input for another encoding and too_large past the cap. The mark at the start is taken off. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > studioLimits.importBytes) throw new AppError('too_large');
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield decode(decoder, chunk);
  }
  if (decoder) yield decode(decoder);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (error) {
    throw new AppError('invalid_input', {
      message: 'This file is not UTF-8 text. Save it again as “CSV UTF-8” or as JSON.',
      cause: error,
    });
  }
}
