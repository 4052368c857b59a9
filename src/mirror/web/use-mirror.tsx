import { Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { RowButton } from '#player/web/controls/stage-row.tsx';
import { isLoadedForMirror } from './reload-for-camera.ts';

const Mirror = lazyComponent(async () => (await import('./mirror.tsx')).Mirror);

/** Returns the mirror's button in the stage's row, and the mirror, whose code is loaded at the first press. */
export function useMirror() {
  const text = useText();
  const [shown, setShown] = useState(isLoadedForMirror);
  return {
    button: (
      <RowButton
        className="row-you row-wide"
        label={`${text('player_mirror')}: ${text('player_mirror_label')}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Camera />
        <span>{text('player_mirror')}</span>
      </RowButton>
    ),
    picture: shown && (
      <Suspense>
        <Mirror onClose={() => setShown(false)} />
      </Suspense>
    ),
  };
}
