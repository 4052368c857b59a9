import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { useStudio } from '#studio/web/studio.ts';
import { useLetGo } from '../built-in/use-let-go.tsx';

const lists = { items: 'propose', notes: 'keep', titles: 'keep', parts: 'keep' } as const;

/** Makes every list that is empty or still built in, where the counts are known. */
export function AllLists() {
  const { error, refetch } = useStudio('readStudioBuiltIn');
  const { isPending, letGo, view } = useLetGo('saveStudioBuiltIn');
  return (
    <>
      <Button
        look="bone"
        className="own-width"
        busy={isPending}
        busyLabel="Saving…"
        onClick={() => {
          // The counts that were saved a moment ago belong to it.
          void refetch().then(({ data }) => data && letGo({ choice: lists, version: data.version }));
        }}
      >
        Make all lists that are empty or still built in
      </Button>
      <ErrorNote>{error?.message}</ErrorNote>
      <div>{view}</div>
    </>
  );
}
