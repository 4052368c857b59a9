import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { sizeText } from '#studio/rules/size-text.ts';
import { shownName } from '#studio/rules/uploads/upload-name.ts';
import { useStudioWrite } from '#studio/web/studio.ts';
import type { ServerFilms } from './use-server-films.ts';

/** The films on the server that no step shows, with a button to delete them. */
export function IdleFilms({ files, used }: { files: ServerFilms['files']; used: ReadonlySet<string> }) {
  const [asked, setAsked] = useState<string | null>(null);
  const remove = useStudioWrite('removeStudioFilm');
  const idle = files.filter(({ name }) => !used.has(name));
  if (idle.length === 0) return null;
  return (
    <Card aria-label="Films that no step shows">
      <h2 className="studio-name">On the server, in no step</h2>
      <ul className="stack tight">
        {idle.map(({ name, bytes }) => (
          <li key={name} className="cluster">
            <span className="studio-file">{shownName(name)}</span>
            <span className="quiet">{sizeText(bytes)}</span>
            <Button
              look="quiet"
              size="small"
              aria-label={`Delete ${shownName(name)}`}
              onClick={() => setAsked(name)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <SureDialog
        open={asked !== null}
        title="Delete this film from the server?"
        words={`“${shownName(asked ?? '')}” is in no step now. After this nothing brings it back, an undo of an earlier change neither: you would have to upload it again.`}
        yes="Delete it"
        no="Keep it"
        call={remove}
        busyLabel="Deleting…"
        onClose={() => setAsked(null)}
        onYes={() => {
          if (asked !== null) remove.mutate({ body: { name: asked } }, { onSuccess: () => setAsked(null) });
        }}
      />
    </Card>
  );
}
