import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { type Dancers, danceLate } from './late-dancers.ts';

/**
 * Loads the dancers onto a canvas. Returns whether the visitor has stopped them (`still`), and the function that stops
 * and starts them.
 */
export function useHeroDancers(canvas: RefObject<HTMLCanvasElement | null>) {
  const [dancers, setDancers] = useState<Dancers | null>(null);
  const [still, setStill] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gone = false;
    const coming = danceLate(element);
    void coming.then((made) => !gone && setDancers(made));
    return () => {
      gone = true;
      void coming.then((made) => made?.destroy());
    };
  }, [canvas]);
  useEffect(() => dancers?.setStill(still), [dancers, still]);
  return { still, setStill };
}

/**
 * Stops and starts the dancers (WCAG 2.2.2). The style sheet hides the button while there are no dancers that can move.
 */
export function HeroPause({ still, onStill }: { still: boolean; onStill: (still: boolean) => void }) {
  const text = useText();
  return (
    <IconButton
      className="landing-pause"
      look="night"
      label={text(still ? 'player_play' : 'player_pause')}
      onClick={() => onStill(!still)}
    >
      {still ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </IconButton>
  );
}
