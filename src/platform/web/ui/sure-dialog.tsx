import { type ReactNode, useEffect, useRef } from 'react';
import { returnFocus } from './arrive-at.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNote } from './error-note.tsx';

type SureDialogProps = {
  open: boolean;
  title: string;
  words: ReactNode;
  /** The label of the first button, where that is not the title. */
  yes?: string;
  no: string;
  /** The call that a yes makes; one that can be reset is asked about another thing each time. */
  call?: { isPending: boolean; error: { message: string } | null | undefined; reset?: () => void };
  busyLabel?: string;
  onClose: () => void;
  onYes: () => void;
};

/** Asks once more before something goes. */
export function SureDialog(props: SureDialogProps) {
  const { open, title, words, yes = title, no, call, busyLabel, onClose, onYes } = props;
  const place = useRef<HTMLSpanElement>(null);
  const was = useRef(open);
  useEffect(() => {
    // The dialog has given the focus back by now, unless what opened it is gone.
    if (was.current && !open && document.activeElement === document.body) returnFocus(place.current);
    was.current = open;
  }, [open]);
  const { error, reset } = call ?? {};
  useEffect(() => {
    // The dialog may ask about another thing next, for which nothing has failed yet.
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
