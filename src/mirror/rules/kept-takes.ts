// The newest takes that fit stay on the device.

export type KeptTake = { id: string; bytes: number; recordedAt: number };

/** Bytes of all takes on one device together. */
export const takesLimit = 200_000_000;

/**
 * The takes to delete, oldest first, so that `coming` more bytes fit beside the others; all when the coming
 * take is larger than the limit.
 */
export function takesToDrop(takes: readonly KeptTake[], coming: number, limit = takesLimit): KeptTake[] {
  let room = limit - coming;
  const newestFirst = takes.toSorted((a, b) => b.recordedAt - a.recordedAt);
  let full = false;
  const dropped = newestFirst.filter(({ bytes }) => {
    room -= bytes;
    // An older, smaller take does not outlive a newer one.
    full ||= room < 0;
    return full;
  });
  return dropped.reverse();
}
