import { useEffect, useRef } from 'react';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { returnFocus } from './return-focus.ts';

type Props = {
  open: boolean;
  title: string;
  words: string;
  yes: string;
  failure?: Error | null;
  onClose: () => void;
  onYes: () => void;
};

/** Asks once more before something goes. */
export function SureDialog({ open, title, words, yes, failure, onClose, onYes }: Props) {
  const text = useCrewText();
  const place = useRef<HTMLSpanElement>(null);
  const was = useRef(open);
  useEffect(() => {
    // The dialog has given the focus back by now, unless what opened it is gone.
    if (was.current && !open && document.activeElement === document.body) returnFocus(place.current);
    was.current = open;
  }, [open]);
  return (
    <>
      <span ref={place} hidden />
      <Dialog open={open} onClose={onClose} title={title}>
        <p>{words}</p>
        {failure && (
          <p className="field-error" role="alert">
            {failure.message}
          </p>
        )}
        <div className="cluster">
          <Button look="blood" onClick={onYes}>
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
