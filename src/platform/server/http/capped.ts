import { AppError } from './app-error.ts';

/** Yields the given bytes; throws too_large once there are more than `most`. */
export async function* capped(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new AppError('too_large');
    yield chunk;
  }
}
