// The real media of a player, with the seconds of their pictures as they are seen, not as the media's clocks say.

import type { MediumSource } from '#player/rules/medium-source.ts';
import { makeCard } from '../card/card-medium.ts';
import { makeDancer } from '../dancer/dancer-medium.ts';
import { makeFile } from '../file/file-medium.ts';
import type { Medium } from '../medium.ts';
import type { PlayerEdges } from '../player-store.ts';
import { makeYoutube } from '../youtube/youtube-medium.ts';
import { watchedPainter } from './watched-painter.ts';

/**
 * Is called with the second of every picture that a medium shows, and the time at which it was shown, in
 * milliseconds of the page.
 */
export type See = (seconds: number, at: number) => void;

/** Makes the media of sources; `see` is called for every picture that these media show. */
export function watchedMedia(see: See): NonNullable<PlayerEdges['makeMedium']> {
  return async (place, source) => {
    const medium = makeOne(place, source, see);
    if (source.kind === 'file') {
      const watcher = new MutationObserver(() => seeFrames(place.querySelector('video'), see));
      watcher.observe(place, { childList: true });
    }
    if (source.kind === 'youtube' || source.kind === 'card')
      requestAnimationFrame(function look() {
        see(truePosition(medium, place), performance.now());
        if (place.isConnected) requestAnimationFrame(look);
      });
    return medium;
  };
}

function makeOne(place: HTMLElement, source: MediumSource, see: See): Medium {
  if (source.kind === 'file') return makeFile(place, source);
  if (source.kind === 'youtube') return makeYoutube(place, source, '');
  if (source.kind === 'card') return makeCard(place, source);
  return makeDancer(place, source, '', {
    paint: watchedPainter((seconds) => see(seconds, performance.now())),
  });
}

/** Calls `see` for every frame of a video that reaches the screen. */
function seeFrames(video: HTMLVideoElement | null, see: See): void {
  video?.requestVideoFrameCallback(function look(_now, { mediaTime, presentationTime }) {
    see(mediaTime, presentationTime);
    video.requestVideoFrameCallback(look);
  });
}

/**
 * The exact position of a medium without pictures to watch: that of the service's stand-in, or of the audio
 * element.
 */
function truePosition(medium: Medium, place: HTMLElement): number {
  const { standIn } = window as unknown as { standIn?: { players: { exact(): number }[] } };
  const sound = place.querySelector('audio')?.currentTime;
  return sound ?? standIn?.players.at(-1)?.exact() ?? medium.position();
}
