// The moment of a film's first picture is found by its pictures: a recorder does not say which of a camera's
// frames it began with, and on a busy machine the page misses some.

/** A small grey picture, one byte a pixel. `at`: milliseconds, of the film or of the clock that the camera was watched by. */
export type SmallPicture = { at: number; picture: Uint8Array };

/**
 * The most that the same picture may differ, as a share of the difference of those around it: where nothing
 * moves, each looks like the next.
 */
const clearly = 0.6;
/** Number of pictures on either side with which the same picture is compared. */
const around = 3;

/**
 * The moment of `watched`, which is in the order of time, at which the film's millisecond 0 was taken: the
 * middle of the answers of those pictures that can be told from their neighbours. Null when none can.
 */
export function filmStart(film: readonly SmallPicture[], watched: readonly SmallPicture[]): number | null {
  const starts = film
    .map(({ at, picture }) => {
      const differences = watched.map((one) => difference(one.picture, picture));
      const best = differences.indexOf(Math.min(...differences));
      const least = differences[best] ?? Number.POSITIVE_INFINITY;
      const others = [differences[best - around], differences[best + around]];
      if (!others.every((other) => other !== undefined && least < other * clearly)) return null;
      return (watched[best]?.at ?? Number.NaN) - at;
    })
    .filter((start) => start !== null)
    .sort((a, b) => a - b);
  return starts[starts.length >> 1] ?? null;
}

function difference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let pixel = 0; pixel < a.length; pixel += 1)
    sum += Math.abs((a[pixel] as number) - (b[pixel] as number));
  return sum;
}
