import { useCopy } from '#web/queries/copy.ts';
import { Button } from '#web/ui/button.tsx';

/** Says that an operator has changed the open lesson, and takes the change at once. */
export function LessonUpdated({ onTake }: { onTake: () => void }) {
  const [text, button] = [useCopy('lesson_updated'), useCopy('lesson_updated_button')];
  return (
    <p className="box spread lesson-updated" role="status">
      {text}
      <Button size="small" onClick={onTake}>
        {button}
      </Button>
    </p>
  );
}
