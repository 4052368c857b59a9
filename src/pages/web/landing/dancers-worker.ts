// The worker in which a formation of dancers dances on the landing page's stage. It has the dance and the painter, so
// that the page's own thread has no work with them.

import { countSeconds, phraseSeconds, routineDuration } from '#dance/content/routine/routine.ts';
import { chorusIn, chorusShot } from '#dance/rules/routine/camera/group-shot.ts';
import { houseDance } from '#dance/rules/routine/dance.ts';
import { type Frame, safeRatio } from '#dance/web/paint/camera.ts';
import { formationOf } from '#dance/web/paint/formation.ts';
import { type Picture, picturePainter } from '#dance/web/paint/picture.ts';

/** The first message: where to paint. */
export type DancersStage = { picture: OffscreenCanvas };
/** All other messages: the picture's size, and whether the dancers move. */
export type ShownDancers = Frame & { dances: boolean };

/**
 * The second of the routine to begin at: before it, a dancer rises from the ground. Dancers who don't move show this
 * second.
 */
const begin = 2 * phraseSeconds + 2 * countSeconds;
/**
 * The most seconds by which the dance goes on from picture to picture: after a pause the dance goes on where it
 * stopped.
 */
const longest = 0.1;

let paint = (_picture: Picture) => {};
let shown: ShownDancers | undefined;
let danced = 0;
let before = 0;
let frame = 0;

function show() {
  if (!shown) return;
  const seconds = (begin + danced) % routineDuration;
  const ratio = safeRatio(shown);
  const places = formationOf(chorusIn(ratio));
  paint({
    ...shown,
    grain: 1,
    seconds,
    shot: chorusShot(houseDance.shots.front(seconds, ratio), ratio, places.length - 1),
    poses: places.map(({ late }) => houseDance.poseAt(seconds - late)),
    seated: false,
    side: 'front',
    mirrored: false,
    footing: null,
    trails: null,
  });
}

function dance() {
  const now = performance.now();
  danced += Math.min(longest, (now - before) / 1000);
  before = now;
  show();
  frame = requestAnimationFrame(dance);
}

addEventListener('message', ({ data }: MessageEvent<DancersStage | ShownDancers>) => {
  if ('picture' in data) {
    paint = picturePainter(new OffscreenCanvas(1, 1), data.picture);
    return;
  }
  shown = data;
  cancelAnimationFrame(frame);
  show();
  // Tells the page to show the canvas, which has its first picture now.
  postMessage('seen');
  before = performance.now();
  if (data.dances) frame = requestAnimationFrame(dance);
});
