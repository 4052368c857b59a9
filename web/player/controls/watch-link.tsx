import { ExternalLink } from 'lucide-react';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayerState } from '../use-player.ts';
import { watchAddress } from '../youtube/youtube-addresses.ts';

/** The same video at the service, open to everybody: always there where a step has one, also while the understudy dances. */
export function WatchLink() {
  const text = useReadCopy();
  const id = usePlayerState(
    (state) => state.scene?.sources.find((source) => source.kind === 'youtube')?.youtube_id,
  );
  const start = usePlayerState((state) => state.scene?.video.start ?? 0);
  if (!id) return null;
  return (
    <a className="watch-link" href={watchAddress(id, start)} target="_blank" rel="noopener">
      {text('lesson_watch_on_video_service')}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
