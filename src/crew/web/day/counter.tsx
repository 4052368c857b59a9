import { dayCopy } from '#crew/content/day-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** A large button with the number of heads, easy to hit with a thumb, and a small button that takes a head back. */
export function Counter({ count, onCount }: { count: number; onCount: (by: 1 | -1) => void }) {
  const text = useText(dayCopy);
  return (
    <>
      <Button look="night" className="count-button" onClick={() => onCount(1)}>
        <span className="figure">{count}</span>
        <span>{text('day_count_one')}</span>
      </Button>
      <p className="only-read-aloud" role="status">
        {text('day_count_now', { count })}
      </p>
      <Button look="bone" size="large" onClick={() => onCount(-1)}>
        {text('day_count_back')}
      </Button>
    </>
  );
}
