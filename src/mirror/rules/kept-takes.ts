// Decides which takes stay on the device: the newest takes that fit.

export type KeptTake = { id: string; bytes: number; recordedAt: number };

/** The most bytes that all takes on a device may have together. */
export const takesLimit = 200_000_000;

/**
 * Returns the takes to delete, oldest first, so that a take of `coming` bytes fits beside the others; returns all
 * takes when that new take alone is larger than the limit.
 */
export function takesToDrop(takes: readonly KeptTake[], coming: number, limit = takesLimit): KeptTake[] {
  let room = limit - coming;
  const newestFirst = takes.toSorted((a, b) => b.recordedAt - a.recordedAt);
  let full = false;
  const dropped = newestFirst.filter(({ bytes }) => {
    room -= bytes;
    // Once a take does not fit, all older takes are deleted too, even if they are small enough.
    full ||= room < 0;
    return full;
  });
  return dropped.reverse();
}
