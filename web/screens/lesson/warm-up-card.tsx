import { Flame } from 'lucide-react';
import { useReadCopy } from '#web/queries/copy.ts';

export function WarmUpCard() {
  const text = useReadCopy();
  return (
    <aside className="warm-up">
      <Flame aria-hidden="true" />
      <div>
        <h2 className="warm-up-title">{text('lesson_warm_up_title')}</h2>
        <p>{text('lesson_warm_up_text')}</p>
      </div>
    </aside>
  );
}
