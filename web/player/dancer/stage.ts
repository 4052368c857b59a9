// The picture: three layers in one box (graveyard, mist, dancers), sized to the box and its screen.
// It draws the moment it is told and keeps no time of its own.

import { poseAt } from '#rules/routine/pose-at.ts';
import { onTheCount } from './on-the-count.ts';
import { paintBackdrop } from './paint/backdrop.ts';
import { cameraFor, type Side, seenFrom } from './paint/camera.ts';
import { paintFigure, paintShadows } from './paint/figure.ts';
import { formationOf } from './paint/formation.ts';

export type Stage = {
  /** Shows the dance at `seconds` of the routine. */
  show(seconds: number): void;
  setView(view: { side: Side; mirrored: boolean }): void;
  /** Dancers behind the lead: 0, 2 or 4. */
  setChorus(dancers: number): void;
  /** Whether the mist drifts. */
  setMoving(moving: boolean): void;
  destroy(): void;
};

/** More pixels than this cost battery and show nothing: about 1920 by 1080. */
const pixelBudget = 2_100_000;

export function makeStage(host: HTMLElement): Stage {
  const stage = document.createElement('div');
  stage.className = 'dancer-stage';
  stage.setAttribute('role', 'img');
  stage.setAttribute('aria-label', 'A zombie dancing the routine in a graveyard');
  const backdrop = document.createElement('canvas');
  const mist = document.createElement('div');
  const figures = document.createElement('canvas');
  backdrop.className = 'dancer-layer';
  mist.className = 'dancer-mist';
  figures.className = 'dancer-layer';
  stage.append(backdrop, mist, figures);
  host.replaceChildren(stage);

  const scene = backdrop.getContext('2d', { alpha: false });
  const ctx = figures.getContext('2d');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let camera = cameraFor(1, 1);
  let side: Side = 'front';
  let mirrored = false;
  let dancers = formationOf(0);
  let shown = 0;
  /** Scrolled out of sight, nothing is drawn. */
  let inSight = true;

  function draw() {
    if (!ctx || !inSight) return;
    ctx.clearRect(0, 0, camera.width, camera.height);
    const cast = dancers.map(({ right, back, late, wear }) => ({
      wear,
      pose: seenFrom(poseAt(calm.matches ? shown : shown - late), side, mirrored, right, back),
    }));
    for (const { pose } of cast) paintShadows(ctx, camera, pose);
    for (const { pose, wear } of cast) paintFigure(ctx, camera, pose, wear);
  }

  function resize() {
    const { width, height } = stage.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    const density = Math.min(devicePixelRatio || 1, 2, Math.sqrt(pixelBudget / (width * height)));
    const wide = Math.round(width * Math.max(density, 0.75));
    const tall = Math.round(height * Math.max(density, 0.75));
    if (wide === figures.width && tall === figures.height) return;
    for (const layer of [backdrop, figures]) {
      layer.width = wide;
      layer.height = tall;
    }
    camera = cameraFor(wide, tall);
    if (scene) paintBackdrop(scene, camera);
    draw();
  }

  const watcher = new ResizeObserver(resize);
  watcher.observe(stage);
  const sight = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? true;
    draw();
  });
  sight.observe(stage);
  calm.addEventListener('change', draw);
  resize();
  return {
    show(seconds) {
      // With reduced motion the poses change on counts, like slides.
      const next = calm.matches ? onTheCount(seconds) : seconds;
      if (next === shown) return;
      shown = next;
      draw();
    },
    setView(view) {
      side = view.side;
      mirrored = view.mirrored;
      draw();
    },
    setChorus(wanted) {
      dancers = formationOf(wanted);
      draw();
    },
    setMoving(moving) {
      stage.classList.toggle('dancer-stage-moving', moving);
    },
    destroy() {
      watcher.disconnect();
      sight.disconnect();
      calm.removeEventListener('change', draw);
      stage.remove();
    },
  };
}
