import './uploads.css';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { sizeText } from '#studio/rules/size-text.ts';
import { shownName } from '#studio/rules/uploads/upload-name.ts';
import { useReadAgain } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { keepFile } from './keep-file.ts';
import { dropUpload } from './send-file.ts';

export type LeftUpload = OutputOf<'listStudioUploads'>['uploads'][number];

/**
 * Lists the uploads that a closed page or another device has left. A complete film waits for a press, an incomplete
 * file until the operator chooses the same file again.
 */
export function LeftUploads({ kind, left }: { kind: LeftUpload['kind']; left: readonly LeftUpload[] }) {
  if (left.length === 0) return null;
  return (
    <ul
      className="stack snug"
      aria-label={kind === 'film' ? 'Films that are not whole' : 'Recordings that are not whole'}
    >
      {left.map((upload) => (
        <LeftLine key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function LeftLine({ upload: { id, kind, name, bytes, arrived, until } }: { upload: LeftUpload }) {
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const isWhole = kind === 'film' && arrived === bytes;
  const shown = shownName(name);
  const kept = `kept until ${new Date(until).toLocaleString()}`;
  async function run(act: () => Promise<unknown>) {
    setBusy(true);
    // After a refusal the list is not read again, so that the line with the reason stays.
    await act().then(readAgain, (error: Error) => setWrong(error.message));
    setBusy(false);
  }
  return (
    <li className="stack tight apart">
      <strong className="studio-file">{shown}</strong>
      <span>
        {isWhole
          ? `All of it has arrived, ${sizeText(bytes)}, but the page was left before it became a film of yours. It is ${kept}.`
          : `${sizeText(arrived)} of ${sizeText(bytes)} have arrived. Choose the same file again, and it goes on from there; the part is ${kept}.`}
      </span>
      <ErrorNote>{wrong}</ErrorNote>
      <div className="cluster">
        {isWhole && (
          <Button
            look="bone"
            size="small"
            busy={busy}
            busyLabel="Looking at it…"
            onClick={() => run(() => keepFile(id))}
          >
            Keep this film
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          aria-label={`Forget this part: ${shown}`}
          busy={busy}
          onClick={() => run(() => dropUpload(id))}
        >
          Forget this part
        </Button>
      </div>
    </li>
  );
}
