// Finds the instant to press play so that a warm-up playlist ends at the moment of the dance. Lengths are in seconds,
// instants in epoch milliseconds.

/** Returns the seconds of '3:45', '45' or '1:02:03'; null for any other text, and for a length of 0. */
export function trackSeconds(typed: string): number | null {
  const parts = typed.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  if (parts.slice(1).some((part) => Number(part) > 59 || part.length !== 2)) return null;
  const seconds = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds > 0 ? seconds : null;
}

/**
 * Returns typed seconds between two tracks (with point or comma), 0 for an empty field; null for what is no number, a
 * negative number, or more than a minute.
 */
export function gapSeconds(typed: string): number | null {
  const seconds = Number(typed.replace(',', '.'));
  return seconds >= 0 && seconds <= 60 ? seconds : null;
}

export type PlayPlan = {
  /** The instant to press play. */
  press: number;
  /** The instants at which the tracks begin. */
  starts: number[];
  /** The instants at which the tracks end, before the gap. */
  ends: number[];
};

/** Returns the plan of a playlist, with `gap` seconds between two tracks and also before the dance. */
export function pressPlay(tracks: readonly number[], gap: number, eventAt: number): PlayPlan {
  const total = tracks.reduce((sum, seconds) => sum + seconds + gap, 0);
  const press = eventAt - total * 1000;
  let at = press;
  const starts = tracks.map((seconds) => {
    const start = at;
    at += (seconds + gap) * 1000;
    return start;
  });
  const ends = tracks.map((seconds, track) => (starts[track] ?? press) + seconds * 1000);
  return { press, starts, ends };
}

/**
 * Returns the track to start with after the moment to press play, and the seconds to skip in it; during a gap, the next
 * track from its beginning. Returns null before that moment, and after the last track.
 */
export function joinPlaylist(plan: PlayPlan, now: number): { track: number; into: number } | null {
  if (now <= plan.press) return null;
  const track = plan.ends.findIndex((end) => now < end);
  const start = plan.starts[track];
  return start === undefined ? null : { track, into: Math.max(0, now - start) / 1000 };
}
