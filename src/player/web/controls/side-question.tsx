import { useEffect } from 'react';
import { isActive } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { LatePart } from './late-part.tsx';

/** Asks once, before the first dance, from which side the learner wants to see it; one who just presses play gets the mirror. */
export function SideQuestion() {
  const player = usePlayer();
  const open = usePlayerState((state) => !state.extras.sideChosen);
  const stands = usePlayerState((state) => state.phase.name === 'paused');
  const active = usePlayerState(isActive);

  useEffect(() => {
    if (open && active) player.send({ type: 'setExtras', extras: { sideChosen: true } });
  }, [player, open, active]);

  if (!open || !stands) return null;
  return (
    <div className="side-question">
      <LatePart load={loadSidePanel} wanted props={{ asks: true }} />
    </div>
  );
}

const loadSidePanel = async () => (await import('./drawers/side-panel.tsx')).SidePanel;
