import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type RemovalDialogProps = {
  asking: { what: 'items' | 'step'; people: number } | null;
  busy: boolean;
  onKeep: () => void;
  onRemove: () => void;
};

/** Asks before something leaves the course, and says whom it touches. */
export function RemovalDialog({ asking, busy, onKeep, onRemove }: RemovalDialogProps) {
  return (
    <Dialog
      open={asking !== null}
      onClose={onKeep}
      title={
        asking?.what === 'step' ? 'Take this step out of the course?' : 'Take items off the practice list?'
      }
    >
      <p>
        {asking?.people === 0
          ? 'Nobody has a record on it yet.'
          : `${asking?.people} ${asking?.people === 1 ? 'person has' : 'people have'} records on it. They are kept, and come back if you undo this in the history.`}
      </p>
      <div className="cluster">
        <Button look="blood" busy={busy} busyLabel="Taking it out…" onClick={onRemove}>
          Take it out
        </Button>
        <Button look="bone" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
