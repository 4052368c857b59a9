import { expect, test } from 'vitest';
import { routineDuration } from '#content/routine/routine.ts';
import { poseAt } from '#rules/routine/pose-at.ts';
import { cameraFor, facing, project, type Side, seenFrom } from './camera.ts';

const pose = poseAt(40);

test('from the front the dancer’s left is on the viewer’s right, from the back and in the mirror it is not', () => {
  const left = (side: Side, mirrored: boolean) => {
    const { hip_left, hip_right } = seenFrom(pose, side, mirrored).joints;
    const camera = cameraFor(1280, 720);
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
  const camera = cameraFor(1280, 720);
  const here = project(camera, [0, 0, 0]);
  const nearer = project(camera, [0, 0, 1]);
  expect(nearer.scale).toBeGreaterThan(here.scale);
  expect(nearer.y).toBeGreaterThan(here.y);
});

test.each([
  [1280, 720],
  [640, 480],
  [360, 640],
])('the whole routine stays inside a picture of %i by %i', (width, height) => {
  const camera = cameraFor(width, height);
  const across: number[] = [];
  const down: number[] = [];
  for (const side of ['front', 'back'] as const) {
    for (let time = 0; time <= routineDuration; time += 0.25) {
      for (const joint of Object.values(seenFrom(poseAt(time), side, false).joints)) {
        const { x, y } = project(camera, joint);
        across.push(x);
        down.push(y);
      }
    }
  }
  expect(across.filter((x) => x < 0 || x > width)).toEqual([]);
  expect(down.filter((y) => y < 0 || y > height)).toEqual([]);
});
