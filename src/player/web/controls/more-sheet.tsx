import { X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { isActive, type PlayerState } from '#player/rules/player-state.ts';
import { usePlayerState } from '../use-player.ts';
import { PlayerTools } from './player-tools.tsx';
import { FullButton } from './stage-row.tsx';

const SoundPanel = lazyComponent(async () => (await import('./drawers/sound-panel.tsx')).SoundPanel);

type MoreSheetProps = {
  open: boolean;
  onClose: () => void;
  full: boolean;
  onFull: () => void;
  /** The buttons that other subjects add to the row. */
  buttons: ReactNode;
  /** The page's own part of the sheet, above the player's. */
  children: ReactNode;
};

/**
 * The sheet with the controls that are needed now and then. It covers a part of the page, so that the stage keeps
 * its size, and closes when a dance or a loop begins.
 */
export function MoreSheet({ open, onClose, full, onFull, buttons, children }: MoreSheetProps) {
  const text = useText();
  useCloseToDance(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} title={text('player_more')} place="bottom">
      <IconButton className="more-close" look="night" label={text('player_keys_close')} onClick={onClose}>
        <X />
      </IconButton>
      {/* The buttons for which a narrow row has no room. */}
      <div className="more-row">
        <div className="stage-row">
          <div className="stage-row-tools">{buttons}</div>
          <FullButton full={full} onFull={onFull} />
        </div>
      </div>
      {children}
      <div className="more-row">
        <Suspense>
          <SoundPanel />
        </Suspense>
      </div>
      <PlayerTools />
    </Dialog>
  );
}

/** Closes the sheet as soon as a dance or a loop begins, so that the picture can be seen. */
function useCloseToDance(open: boolean, onClose: () => void) {
  const active = usePlayerState(isActive);
  const practised = usePlayerState(begun);
  const seen = useRef({ active, practised });
  useEffect(() => {
    const began = (active && !seen.current.active) || (practised && practised !== seen.current.practised);
    seen.current = { active, practised };
    if (open && began) onClose();
  }, [open, active, practised, onClose]);
}

/**
 * Returns an object that stays the same while one loop, or one series of drills, is danced. Returns null for a loop
 * from A to B: the tools of such a loop are in the sheet, so the sheet stays open.
 */
function begun({ practice }: PlayerState): object | null {
  if (!practice || practice.loop.kind === 'ab') return null;
  return practice.loop.kind === 'drill' ? practice.loop.drills : practice.loop;
}
