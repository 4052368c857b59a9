import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';

/** Says that an operator has changed the open lesson, and takes the change at once. */
export function LessonUpdated({ onTake }: { onTake: () => void }) {
  const text = useText();
  return (
    <p className="box spread lesson-updated" role="status">
      <span>{text('lesson_updated')}</span>
      <Button size="small" onClick={onTake}>
        {text('lesson_updated_button')}
      </Button>
    </p>
  );
}
