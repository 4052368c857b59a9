import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mirror } from '#mirror/content/mirror.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { usePlayer } from '#player/web/use-player.ts';
import { danceAtOf } from './dance-at.ts';
import { Ghost } from './ghost.tsx';
import { followDance } from './take-replay.ts';
import type { StoredTake } from './take-store.ts';
import type { TakeDance } from './use-dance-of.ts';

type FilmProps = {
  take: StoredTake;
  label: string;
  /** The dance whose dancer is drawn over the film as an outline; null for no outline. */
  ghost?: TakeDance | null;
  /** Called when the film has reached the place of the dance, or can't be shown. */
  onReady?: () => void;
};

/** Shows the film of a take, which follows the dance beside it, whatever a person does at the stage. */
export function Film({ take, label, ghost = null, onReady }: FilmProps) {
  const text = useText(mirror);
  const player = usePlayer();
  const videos = useRef<[HTMLVideoElement | null, HTMLVideoElement | null]>([null, null]);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [lost, setLost] = useState(false);

  const announceReady = useEffectEvent(() => onReady?.());

  useEffect(() => {
    const [one, other] = videos.current;
    if (!one || !other) return;
    const address = URL.createObjectURL(take.film);
    one.src = address;
    other.src = address;
    const stop = followDance({
      videos: [one, other],
      take,
      loopStart: take.segment.start,
      danceAt: danceAtOf(player),
      onReady: announceReady,
    });
    return () => {
      stop();
      URL.revokeObjectURL(address);
    };
  }, [player, take]);

  return (
    <figure className="mirror-film" data-mirrored={take.mirrored}>
      {([0, 1] as const).map((index) => (
        <video
          key={index}
          ref={(video) => {
            videos.current[index] = video;
          }}
          className="mirror-picture"
          muted
          playsInline
          autoPlay
          disableRemotePlayback
          aria-label={label}
          onError={() => {
            setLost(true);
            onReady?.();
          }}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setSize({ width, height })
          }
        />
      ))}
      {ghost && size && <Ghost take={take} dance={ghost} {...size} />}
      <figcaption className={chipClass('night', 'mirror-sign')}>
        {lost ? text('mirror_lost_film') : label}
      </figcaption>
    </figure>
  );
}
