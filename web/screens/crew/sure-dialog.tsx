import { useEffect, useRef } from 'react';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { returnFocus } from './return-focus.ts';

type Props = {
  open: boolean;
  title: string;
  words: string;
  /** What the button says, where that is not the title. */
  yes?: string;
  /** The call that a yes makes. */
  call?: { isPending: boolean; error: Error | null; reset: () => void };
  onClose: () => void;
  onYes: () => void;
};

/** Asks once more before something goes. */
export function SureDialog({ open, title, words, yes = title, call, onClose, onYes }: Props) {
  const text = useCrewText();
  const place = useRef<HTMLSpanElement>(null);
  const was = useRef(open);
  useEffect(() => {
    // The dialog has given the focus back by now, unless what opened it is gone.
    if (was.current && !open && document.activeElement === document.body) returnFocus(place.current);
    was.current = open;
  }, [open]);
  const { error, reset } = call ?? {};
  useEffect(() => {
    // The same dialog asks about another thing next, of which nothing has failed yet.
    if (!open && error) reset?.();
  }, [open, error, reset]);
  return (
    <>
      <span ref={place} hidden />
      <Dialog open={open} onClose={onClose} title={title}>
        <p>{words}</p>
        <ErrorNote>{error?.message}</ErrorNote>
        <div className="cluster">
          <Button look="blood" busy={call?.isPending} onClick={onYes}>
            {yes}
          </Button>
          <Button look="bone" onClick={onClose}>
            {text('crew_cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
