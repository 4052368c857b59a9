import '#course/web/lesson-mark.css';
import { Check, Footprints, Lock, type LucideIcon, Play } from 'lucide-react';
import type { Lesson } from '#course/content/course.ts';
import type { LessonStatus } from '#course/rules/lesson-status.ts';
import { lessonRowId } from '#course/web/learn-arrival.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { lessonPath } from '#subjects/rules/paths.ts';

const icons: Record<LessonStatus, LucideIcon> = {
  locked: Lock,
  unlocked: Play,
  in_progress: Footprints,
  completed: Check,
};

type LessonRowProps = {
  lesson: Lesson;
  status: LessonStatus;
  /** Whether this is the next lesson: the first that is not completed. */
  isNext: boolean;
};

/** The row 'DAY n - title': a link unless the lesson is locked. */
export function LessonRow({ lesson, status, isNext }: LessonRowProps) {
  const text = useText();
  const Icon = icons[status];
  const content = (
    <>
      <span className="lesson-mark learn-row-mark">
        <Icon aria-hidden="true" size={22} />
      </span>
      <span className="learn-row-title">
        {text('learn_lesson', { day: lesson.order_num, title: lesson.title })}
      </span>
      <span className="quiet">
        {status === 'locked'
          ? text('lesson_locked', { day: lesson.order_num - 1 })
          : text(`learn_status_${status}`)}
      </span>
    </>
  );

  return (
    <li
      id={lessonRowId(lesson.order_num)}
      data-pulse
      data-status={status}
      className={isNext ? 'learn-row learn-row-next' : 'learn-row'}
    >
      {status === 'locked' ? (
        <div className="learn-row-body">{content}</div>
      ) : (
        <Link className="learn-row-body" to={lessonPath(lesson.id)}>
          {content}
        </Link>
      )}
    </li>
  );
}
