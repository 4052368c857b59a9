import './practice.css';
import type { CourseStep } from '#course/content/course.ts';
import type { SceneLesson } from '#course/rules/step-scene.ts';
import { useChecks } from '#course/web/queries/checks.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { LessonNotes } from './lesson-notes.tsx';
import { PracticeItem } from './practice-item.tsx';
import { useSegmentRecord } from './use-segment-record.ts';

export function PracticeList({ lesson, step }: { lesson: SceneLesson; step: CourseStep }) {
  const text = useText();
  const checks = useChecks();
  const recordOf = useSegmentRecord(lesson, step);
  const items = step.checklists.toSorted((a, b) => a.order_num - b.order_num);
  return (
    <>
      <h2 className="practice-title">{text('lesson_practice_title')}</h2>
      {items.length === 0 && <p>{text('lesson_practice_empty')}</p>}
      <ul className="stack snug practice-list">
        {items.map((item) => (
          <PracticeItem
            key={item.id}
            item={item}
            stepStart={step.start_time}
            record={recordOf(item)}
            checked={checks.isChecked(item.id)}
            waiting={checks.isWaiting(item.id)}
            onToggle={() => checks.toggle(item.id)}
          />
        ))}
      </ul>
      <h2 className="practice-title">{text('lesson_reference_title')}</h2>
      <LessonNotes lesson={lesson} step={step} />
    </>
  );
}
