import { useCopy } from '#web/queries/copy.ts';

export function LessonScreen() {
  return (
    <div className="page">
      <h1>{useCopy('lesson_tab_lesson')}</h1>
    </div>
  );
}
