import { type ReactNode, useState } from 'react';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { useStudioWrite } from '#studio/web/studio.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { ChangeOutcome, type Outcome } from './change-outcome.tsx';
import { lossText } from './let-go-fields.tsx';

/** The calls that remove something of the built-in course. */
type Change = 'saveStudioBuiltIn' | 'saveStudioRevision';
type Asked<Name extends Change> = Omit<InputOf<Name>['body'], 'confirmed'>;

type LettingGo<Name extends Change> = {
  isPending: boolean;
  letGo: (asked: Asked<Name>) => void;
  /**
   * Elements that show what the change did or why it was refused, and the question before a change that affects
   * learners' marks.
   */
  view: ReactNode;
};

/** Removes built-in parts of lessons with the call `name`; `onDone` is called once the change is stored. */
export function useLetGo<Name extends Change>(name: Name, onDone = () => {}): LettingGo<Name> {
  const write = useStudioWrite(name);
  const [asking, setAsking] = useState<{ asked: Asked<Name>; people: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function send(asked: Asked<Name>, confirmed: boolean) {
    setOutcome(null);
    write.mutate({ body: { ...asked, confirmed } } as Parameters<typeof write.mutate>[0], {
      onSuccess: (answer) => {
        setAsking(answer.done ? null : { asked, people: answer.people });
        if (!answer.done) return;
        setOutcome({ ...answer, changed: answer.did.length > 0 });
        onDone();
      },
    });
  }

  return {
    isPending: write.isPending,
    letGo: (asked) => send(asked, false),
    view: (
      <>
        <ErrorNote>{!asking && write.error?.message}</ErrorNote>
        <ChangeOutcome outcome={outcome} />
        <SureDialog
          open={asking !== null}
          title="Let it go"
          words={lossText(asking?.people ?? 0)}
          no="Keep it"
          call={write}
          busyLabel="Saving…"
          onClose={() => setAsking(null)}
          onYes={() => {
            if (asking) send(asking.asked, true);
          }}
        />
      </>
    ),
  };
}
