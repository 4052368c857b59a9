import { useState } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';

/** The one way out of the phone's page, which asks. */
export function LeaveClass({ onLeave }: { onLeave: () => void }) {
  const text = useText(classCopy);
  const [asks, ask] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => ask(true)}>
        {text('class_leave')}
      </Button>
      <SureDialog
        open={asks}
        title={text('class_leave_title')}
        words={text('class_leave_text')}
        yes={text('class_leave')}
        no={text('class_stay')}
        onClose={() => ask(false)}
        onYes={onLeave}
      />
    </>
  );
}
