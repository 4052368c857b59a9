import { expect, test } from 'vitest';
import { routineDuration } from '#dance/content/routine/routine.ts';
import { groupShot } from '#dance/rules/routine/camera/group-shot.ts';
import { facing } from '#dance/rules/routine/camera/lens.ts';
import { houseShots } from '#dance/rules/routine/dance.ts';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { cameraFor, project, type Side, safeRatio, seenFrom } from './camera.ts';
import { cropOf, sceneryFor } from './scenery.ts';

const pose = poseAt(40);
const still = { middle: 0.2, low: -1.6, tall: 2 };
const frame = { width: 1280, height: 720, safe: { top: 0, bottom: 0 } };

test('the dancer’s left is on the viewer’s right from the front, on the left from the back, and mirroring swaps both', () => {
  const left = (side: Side, mirrored: boolean) => {
    const { hip_left, hip_right } = seenFrom(pose, side, mirrored).joints;
    const camera = cameraFor(frame, still);
    return project(camera, hip_left).x > project(camera, hip_right).x ? 'right' : 'left';
  };
  expect(left('front', false)).toBe('right');
  expect(left('front', true)).toBe('left');
  expect(left('back', false)).toBe('left');
  expect(left('back', true)).toBe('right');
});

test('the face looks at the viewer from the front and away from the back', () => {
  const ahead = { ...pose, face_forward: [0, 0, 1] as const };
  expect(facing(seenFrom(ahead, 'front', false).face_forward)).toBeGreaterThan(0.9);
  expect(facing(seenFrom(ahead, 'back', true).face_forward)).toBeLessThan(-0.9);
});

test('a step towards the viewer makes the dancer larger and lower in the picture', () => {
  const camera = cameraFor(frame, still);
  const here = project(camera, [0, 0, 0]);
  const nearer = project(camera, [0, 0, 1]);
  expect(nearer.scale).toBeGreaterThan(here.scale);
  expect(nearer.y).toBeGreaterThan(here.y);
});

const pictures = [
  { width: 360, height: 640, safe: { top: 0, bottom: 0 } },
  { width: 360, height: 740, safe: { top: 20, bottom: 120 } },
  { width: 740, height: 360, safe: { top: 10, bottom: 60 } },
  { width: 640, height: 640, safe: { top: 0, bottom: 80 } },
  { width: 768, height: 730, safe: { top: 0, bottom: 110 } },
  { width: 960, height: 760, safe: { top: 0, bottom: 30 } },
  { width: 1280, height: 720, safe: { top: 0, bottom: 90 } },
  { width: 2100, height: 900, safe: { top: 0, bottom: 0 } },
].flatMap((each) =>
  (['front', 'back'] as const).flatMap((side) =>
    [true, false].map((mirrored) => ({ frame: each, side, mirrored, size: `${each.width}x${each.height}` })),
  ),
);

test.each(pictures)(
  'a picture of $size keeps all joints in its safe box, $side, mirrored: $mirrored',
  (view) => {
    const { safe, width, height } = view.frame;
    const outside: string[] = [];
    for (let time = 0; time <= routineDuration; time += 0.25) {
      const camera = cameraOf(view, time);
      for (const [name, joint] of Object.entries(seenFrom(poseAt(time), view.side, view.mirrored).joints)) {
        const { x, y } = project(camera, joint);
        const inside = x > 0 && x < width && y > safe.top && y < height - safe.bottom;
        if (!inside) outside.push(`${time} ${name} ${x.toFixed()} ${y.toFixed()}`);
      }
    }
    expect(outside).toEqual([]);
  },
);

test.each(pictures.flatMap((view) => [false, true].map((group) => ({ ...view, group }))))(
  'the graveyard fills a picture of $size at every moment, $side, mirrored: $mirrored, of the group: $group',
  (view) => {
    const scenery = sceneryFor(view.frame, view.group);
    const bare: string[] = [];
    for (let time = 0; time <= routineDuration; time += 0.5) {
      const crop = cropOf(scenery.camera, view.frame, cameraOf(view, time, view.group));
      const inside =
        crop.x >= 0 &&
        crop.y >= 0 &&
        crop.x + crop.width <= scenery.width &&
        crop.y + crop.height <= scenery.height;
      if (!inside) bare.push(`${time} ${JSON.stringify(crop)} of ${scenery.width} ${scenery.height}`);
    }
    expect(bare).toEqual([]);
  },
);

test('a thing on the floor moves with the graveyard’s painted floor when the camera moves', () => {
  const scenery = sceneryFor(frame);
  const stone = [1.2, 0, -0.7] as const;
  const painted = project(scenery.camera, stone);
  for (const shot of [still, { middle: -0.6, low: -1.9, tall: 2.5 }]) {
    const camera = cameraFor(frame, shot);
    const crop = cropOf(scenery.camera, frame, camera);
    const { x, y } = project(camera, stone);
    expect(((painted.x - crop.x) / crop.width) * frame.width).toBeCloseTo(x, 6);
    expect(((painted.y - crop.y) / crop.height) * frame.height).toBeCloseTo(y, 6);
  }
});

function cameraOf({ frame, side, mirrored }: (typeof pictures)[number], time: number, group = false) {
  const ratio = safeRatio(frame);
  const lead = houseShots[side](time, ratio);
  const shot = group ? groupShot(lead, ratio) : lead;
  return cameraFor(frame, mirrored ? { ...shot, middle: -shot.middle } : shot);
}
