import { useEffect, useState } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { isActive } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** Milliseconds for which the line about the side is shown. */
const lineMs = 6000;

/**
 * The line that is shown in the first dance on a device: it says from which side the dance is seen, and has a
 * button that chooses another side.
 */
export function FirstSide({ onChange }: { onChange: () => void }) {
  const text = useText();
  const player = usePlayer();
  const first = usePlayerState((state) => !state.settings.sideChosen);
  const active = usePlayerState(isActive);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!first || !active) return;
    setShown(true);
    player.send({ type: 'changeSettings', settings: { sideChosen: true } });
  }, [player, first, active]);

  useEffect(() => {
    if (!shown) return;
    const timer = window.setTimeout(() => setShown(false), lineMs);
    return () => window.clearTimeout(timer);
  }, [shown]);

  if (!shown) return null;
  return (
    <p className={chipClass('night', 'first-side')} role="status">
      <span>{text('player_side_first')}</span>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          setShown(false);
          onChange();
        }}
      >
        {text('player_side_change')}
      </Button>
    </p>
  );
}
