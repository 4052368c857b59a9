import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CueList } from '#web/player/dancer/cue-list.tsx';
import { DancerStage } from '#web/player/dancer/dancer-stage.tsx';
import { useReadCopy } from '#web/queries/copy.ts';
import { Button } from '#web/ui/button.tsx';

/** Seconds of the routine that the demo dances over and over: two phrases. */
const stretch = { start: 60, end: 90 };

/** The house dancer on the landing page's stage, with a taste of what the player can do. */
export function DemoDancer() {
  const copy = useReadCopy();
  const [playing, setPlaying] = useState(true);
  const [slow, setSlow] = useState(false);
  const [mirrored, setMirrored] = useState(false);
  const [sound, setSound] = useState(true);
  const [time, setTime] = useState(stretch.start);
  const pause = useRef<HTMLButtonElement>(null);

  // The button that was pressed is gone; the focus goes on to its successor.
  useEffect(() => pause.current?.focus({ preventScroll: true }), []);

  return (
    <div className="stack">
      <div className="screen landing-demo-stage">
        <DancerStage
          {...stretch}
          playing={playing}
          rate={slow ? 0.5 : 1}
          mirrored={mirrored}
          muted={!sound}
          onTime={setTime}
        />
      </div>
      <div className="cluster centered">
        <Button ref={pause} onClick={() => setPlaying(!playing)}>
          {playing ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
          {copy(playing ? 'landing_demo_pause' : 'landing_demo_resume')}
        </Button>
        <Button look="bone" aria-pressed={slow} onClick={() => setSlow(!slow)}>
          {copy('landing_demo_half_speed')}
        </Button>
        <Button look="bone" aria-pressed={mirrored} onClick={() => setMirrored(!mirrored)}>
          {copy('landing_demo_mirror')}
        </Button>
        <Button look="bone" aria-pressed={sound} onClick={() => setSound(!sound)}>
          {copy('landing_demo_sound')}
        </Button>
      </div>
      <CueList time={time} />
    </div>
  );
}
