import { numberText } from '#platform/web/fill-text.ts';

/** Seconds as '1:05'; with `tenths` as '1:05.3', in German '1:05,3'. Seconds below zero count as zero. */
export function clockText(seconds: number, tenths = false): string {
  const whole = Math.max(0, Number.isFinite(seconds) ? seconds : 0) + (tenths ? 0.05 : 0);
  const minutes = Math.floor(whole / 60);
  const rest = Math.floor(whole % 60);
  const text = `${minutes}:${String(rest).padStart(2, '0')}`;
  return tenths ? text + numberText(Math.floor((whole % 1) * 10) / 10, 1).slice(1) : text;
}
