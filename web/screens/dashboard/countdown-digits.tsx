import type { Countdown } from '#rules/event/countdown.ts';

const units = [
  ['days', 'days'],
  ['hours', 'hrs'],
  ['minutes', 'min'],
  ['seconds', 'sec'],
] as const;

/** The time left, ticking. Screen readers can read it but are not told of every tick. */
export function CountdownDigits({ left }: { left: Countdown }) {
  return (
    <p className="countdown-digits" role="timer" aria-live="off">
      {units.map(([unit, label]) => (
        <span key={unit} className={`quiet countdown-digit countdown-${unit}`}>
          <span className="figure countdown-number">{left[unit]}</span> {label}{' '}
        </span>
      ))}
    </p>
  );
}
