import './streak-flame.css';

/** A candle: not lit without a streak, and with a taller flame from day 3 and from day 7 on. */
export function StreakFlame({ days }: { days: number }) {
  const height = days === 0 ? 'out' : days < 3 ? 'small' : days < 7 ? 'steady' : 'tall';
  return (
    <svg className={`streak-flame streak-flame-${height}`} viewBox="0 0 60 84" aria-hidden="true">
      <path fill="var(--bone-300)" d="M17 46c6-4 20-4 27-1l1 33c-7 5-22 5-29 1z" />
      <path fill="var(--bone-100)" d="M17 46c2-1 5-2 8-2-3 6-2 12-2 18 0 5-4 4-4 9l-3 7z" />
      <path stroke="var(--night-950)" strokeWidth="2.5" strokeLinecap="round" d="M30 45c0-3 1-4 1-7" />
      <g className="streak-flame-fire">
        <path
          fill="var(--moon-500)"
          d="M31 4c2 10 15 16 13 28-1 8-8 11-14 11S17 39 17 31c0-7 6-10 8-17 1 3 2 5 4 6 1-6 0-10 2-16z"
        />
        <path
          fill="var(--moon-300)"
          d="M31 20c2 5 7 8 6 14-1 5-4 7-7 7s-7-3-7-7c0-5 4-6 5-10 1 2 2 2 2 2 1-2 0-4 1-6z"
        />
      </g>
      <path
        className="streak-flame-smoke"
        fill="none"
        stroke="var(--bone-500)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M31 36c-4-5 5-8 1-14s3-8 0-13"
      />
    </svg>
  );
}
