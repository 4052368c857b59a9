// The first bytes of a file that comes in pieces, and then all of it: they tell what kind of file it is.

/** Enough for the marks of all kinds of files, and to see an encoding. */
const ENOUGH = 4_096;

/** `close` ends the source of what is not read; nobody waits for a sender that has stalled. */
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
