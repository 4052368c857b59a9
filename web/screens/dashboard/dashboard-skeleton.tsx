import { fallbackTexts } from '#content/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div className="dashboard-grid">
      <p className="only-read-aloud" role="status">
        {fallbackTexts.loading}
      </p>
      {['main', 'event', 'progress', 'streak', 'reference', 'next', 'latest'].map((card) => (
        <Skeleton key={card} className={`dashboard-${card} dashboard-skeleton`} />
      ))}
    </div>
  );
}
