// Reads the first bytes of a file that comes in pieces, which show its kind, and then the whole file.

/** Bytes that are enough to recognise every kind of file and an encoding. */
const ENOUGH = 4_096;

/**
 * Returns the first bytes (`start`), and all bytes again (`whole`). `close` ends the source of a file that is not read
 * to its end, without waiting for a sender that has stalled.
 */
export async function firstBytes(bytes: AsyncIterable<Uint8Array>) {
  const pieces = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < ENOUGH) {
    const next = await pieces.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  const close = () => {
    Promise.resolve(pieces.return?.()).catch(() => undefined);
  };
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      if (start.length > 0) yield start;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      close();
    }
  }
  return { start, whole: whole(), close };
}
