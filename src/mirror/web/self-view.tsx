import { CameraOff, Circle, Square, SwitchCamera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type MirrorKey, mirror } from '#mirror/content/mirror.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { boundsOf, type PlayerState, placeOf, sourceOf, stepRange } from '#player/rules/player-state.ts';
import type { Range } from '#player/rules/range.ts';
import { isWithin } from '#player/rules/range.ts';
import { segmentAt, segmentsOn } from '#player/rules/segments.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';
import { type Facing, hasTwoCameras } from './camera.ts';
import { filmOnce, type TakeState } from './film-once.ts';
import { loopRange } from './loop-range.ts';
import { type BarProps, MirrorBar, MirrorButton } from './mirror-bar.tsx';
import { recordedType, type Take } from './take-recorder.ts';
import { useCamera } from './use-camera.ts';

type SelfViewProps = {
  bar: BarProps;
  onTaken: (take: Take, segment: Range, mirrored: boolean) => void;
  onClose: () => void;
};

/** Seconds above which a range is too long to be filmed as a segment. */
const longest = 31;

/** Shows the camera's picture, mirrored if the camera looks at the person, with the button that films a segment. */
export function SelfView({ bar, onTaken, onClose }: SelfViewProps) {
  const text = useText(mirror);
  const player = usePlayer();
  const repeats = usePlayerState((state) => state.scene?.repeats === true);
  const [facing, setFacing] = useState<Facing>('user');
  const { camera, trouble, again } = useCamera(facing);
  const [turns, setTurns] = useState(false);
  const [stage, setStage] = useState<TakeState>('idle');
  const [said, setSaid] = useState<MirrorKey | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const cancel = useRef(() => {});
  /** Whether the film is complete and no longer needs the camera. */
  const filmed = useRef(false);
  const mirrored = camera?.facing !== 'environment';

  useEffect(() => {
    if (!camera || !video.current) return;
    video.current.srcObject = camera.stream;
    void hasTwoCameras().then(setTurns);
    return () => {
      if (!filmed.current) cancel.current();
    };
  }, [camera]);

  function record() {
    if (!camera || !video.current) return;
    if (recordedType() === null) return setSaid('mirror_no_recording');
    setSaid(null);
    const before = player.getState();
    const range = toFilm(before);
    cancel.current = filmOnce({
      player,
      video: video.current,
      stream: camera.stream,
      range,
      onStage(next) {
        filmed.current = next === 'saving';
        setStage(next);
      },
      onEnd(outcome) {
        cancel.current = () => {};
        setStage('idle');
        if ('take' in outcome) return onTaken(outcome.take, range, mirrored);
        // The person may be watching another take by now.
        if (!video.current) return;
        setSaid(outcome.failed);
        // The take replaced the practised loop, which is put back here.
        if (before.practice) loopRange(player, before.practice.loop.range);
      },
    });
  }

  const busy = stage !== 'idle';
  const status: MirrorKey | null = camera ? stageTexts[stage] : trouble ? null : 'mirror_waiting';
  return (
    <div className="mirror-view" data-stage={stage} data-mirrored={mirrored}>
      <video
        ref={video}
        className="mirror-picture"
        autoPlay
        muted
        playsInline
        disablePictureInPicture
        aria-label={text('mirror_label')}
      />
      {trouble && (
        <div className="mirror-trouble" role="alert">
          <p>{text(`mirror_problem_${trouble}`)}</p>
          <Button look="night" size="compact" onClick={again}>
            {text('mirror_try_again')}
          </Button>
        </div>
      )}
      {status && (
        <p className={chipClass('night', 'mirror-sign')} role="status">
          {camera && <i className="mirror-light" />}
          <span>{text(status)}</span>
        </p>
      )}
      {said && !busy && (
        <p className={chipClass('night', 'mirror-said')} role="alert">
          {text(said)}
        </p>
      )}
      <MirrorBar {...bar}>
        {camera && repeats && (
          <MirrorButton
            label={text(busy ? 'mirror_record_stop' : 'mirror_record')}
            kind="record"
            // A `disabled` button would lose the focus, which must stay there until it moves on to the take.
            aria-disabled={stage === 'saving'}
            // The second tap of a double tap is ignored: it would stop the take that the first tap began.
            onClick={({ detail }) => {
              if (detail < 2 && stage !== 'saving') (busy ? cancel.current : record)();
            }}
          >
            {busy ? <Square /> : <Circle />}
          </MirrorButton>
        )}
        {turns && !busy && (
          <MirrorButton
            label={text('mirror_turn')}
            onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
          >
            <SwitchCamera />
          </MirrorButton>
        )}
        <MirrorButton label={text('mirror_off')} onClick={onClose}>
          <CameraOff />
        </MirrorButton>
      </MirrorBar>
    </div>
  );
}

const stageTexts: Record<TakeState, MirrorKey> = {
  idle: 'mirror_on',
  ready: 'mirror_get_ready',
  filming: 'mirror_recording',
  saving: 'mirror_saving',
};

/**
 * Returns the range to film: the practised loop if it is within the step and not too long, or else the current segment.
 * A take of any range outside of the step could not be watched beside the dance.
 */
export function toFilm(state: PlayerState): Range {
  const [bounds, step] = [boundsOf(state), stepRange(state)];
  if (state.practice && bounds.end - bounds.start <= longest && isWithin(bounds, step)) return bounds;
  const segments = segmentsOn(sourceOf(state), step);
  return segments[segmentAt(segments, placeOf(state))] ?? bounds;
}
