import { type Ref, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { useStudioWrite } from '#studio/web/studio.ts';

/** Milliseconds to wait for an undo: before people are removed, a backup is written. */
const patienceMs = 600_000;

/** A button that undoes a change. A dialog asks first if people who came with the change would be removed. */
export function UndoButton({ changeId, ref }: { changeId: string; ref: Ref<HTMLButtonElement> }) {
  const undo = useStudioWrite('undoStudioChange', { patienceMs });
  const [asked, setAsked] = useState<{ people: number; active: number } | null>(null);
  const takeBack = (confirmed: boolean) =>
    undo.mutate(
      { params: { change_id: changeId }, body: { confirmed } },
      { onSuccess: ({ done, people, active }) => setAsked(done ? null : { people, active }) },
    );
  return (
    <>
      <ErrorNote>{!asked && undo.error?.message}</ErrorNote>
      <Button
        ref={ref}
        look="bone"
        size="small"
        busy={undo.isPending}
        busyLabel="Undoing…"
        onClick={() => takeBack(false)}
      >
        Undo
      </Button>
      <SureDialog
        open={asked !== null}
        title="Undo the whole import?"
        yes="Undo all of it"
        no="Keep it"
        call={{ isPending: undo.isPending, error: undo.error }}
        busyLabel="Undoing…"
        onYes={() => takeBack(true)}
        onClose={() => setAsked(null)}
        words={`The ${asked?.people.toLocaleString('en-US')} people who came with it go too, with everything they did here. ${
          asked?.active === 0
            ? 'None of them has signed in yet.'
            : `${asked?.active.toLocaleString('en-US')} of them have signed in already.`
        } A backup is written first. To have them back, import the files again.`}
      />
    </>
  );
}
