import { fallbackTexts } from '#content/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function LearnSkeleton() {
  return (
    <>
      <p className="only-read-aloud" role="status">
        {fallbackTexts.loading}
      </p>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} />
      ))}
    </>
  );
}
