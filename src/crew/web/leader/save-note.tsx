import { crewCopy } from '#crew/content/crew-copy.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import type { useSaveCrew } from './use-save-crew.ts';

/** Says that saving worked, or why it failed and what to do. */
export function SaveNote({
  save: { error, isSuccess, readAgain },
}: {
  save: ReturnType<typeof useSaveCrew>;
}) {
  const text = useText(crewCopy);
  const stale = error instanceof ProblemError && error.code === 'conflict';
  return (
    <>
      <p className="quiet" role="status">
        {isSuccess ? text('crew_saved') : ''}
      </p>
      <ErrorNote>{stale ? text('crew_conflict') : error?.message}</ErrorNote>
      {stale && (
        <Button look="bone" size="small" className="own-width" onClick={readAgain}>
          {text('crew_reload')}
        </Button>
      )}
    </>
  );
}
