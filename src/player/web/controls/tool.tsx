import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { PlayerEvent } from '#player/rules/player-event.ts';
import { usePlayer } from '../use-player.ts';

type ToolProps = {
  event: PlayerEvent;
  /** The button's name for screen readers, if its content does not say it. */
  label?: string;
  off?: boolean;
  pressed?: boolean;
  children: ReactNode;
};

/** A small button that sends the player one event. */
export function Tool({ event, label, off = false, pressed, children }: ToolProps) {
  const player = usePlayer();
  return (
    <Button
      look="night"
      size="compact"
      aria-label={label}
      aria-pressed={pressed}
      disabled={off}
      onClick={() => player.send(event)}
    >
      {children}
    </Button>
  );
}
