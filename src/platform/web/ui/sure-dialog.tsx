import { type ReactNode, useEffect, useRef } from 'react';
import { returnFocus } from './arrive-at.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNote } from './error-note.tsx';

type SureDialogProps = {
  open: boolean;
  title: string;
  words: ReactNode;
  /** The label of the first button, where it differs from the title. */
  yes?: string;
  no: string;
  /** The call that follows a yes; `reset` is needed where the next question is about something else. */
  call?: { isPending: boolean; error: { message: string } | null | undefined; reset?: () => void };
  busyLabel?: string;
  onClose: () => void;
  onYes: () => void;
};

/** A dialog that asks once more before something is removed. */
export function SureDialog(props: SureDialogProps) {
  const { open, title, words, yes = title, no, call, busyLabel, onClose, onYes } = props;
  const place = useRef<HTMLSpanElement>(null);
  const was = useRef(open);
  useEffect(() => {
    // By now the dialog has given the focus back, unless the button that opened it is gone.
    if (was.current && !open && document.activeElement === document.body) returnFocus(place.current);
    was.current = open;
  }, [open]);
  const { error, reset } = call ?? {};
  useEffect(() => {
    // The next question may be about something else, for which nothing has failed yet.
    if (!open && error) reset?.();
  }, [open, error, reset]);
  return (
    <>
      <span ref={place} hidden />
      <Dialog open={open} onClose={onClose} title={title}>
        <p>{words}</p>
        <ErrorNote>{error?.message}</ErrorNote>
        <div className="cluster">
          <Button look="blood" busy={call?.isPending} busyLabel={busyLabel} onClick={onYes}>
            {yes}
          </Button>
          <Button look="bone" onClick={onClose}>
            {no}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
