import { fallbackTexts } from '#content/messages.ts';
import { say } from '#web/page-language.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function LearnSkeleton() {
  return (
    <>
      <p className="only-read-aloud" role="status">
        {say(fallbackTexts.loading)}
      </p>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} />
      ))}
    </>
  );
}
