// The player's benchmark loads this file in an empty page: its functions run the real store and media through
// loops and check every frame. The product's bundles do not contain this file.

import { fileSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { danceScene, type Scene } from '#player/rules/scene.ts';
import { measureCounts } from './counts-shown.tsx';
import { giveFile } from './event-scene.ts';
import { measureItem } from './item-loops.ts';
import { playThrough } from './play-through.tsx';
import { playWatched } from './play-watched.ts';
import { recordVideo } from './record-video.ts';
import { type LoopTimes, watchLoops } from './watch-loops.ts';

type Kind = MediumSource['kind'];

const range = { start: 1, end: 2 };
let recorded: Promise<string> | null = null;

/** Loops one second of a medium `loops` times at `rate`, and measures how exactly the medium keeps the range. */
export async function measureLoops(kind: Kind, rate: number, loops: number): Promise<LoopTimes> {
  const watch = watchLoops(range, rate, loops);
  const player = playWatched(watch.see);
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

export { giveFile, measureCounts, measureItem, playThrough };

async function sceneOf(kind: Kind): Promise<Scene> {
  const scene = danceScene(kind, { start: 0, end: 7.5 }, { video: { start: 0, end: 3.5 } });
  if (kind === 'dancer') return scene;
  if (kind === 'youtube') return { ...scene, sources: [youtubeSource('aaaaaaaaaaa')] };
  recorded ??= recordVideo(4);
  return { ...scene, sources: [fileSource(await recorded)] };
}
