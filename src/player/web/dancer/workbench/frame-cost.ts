// Measures the cost of the picture in real frames, so that the cost of putting each frame on the screen is
// measured as well.

import { houseShots } from '#dance/rules/routine/dance.ts';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { safeRatio } from '#dance/web/paint/camera.ts';
import { formationOf } from '#dance/web/paint/formation.ts';
import { picturePainter } from '#dance/web/paint/picture.ts';
import { type MakePainter, makePainter } from '#dance/web/painter.ts';
import { dancerSource } from '#player/rules/medium-source.ts';
import { makeDancer } from '../dancer-medium.ts';
import { expectDancer } from '../expect-dancer.ts';

// The dancer is prepared before a lesson's data arrive, as on a lesson's page.
void expectDancer();

const box = { width: 1280, height: 720 };
const frame = { ...box, safe: { top: 0, bottom: 0 } };

/** Replaces the page's content by an element of the size `box`, in CSS pixels. */
function makeBox(): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { width: `${box.width}px`, height: `${box.height}px` });
  document.body.replaceChildren(element);
  return element;
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Milliseconds of script for each of `frames` frames with `chorus` dancers behind the lead, and frames a second. */
export async function measureFrames(
  chorus: number,
  frames: number,
): Promise<{ script: number[]; rate: number }> {
  const layers = [document.createElement('canvas'), document.createElement('canvas')] as const;
  makeBox().append(layers[1]);
  const paint = picturePainter(...layers);
  const show = (seconds: number) => {
    const poses = formationOf(chorus).map(({ late }) => poseAt(seconds - late));
    const shot = houseShots.front(seconds, safeRatio(frame));
    paint({
      ...frame,
      grain: 1,
      shot,
      seconds,
      poses,
      side: 'front',
      mirrored: false,
      seated: false,
      footing: null,
      trails: null,
    });
  };
  const script: number[] = [];
  for (let i = 0; i < 30; i++) {
    show(i / 60);
    await nextFrame();
  }
  const begun = performance.now();
  for (let i = 0; i < frames; i++) {
    const before = performance.now();
    show(20 + (i * 300) / frames);
    script.push(performance.now() - before);
    await nextFrame();
  }
  return { script, rate: (frames * 1000) / (performance.now() - begun) };
}

/** Milliseconds from the arrival of a lesson's data to the first frame in which the dancer has moved. */
export async function measureFirstFrame(): Promise<number> {
  const place = makeBox();
  const begun = performance.now();
  return new Promise((resolve) => {
    const watched: MakePainter = (scenery, canvas) =>
      makePainter(scenery, canvas, (seconds) => seconds > 30 && nextFrame().then(done));
    const dancer = makeDancer(place, dancerSource(), '', { paint: watched });
    const done = () => {
      resolve(performance.now() - begun);
      dancer.destroy();
    };
    void dancer.load({ start: 30, rate: 1, muted: true });
    dancer.play();
  });
}
