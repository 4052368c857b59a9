import { useEffect, useRef, useState } from 'react';
import { usePlayer } from '../use-player.ts';
import { danceAtOf } from './dance-at.ts';
import { Ghost } from './ghost.tsx';
import { keepInStep } from './take-replay.ts';
import type { StoredTake } from './take-store.ts';
import { useMirrorCopy } from './use-mirror-copy.ts';

type FilmProps = { take: StoredTake; label: string; ghost?: boolean };

/** The film of a take, in step with the dancer beside it, whatever is done to the stage. */
export function Film({ take, label, ghost = false }: FilmProps) {
  const text = useMirrorCopy();
  const player = usePlayer();
  const video = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    if (!video.current) return;
    const address = URL.createObjectURL(take.film);
    video.current.src = address;
    const stop = keepInStep(video.current, take, danceAtOf(player));
    return () => {
      stop();
      URL.revokeObjectURL(address);
    };
  }, [player, take]);

  return (
    <figure className="mirror-film" data-mirrored={take.mirrored}>
      <video
        ref={video}
        className="mirror-picture"
        muted
        playsInline
        disableRemotePlayback
        aria-label={label}
        onError={() => setLost(true)}
        onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
          setSize({ width, height })
        }
      />
      {ghost && size && <Ghost take={take} {...size} />}
      <figcaption className="mirror-sign">{lost ? text('mirror_lost_film') : label}</figcaption>
    </figure>
  );
}
