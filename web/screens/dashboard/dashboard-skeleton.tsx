import { fallbackTexts } from '#content/messages.ts';
import { say } from '#web/page-language.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div className="dashboard-grid">
      <p className="only-read-aloud" role="status">
        {say(fallbackTexts.loading)}
      </p>
      {['main', 'event', 'progress', 'streak', 'reference', 'next', 'latest'].map((card) => (
        <Skeleton key={card} className={`dashboard-${card} dashboard-skeleton`} />
      ))}
    </div>
  );
}
