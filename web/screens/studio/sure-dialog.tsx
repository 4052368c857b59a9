import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';

type SureDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  busy: boolean;
  busyLabel: string;
  /** Why it was not done. */
  error: string | undefined;
  onYes: () => void;
  onNo: () => void;
};

/** Asks once more before something goes. */
export function SureDialog({
  open,
  title,
  children,
  yes,
  no,
  busy,
  busyLabel,
  error,
  onYes,
  onNo,
}: SureDialogProps) {
  return (
    <Dialog open={open} onClose={onNo} title={title}>
      <p>{children}</p>
      <ErrorNote>{error}</ErrorNote>
      <div className="cluster">
        <Button look="blood" busy={busy} busyLabel={busyLabel} onClick={onYes}>
          {yes}
        </Button>
        <Button look="bone" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
