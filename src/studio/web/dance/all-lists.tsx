import { Button } from '#platform/web/ui/button.tsx';
import { useStudio } from '#studio/web/studio.ts';
import { useLetGo } from '../built-in/use-let-go.tsx';

const lists = { items: 'propose', notes: 'keep', titles: 'keep', parts: 'keep' } as const;

/** Makes every list that is empty or still built in, where the counts are known. */
export function AllLists() {
  const { data: builtIn } = useStudio('readStudioBuiltIn');
  const { isPending, letGo, view } = useLetGo();
  return (
    <>
      <Button
        look="bone"
        className="own-width"
        busy={isPending}
        busyLabel="Saving…"
        disabled={!builtIn}
        onClick={() => {
          if (builtIn) letGo(lists, builtIn.version);
        }}
      >
        Make all lists that are empty or still built in
      </Button>
      <div>{view}</div>
    </>
  );
}
