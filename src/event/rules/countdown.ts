// The time left to a moment, cut into days, hours, minutes and seconds (specification, section 3).

export type Countdown = { days: number; hours: number; minutes: number; seconds: number };

/**
 * Returns the time left until `target`; all zeros if it has passed or is null. Both arguments are in epoch
 * milliseconds.
 */
export function countdown(target: number | null, now: number): Countdown {
  const left = target === null ? 0 : Math.max(0, Math.floor((target - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
