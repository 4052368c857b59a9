// What the picture costs: measured in real frames, so that the browser also has to put each one on the screen.

import { makeDancer } from '../dancer-medium.ts';
import { makeStage } from '../stage.ts';

/** A box of 1280 by 720 CSS pixels in the page. */
function makeBox(): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, { width: '1280px', height: '720px' });
  document.body.replaceChildren(box);
  return box;
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Milliseconds of script for each of `frames` frames with `chorus` dancers behind the lead, and frames a second. */
export async function measureFrames(
  chorus: number,
  frames: number,
): Promise<{ script: number[]; rate: number }> {
  const stage = makeStage(makeBox());
  stage.setChorus(chorus);
  stage.setMoving(true);
  const script: number[] = [];
  for (let i = 0; i < 30; i++) {
    stage.show(i / 60);
    await nextFrame();
  }
  const begun = performance.now();
  for (let i = 0; i < frames; i++) {
    const before = performance.now();
    stage.show(20 + (i * 300) / frames);
    script.push(performance.now() - before);
    await nextFrame();
  }
  const rate = (frames * 1000) / (performance.now() - begun);
  stage.destroy();
  return { script, rate };
}

/** Milliseconds from a lesson's data being there to the first frame in which the dancer has moved. */
export async function measureFirstFrame(): Promise<number> {
  const box = makeBox();
  const begun = performance.now();
  const dancer = makeDancer(box, { kind: 'dancer' });
  await dancer.load({ start: 30, rate: 1, muted: true });
  dancer.play();
  while (dancer.position() <= 30) await nextFrame();
  await nextFrame();
  const taken = performance.now() - begun;
  dancer.destroy();
  return taken;
}
