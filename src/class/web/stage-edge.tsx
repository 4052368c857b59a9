import { Maximize2, Minimize2, Pause, Play } from 'lucide-react';
import { classCopy } from '#class/content/class-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';

type StageEdgeProps = { playing: boolean; full: boolean; onPlay: () => void; onFill: () => void };

/** Play and full screen, on the edge of the picture. */
export function StageEdge({ playing, full, onPlay, onFill }: StageEdgeProps) {
  const text = useText(classCopy);
  return (
    <div className="cluster tight class-edge">
      <Button size="large" onClick={onPlay}>
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        <span>{text(playing ? 'class_stop' : 'class_play')}</span>
      </Button>
      <Button look="night" size="large" onClick={onFill}>
        {full ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
        <span>{text(full ? 'class_whole_leave' : 'class_whole')}</span>
      </Button>
    </div>
  );
}
