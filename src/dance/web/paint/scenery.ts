// The graveyard is one large picture, and each shot shows a piece of it. The ground therefore moves exactly with the
// dancer on it.

import { groupShot } from '#dance/rules/routine/camera/group-shot.ts';
import { type Camera, cameraFor, type Frame, safeRatio } from './camera.ts';

/**
 * The size and the camera of the painted graveyard, and the box (in the graveyard's pixels) that a still dancer's shot
 * shows. Moon and hills are placed in this box.
 */
export type Scenery = {
  width: number;
  height: number;
  camera: Camera;
  box: { x: number; y: number; width: number; height: number };
};

/** The most pixels of a scenery: more pixels would cost memory and show no more. */
const pixelBudget = 2_400_000;
/** Metres on the lens's plane: how far the middle of a shot moves aside, and the lowest floor that a shot shows. */
const wander = 1.1;
const floor = -1.9;
/** A still dancer's shot, the height of the tallest shot in a wide picture, and the width that stretched arms need. */
const still = { middle: 0, low: -1.62, tall: 2.1 };
const tallest = 2.6;
const widest = 2.3;

/**
 * Returns the scenery for a picture of a size. It is larger than all shots of the house routine; if `group`, it is
 * also larger than all shots of the group.
 */
export function sceneryFor(frame: Frame, group = false): Scenery {
  const ratio = safeRatio(frame);
  const lead = Math.max(tallest, widest / ratio);
  const lowest = { middle: 0, low: floor - 0.4 * (lead - tallest), tall: still.tall };
  const stepped = group ? groupShot(lowest, ratio) : lowest;
  const tall = Math.max(lead, stepped.tall);
  // Metres of the plane that the whole picture shows when the shot is tallest.
  const wide = tall * ratio;
  const metre = frame.width / wide;
  const low = stepped.low - frame.safe.bottom / metre;
  const high = Math.max(floor + lead, stepped.low + stepped.tall) + 0.5 + frame.safe.top / metre;
  const across = wide + 2 * wander;
  const near = cameraFor(frame, still).zoom;
  const zoom = Math.min(near, Math.sqrt(pixelBudget / (across * (high - low))));
  const camera = { zoom, x: (across / 2) * zoom, y: high * zoom };
  const shown = cropOf(camera, frame, cameraFor(frame, still));
  return {
    width: Math.round(across * zoom),
    height: Math.round((high - low) * zoom),
    camera,
    box: shown,
  };
}

/** Returns the piece of a scenery, in the scenery's pixels, that a picture's camera shows. */
export function cropOf(scenery: Camera, { width, height }: Frame, camera: Camera): Scenery['box'] {
  const scale = scenery.zoom / camera.zoom;
  return {
    x: scenery.x - camera.x * scale,
    y: scenery.y - camera.y * scale,
    width: width * scale,
    height: height * scale,
  };
}
