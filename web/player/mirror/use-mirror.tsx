import { Camera } from 'lucide-react';
import { useState } from 'react';
import { tabStore } from '#web/device-store.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { LatePart } from '../controls/late-part.tsx';
import { RowButton } from '../controls/stage-row.tsx';
import { mirrorWish } from './mirror-wish.ts';

/** The mirror's button for the stage's row, and what it opens: fetched with the first press. */
export function useMirror() {
  const text = useReadCopy();
  const [shown, setShown] = useState(() => tabStore.get(mirrorWish) !== null);
  return {
    button: (
      <RowButton label={text('player_mirror_label')} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Camera aria-hidden="true" />
        <span>{text('player_mirror')}</span>
      </RowButton>
    ),
    picture: shown && <LatePart load={loadMirror} wanted props={{ onClose: () => setShown(false) }} />,
  };
}

const loadMirror = async () => (await import('./mirror.tsx')).Mirror;
