// The class formation dances on the landing page's stage, all of it beside the page: one script with the dance and its
// painter, so that the page's own thread does nothing for it.

import { countSeconds, phraseSeconds, routineDuration } from '#dance/content/routine/routine.ts';
import { chorusIn, chorusShot } from '#dance/rules/routine/camera/group-shot.ts';
import { houseDance } from '#dance/rules/routine/dance.ts';
import { type Frame, safeRatio } from '#dance/web/paint/camera.ts';
import { formationOf } from '#dance/web/paint/formation.ts';
import { type Picture, picturePainter } from '#dance/web/paint/picture.ts';

/** The first message: where to paint. */
export type DancersStage = { picture: OffscreenCanvas };
/** Every other message: the picture's size, and whether the dancers move. */
export type ShownDancers = Frame & { dances: boolean };

/** Seconds of the routine at which the dancers begin: before, a dancer rises from the ground. Dancers that don't move stand there. */
const begin = 2 * phraseSeconds + 2 * countSeconds;
/** The longest step between two pictures, in seconds: a dance that stood for a while goes on where it stopped. */
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
  // The page shows the dancers from their first picture on.
  postMessage('seen');
  before = performance.now();
  if (data.dances) frame = requestAnimationFrame(dance);
});
