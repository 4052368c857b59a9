// The picture of the dance, as large as its box and as fine as its screen. Each call of `show` asks the painter
// for a picture at once; the stage has no clock.

import { countSeconds } from '#dance/content/routine/routine.ts';
import { chorusIn, chorusShot, groupShot } from '#dance/rules/routine/camera/group-shot.ts';
import { type Dance, houseDance } from '#dance/rules/routine/dance.ts';
import { footingAt } from '#dance/rules/routine/footing.ts';
import { hasMarks, makeHandTrails } from '#dance/rules/routine/hand-trails.ts';
import { behindAt } from '#dance/rules/routine/neighbours.ts';
import type { Pose } from '#dance/rules/routine/pose.ts';
import { makeGrain } from '#dance/web/grain.ts';
import { safeRatio } from '#dance/web/paint/camera.ts';
import { formationOf, groupOf } from '#dance/web/paint/formation.ts';
import type { Picture } from '#dance/web/paint/picture.ts';
import { type MakePainter, makePainter } from '#dance/web/painter.ts';
import type { GroupName } from '#player/rules/group.ts';
import type { Side } from '#player/rules/side.ts';
import { onTheCount } from './on-the-count.ts';

export type Stage = {
  /** Shows the dance at `seconds` of the routine. */
  show(seconds: number): void;
  setSide(side: Side): void;
  /** Shows the group instead of the chorus, seen from the viewer's own place in the group. */
  setGroup(group: GroupName): void;
  /** Sets the speed (1 is full speed), on which footprints and trails depend. */
  setRate(rate: number): void;
  /** Shows another version of the dance, at the same second. */
  setDance(dance: Dance): void;
  destroy(): void;
};

/**
 * The largest number of pixels of a picture, about 1920 by 1080: more pixels would use more battery without a
 * visible gain.
 */
const pixelBudget = 2_100_000;

/** The painter's view of each side. */
const views: Record<Side, Pick<Picture, 'side' | 'mirrored'>> = {
  mirror: { side: 'front', mirrored: true },
  follow: { side: 'back', mirrored: false },
  day: { side: 'front', mirrored: false },
};

/**
 * Makes a stage with `chorus` dancers behind the lead. `label` says what the picture shows. Tools that watch the
 * painter give their own `make`.
 */
export function makeStage(
  host: HTMLElement,
  label: string,
  chorus = 0,
  make: MakePainter = makePainter,
): Stage {
  const stage = document.createElement('div');
  stage.className = 'dancer-stage';
  stage.setAttribute('role', 'img');
  stage.setAttribute('aria-label', label);
  const canvas = document.createElement('canvas');
  canvas.className = 'dancer-picture';
  stage.append(canvas);
  // Where the browser can't draw, the label is shown instead, as with any other picture.
  if (!document.createElement('canvas').getContext('2d')) stage.append(label);
  host.replaceChildren(stage);

  const grain = makeGrain();
  let painted = 0;
  const painter = make(document.createElement('canvas'), canvas, () => painted++);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const view: Pick<Picture, 'width' | 'height' | 'safe' | 'seconds' | 'side' | 'mirrored'> = {
    width: 0,
    height: 0,
    safe: { top: 0, bottom: 0 },
    seconds: 0,
    ...views.mirror,
  };
  let rate = 1;
  let dance = houseDance;
  let trailsAt = makeHandTrails(dance.poseAt, countSeconds);
  let group: GroupName = 'alone';
  /** Whether the stage is in the visible part of the page; else nothing is drawn. */
  let inSight = true;

  function draw() {
    if (!inSight || document.hidden || view.width === 0) return;
    const ratio = safeRatio(view);
    const shot = dance.shots[view.side](view.seconds, ratio);
    grain.asked(performance.now(), painted);
    if (group !== 'alone') return drawGroup(groupShot(shot, ratio));
    const dancers = formationOf(Math.min(chorus, chorusIn(ratio)));
    const poses = dancers.map(({ late }) => poseBehind(late));
    const marked = hasMarks(rate);
    const footing = marked ? footingAt(dance.poseAt, view.seconds, countSeconds) : null;
    // With reduced motion the pictures change like slides, between which there is no movement to trace.
    const trails = marked && !calm.matches ? trailsAt(view.seconds) : null;
    const wide = chorusShot(shot, ratio, dancers.length - 1);
    painter.paint({
      ...view,
      grain: grain.share(),
      shot: wide,
      poses,
      footing,
      trails,
      seated: dance.seated,
    });
  }

  /** The pose of `late` seconds ago; with reduced motion all dancers have the same pose. */
  function poseBehind(late: number): Pose {
    return dance.poseAt(view.seconds - (calm.matches ? 0 : late));
  }

  /**
   * Draws the group around the viewer's place, which moves with the dance. Footprints and trails are left out,
   * because they would be under other dancers' feet.
   */
  function drawGroup(shot: Picture['shot']) {
    const poses = groupOf(view.side).map(({ who }) =>
      poseBehind(group === 'human' && who !== null ? behindAt(who, view.seconds) : 0),
    );
    const [x, , z] = dance.poseAt(view.seconds).joints.pelvis;
    const marks = { footing: null, trails: null, here: [x, 0, z] as const };
    painter.paint({ ...view, ...marks, grain: grain.share(), shot, poses, seated: dance.seated });
  }

  function change(part: Partial<typeof view>) {
    Object.assign(view, part);
    draw();
  }

  /**
   * Adapts the picture to the size of the stage. Only the observer calls this function, because a measurement
   * before the first layout would force a layout of the whole page. No dancer is drawn on the stage's padding,
   * because words cover it.
   */
  function resize(entry: ResizeObserverEntry | undefined) {
    const box = entry?.borderBoxSize[0];
    if (!entry || !box || box.inlineSize < 1 || box.blockSize < 1) return;
    const { inlineSize: wide, blockSize: tall } = box;
    const { top, height } = entry.contentRect;
    const density = Math.max(
      0.75,
      Math.min(devicePixelRatio || 1, 2, Math.sqrt(pixelBudget / (wide * tall))),
    );
    const pixels = (length: number) => Math.round(length * density);
    const safe = { top: pixels(top), bottom: Math.max(0, pixels(tall - top - height)) };
    change({ width: pixels(wide), height: pixels(tall), safe });
  }

  const watcher = new ResizeObserver((entries) => resize(entries.at(-1)));
  watcher.observe(stage);
  const sight = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? true;
    draw();
  });
  sight.observe(stage);
  calm.addEventListener('change', draw);
  document.addEventListener('visibilitychange', draw);
  return {
    show(seconds) {
      // With reduced motion the poses change only on counts, like slides.
      const next = calm.matches ? onTheCount(seconds) : seconds;
      if (next !== view.seconds) change({ seconds: next });
    },
    setSide: (side) => change(views[side]),
    setGroup(wanted) {
      group = wanted;
      draw();
    },
    setRate(wanted) {
      rate = wanted;
      draw();
    },
    setDance(wanted) {
      dance = wanted;
      trailsAt = makeHandTrails(dance.poseAt, countSeconds);
      draw();
    },
    destroy() {
      watcher.disconnect();
      sight.disconnect();
      calm.removeEventListener('change', draw);
      document.removeEventListener('visibilitychange', draw);
      painter.destroy();
      stage.remove();
    },
  };
}
