import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { nextPlace, type Place, previousPlace } from '#course/rules/step-sequence.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { useLead } from './use-lead.tsx';
import { useMarkComplete } from './use-mark-complete.ts';

type LessonBarProps = {
  lesson: TaughtLesson;
  place: Place;
  parts: number;
  lead: Pick<ReturnType<typeof useLead>, 'gold' | 'words'>;
  onGo: (place: Place) => void;
};

/** The bar in reach of the thumb: Previous, Mark Complete and Next. */
export function LessonBar({ lesson, place, parts, lead: { gold, words }, onGo }: LessonBarProps) {
  const text = useText();
  const previous = previousPlace(place, parts);
  const next = nextPlace(place, parts);
  const { status, busy, complete } = useMarkComplete(lesson);
  return (
    <nav className="lesson-bar no-print" aria-label={text('lesson_bar_label')}>
      {status === 'locked' && (
        <p className="lesson-bar-note">{text('lesson_locked', { day: lesson.order_num - 1 })}</p>
      )}
      {gold === 'complete' && words !== null && <p className="lesson-bar-note">{words}</p>}
      <div className="lesson-bar-row">
        <Button look="bone" disabled={!previous} onClick={() => previous && onGo(previous)}>
          <ChevronLeft aria-hidden="true" />
          <span>{text('lesson_previous')}</span>
        </Button>
        <Button
          className="lesson-bar-complete"
          look={gold === 'complete' ? 'gold' : 'bone'}
          busy={busy}
          busyLabel={text('lesson_completing')}
          disabled={status === 'locked' || status === 'completed'}
          onClick={complete}
        >
          {status === 'completed' ? text('lesson_completed') : text('lesson_complete')}
        </Button>
        <Button look="bone" disabled={!next} onClick={() => next && onGo(next)}>
          <span>{text('lesson_next')}</span>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
