// What the player's benchmark evaluates in a bare page: the real store and media, driven through loops and watched frame
// by frame. Not part of the product's bundles.

import type { Scene } from '#rules/player/scene.ts';
import { makeDancer } from '../dancer/dancer-medium.ts';
import { deviceMemory } from '../device-memory.ts';
import { makeFile } from '../file/file-medium.ts';
import type { Medium } from '../medium.ts';
import { createPlayer } from '../player-store.ts';
import { makeYoutube } from '../youtube/youtube-medium.ts';
import { recordVideo } from './record-video.ts';

type Kind = Medium['kind'];

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
  let medium: Medium | null = null;
  const player = createPlayer({
    makeMedium: async (place, source) => {
      if (source.kind === 'dancer') medium = makeDancer(place, source);
      else if (source.kind === 'file') medium = makeFile(place, source);
      else medium = makeYoutube(place, source);
      return medium;
    },
    now: () => performance.now(),
    memory: deviceMemory(null),
    toast: () => {},
    advance: () => {},
    finished: () => {},
    log: () => {},
    countIn: () => () => {},
  });
  player.attach(host);
  player.send({
    type: 'open',
    scene: await sceneOf(kind),
    start_at: null,
    loop: { kind: 'ab', range },
    play: true,
    rate,
  });
  const times = await watchLoops(() => (medium ? truePosition(medium) : range.start), rate, loops);
  player.destroy();
  return times;
}

async function sceneOf(kind: Kind): Promise<Scene> {
  const whole = { start: 0, end: 3.5 };
  const base = {
    id: kind,
    video: whole,
    dance: whole,
    items: [],
    advances: false,
    repeats: true,
    without_media: false,
  };
  if (kind === 'dancer') return { ...base, sources: [{ kind: 'dancer' }] };
  if (kind === 'youtube') return { ...base, sources: [{ kind: 'youtube', youtube_id: 'aaaaaaaaaaa' }] };
  recorded ??= recordVideo(4);
  return { ...base, sources: [{ kind: 'file', url: await recorded }] };
}

/** The stand-in knows better than it reports. */
function truePosition(medium: Medium): number {
  const { standIn } = window as unknown as { standIn?: { players: { exact(): number }[] } };
  const truth = medium.kind === 'youtube' ? standIn?.players.at(-1)?.exact() : undefined;
  return truth ?? medium.position();
}

function watchLoops(position: () => number, rate: number, loops: number): Promise<LoopTimes> {
  const times: LoopTimes = { overshoot: [], restart: [] };
  let last = range.start;
  let furthest = range.start;
  let began = false;
  return new Promise((resolve) => {
    requestAnimationFrame(function look() {
      const now = position();
      // Before the first picture of the range, the medium is still being brought there.
      began ||= now > range.start + 0.05 && now < range.end;
      if (began && now < last - 0.4) {
        times.overshoot.push((Math.max(0, furthest - range.end) / rate) * 1000);
        times.restart.push((Math.abs(now - range.start) / rate) * 1000);
        furthest = now;
      }
      if (began) furthest = Math.max(furthest, now);
      last = now;
      if (times.restart.length >= loops) return resolve(times);
      // Asking after the frame's own work puts this look behind the medium's in the next one: it sees what is shown.
      setTimeout(() => requestAnimationFrame(look));
    });
  });
}
