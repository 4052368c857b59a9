import { type ReactNode, useState } from 'react';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import type { LetGo } from '#studio/rules/let-go.ts';
import { useStudioWrite } from '#studio/web/studio.ts';
import { lossText } from './let-go-fields.tsx';
import { Told } from './told.tsx';

type LettingGo = {
  isPending: boolean;
  letGo: (choice: LetGo, version: string) => void;
  /** What it has done, why it was refused, and the question before learners lose something. */
  view: ReactNode;
};

/** Lets built-in parts of the lessons go; `onDone` is called once it is stored. */
export function useLetGo(onDone = () => {}): LettingGo {
  const write = useStudioWrite('saveStudioBuiltIn');
  const [asking, setAsking] = useState<{ choice: LetGo; version: string; people: number } | null>(null);
  const [told, setTold] = useState<readonly string[] | null>(null);

  function send(choice: LetGo, version: string, confirmed: boolean) {
    setTold(null);
    write.mutate(
      { body: { choice, confirmed, version } },
      {
        onSuccess: (answer) => {
          setAsking(answer.done ? null : { choice, version, people: answer.people });
          if (!answer.done) return;
          setTold(answer.told);
          onDone();
        },
      },
    );
  }

  return {
    isPending: write.isPending,
    letGo: (choice, version) => send(choice, version, false),
    view: (
      <>
        <ErrorNote>{!asking && write.error?.message}</ErrorNote>
        <Told told={told} />
        <SureDialog
          open={asking !== null}
          title="Let it go"
          words={lossText(asking?.people ?? 0)}
          no="Keep it"
          call={write}
          busyLabel="Saving…"
          onClose={() => setAsking(null)}
          onYes={() => {
            if (asking) send(asking.choice, asking.version, true);
          }}
        />
      </>
    ),
  };
}
