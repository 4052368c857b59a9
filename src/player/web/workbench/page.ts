// What the player's benchmark evaluates in a bare page: the real store and media, driven through loops and watched frame
// by frame. Not part of the product's bundles.

import { fileSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { danceScene, type Scene } from '#player/rules/scene.ts';
import { makeDancer } from '../dancer/dancer-medium.ts';
import { makeFile } from '../file/file-medium.ts';
import type { Medium } from '../medium.ts';
import { createPlayer, type PlayerEdges } from '../player-store.ts';
import { makeYoutube } from '../youtube/youtube-medium.ts';
import { playThrough } from './play-through.tsx';
import { quietEdges } from './quiet-edges.ts';
import { recordVideo } from './record-video.ts';
import { watchedPainter } from './watched-painter.ts';

type Kind = MediumSource['kind'];

export type LoopTimes = {
  /** Milliseconds of real time that each loop ran past its end. */
  overshoot: number[];
  /** Milliseconds of real time between the start of the range and the first picture of each repetition. */
  restart: number[];
};

const range = { start: 1, end: 2 };
let recorded: Promise<string> | null = null;

/** Loops one second of a medium `loops` times at `rate` and says how exactly. */
export async function measureLoops(kind: Kind, rate: number, loops: number): Promise<LoopTimes> {
  const host = document.createElement('div');
  host.className = 'bench-host';
  document.body.replaceChildren(host);
  const watch = watchLoops(rate, loops);
  const player = createPlayer(quietEdges(makeWatched(watch.see)));
  player.attach(host);
  player.send({
    type: 'open',
    scene: await sceneOf(kind),
    startAt: null,
    loop: { kind: 'ab', range },
    play: true,
    rate,
  });
  const times = await watch.times;
  player.destroy();
  return times;
}

export { playThrough };

/** The real media; `see` is told the seconds of every picture that each of them shows, not what its clock says. */
function makeWatched(see: (seconds: number) => void): PlayerEdges['makeMedium'] {
  return async (place, source) => {
    if (source.kind === 'dancer') return makeDancer(place, source, '', { paint: watchedPainter(see) });
    if (source.kind === 'file') {
      const medium = makeFile(place, source);
      const watcher = new MutationObserver(() => seeFrames(place.querySelector('video'), see));
      watcher.observe(place, { childList: true });
      return medium;
    }
    if (source.kind !== 'youtube') throw new Error('not a medium of this bench');
    const medium = makeYoutube(place, source, '');
    requestAnimationFrame(function look() {
      see(truePosition(medium));
      if (place.isConnected) requestAnimationFrame(look);
    });
    return medium;
  };
}

/** Every frame of a video that reaches the screen. */
function seeFrames(video: HTMLVideoElement | null, see: (seconds: number) => void): void {
  video?.requestVideoFrameCallback(function look(_now, { mediaTime }) {
    see(mediaTime);
    video.requestVideoFrameCallback(look);
  });
}

async function sceneOf(kind: Kind): Promise<Scene> {
  const scene = danceScene(kind, { start: 0, end: 7.5 }, { video: { start: 0, end: 3.5 } });
  if (kind === 'dancer') return scene;
  if (kind === 'youtube') return { ...scene, sources: [youtubeSource('aaaaaaaaaaa')] };
  recorded ??= recordVideo(4);
  return { ...scene, sources: [fileSource(await recorded)] };
}

/** The stand-in knows better than it reports. */
function truePosition(medium: Medium): number {
  const { standIn } = window as unknown as { standIn?: { players: { exact(): number }[] } };
  const truth = standIn?.players.at(-1)?.exact();
  return truth ?? medium.position();
}

/** Judges the pictures of a looped range; `times` are there after `loops` repetitions. */
function watchLoops(rate: number, loops: number) {
  const found: LoopTimes = { overshoot: [], restart: [] };
  let resolve: (times: LoopTimes) => void = () => {};
  const times = new Promise<LoopTimes>((resolveTimes, reject) => {
    resolve = resolveTimes;
    setTimeout(() => reject(new Error(`Only ${found.restart.length} of ${loops} loops were seen.`)), 120_000);
  });
  let last = range.start;
  let furthest = range.start;
  let began = false;
  const see = (now: number) => {
    // Before the first picture of the range, the medium is still being brought there.
    began ||= now > range.start + 0.05 && now < range.end;
    if (!began) return;
    if (now < last - 0.4) {
      found.overshoot.push((Math.max(0, furthest - range.end) / rate) * 1000);
      found.restart.push((Math.abs(now - range.start) / rate) * 1000);
      furthest = now;
      if (found.restart.length === loops) resolve(found);
    }
    furthest = Math.max(furthest, now);
    last = now;
  };
  return { see, times };
}
