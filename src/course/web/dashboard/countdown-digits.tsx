import type { Countdown } from '#event/rules/countdown.ts';
import { useText } from '#platform/web/queries/copy.ts';

const units = [
  ['days', 'dashboard_unit_days'],
  ['hours', 'dashboard_unit_hours'],
  ['minutes', 'dashboard_unit_minutes'],
  ['seconds', 'dashboard_unit_seconds'],
] as const;

/** The time left, ticking. Screen readers can read it but are not told of every tick. */
export function CountdownDigits({ left }: { left: Countdown }) {
  const text = useText();
  return (
    <p className="countdown-digits" role="timer" aria-live="off">
      {units.map(([unit, label]) => (
        <span key={unit} className={`quiet countdown-digit countdown-${unit}`}>
          <span className="figure countdown-number">{left[unit]}</span> <span>{text(label)}</span>{' '}
        </span>
      ))}
    </p>
  );
}
