import { StreakFlame } from '#course/web/streak-flame.tsx';
import { useText } from '#platform/web/queries/copy.ts';

/** Consecutive practice days, with a flame that burns higher the longer they last. */
export function StreakCard({ days }: { days: number }) {
  const text = useText();
  return (
    <section className="card dashboard-streak">
      <h2 className="card-eyebrow">{text('dashboard_streak_title')}</h2>
      <div className="cluster">
        <StreakFlame days={days} />
        <p>
          <strong className="figure">{days}</strong>{' '}
          <span>{text('dashboard_streak_days', { count: days })}</span>
        </p>
      </div>
      {days === 0 && <p className="quiet">{text('dashboard_streak_none')}</p>}
    </section>
  );
}
