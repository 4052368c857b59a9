import { ExternalLink } from 'lucide-react';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayerState } from '../use-player.ts';

/** The same video at the service, open to everybody: always there where a step has one, also while the understudy dances. */
export function WatchLink() {
  const text = useReadCopy();
  const page = usePlayerState((state) => state.scene?.sources.find(({ host }) => host)?.host?.page);
  if (!page) return null;
  return (
    <a className="watch-link" href={page} target="_blank" rel="noopener">
      {text('lesson_watch_on_video_service')}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
