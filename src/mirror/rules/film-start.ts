// The moment of a film's first picture is found by comparing pictures, because a recorder does not say with which
// frame of the camera it began, and on a busy machine the page misses some frames.

/**
 * A small grey picture, one byte a pixel. `at` is in milliseconds, of the film or of the clock by which the camera was
 * watched.
 */
export type SmallPicture = { at: number; picture: Uint8Array };

/**
 * The camera's picture that is most like a film's picture counts as the same frame only if the difference of both is
 * less than this share of the differences that the camera's earlier and later pictures have. Where nothing moves, all
 * pictures look alike.
 */
const clearly = 0.6;
/**
 * The difference of the best match is compared with those of the pictures that are this many places before and after
 * it.
 */
const around = 3;

/**
 * Returns the moment at which the film's millisecond 0 was taken, on the clock of `watched` (in order of time): the
 * median over all pictures that differ clearly from their neighbours. Returns null when there are no such pictures.
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
