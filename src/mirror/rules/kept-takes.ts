// Which takes stay on the device: the newest that fit.

export type KeptTake = { id: string; bytes: number; recordedAt: number };

/** Bytes of all takes on a device together. */
export const takesLimit = 200_000_000;

/**
 * The takes to delete, oldest first, so that a take of `coming` bytes fits beside the others; all of them
 * when that take alone is larger than the limit.
 */
export function takesToDrop(takes: readonly KeptTake[], coming: number, limit = takesLimit): KeptTake[] {
  let room = limit - coming;
  const newestFirst = takes.toSorted((a, b) => b.recordedAt - a.recordedAt);
  let full = false;
  const dropped = newestFirst.filter(({ bytes }) => {
    room -= bytes;
    // Once a take does not fit, older ones go too, even if they are small enough.
    full ||= room < 0;
    return full;
  });
  return dropped.reverse();
}
