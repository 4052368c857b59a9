// Places the torso and the head. The head arrives after the chest, and both sway slowly from side to side.

import { collar, spine } from './body.ts';
import { channel } from './channels.ts';
import { type Frame, frame, toWorld } from './frame.ts';
import type { Vec } from './pose.ts';
import type { Pelvis } from './pose-pelvis.ts';
import { along, radians } from './vector.ts';

export type Spine = {
  waist: Vec;
  chest: Vec;
  neck: Vec;
  head: Vec;
  crown: Vec;
  chestFrame: Frame;
  headFrame: Frame;
};

/** Places the spine and the head. The head follows late, so it also needs `before`, the row a moment ago. */
export function poseSpine(row: Float64Array, before: Float64Array, pelvis: Pelvis, beat: number): Spine {
  const [yaw, lean, bend] = chestAngles(row);
  const [lateYaw, lateLean, lateBend] = chestAngles(before);
  const sway = Math.sin(beat * 0.83) * 1.2 + Math.sin(beat * 0.37 + 1) * 1.3;
  const waistFrame = frame(yaw - (row[channel.twist] as number) / 2, lean * 0.7, (bend + sway) / 2);
  const chestFrame = frame(yaw, lean, bend + sway);
  const headFrame = frame(
    yaw + (row[channel.look] as number) + (lateYaw - yaw) * 0.8,
    lean * 0.45 + (row[channel.nod] as number) + (lateLean - lean) * 0.8,
    bend * 0.5 + (row[channel.tilt] as number) + (lateBend - bend) * 0.8 - sway * 1.4,
  );
  const neckFrame = frame(
    yaw + (row[channel.look] as number) * 0.4,
    (lean + lean * 0.45 + (row[channel.nod] as number)) / 2,
    bend * 0.75 + (row[channel.tilt] as number) / 2,
  );
  const waist = along(pelvis.place, pelvis.frame.up, spine.waist);
  const chest = along(waist, waistFrame.up, spine.chest);
  const neck = along(chest, chestFrame.up, spine.neck);
  const head = along(neck, neckFrame.up, spine.head);
  const crown = along(head, headFrame.up, spine.crown);
  return { waist, chest, neck, head, crown, chestFrame, headFrame };
}

/** The place of the shoulder on `side` (1 left, -1 right), at the end of a collarbone that `shrug` lifts. */
export function collarTo({ chest, chestFrame }: Spine, side: 1 | -1, shrug: number): Vec {
  const rise = radians(collar.rise + collar.shrug * shrug);
  const reach: Vec = [Math.cos(rise) * side * collar.length, Math.sin(rise) * collar.length, 0];
  return along(chest, toWorld(chestFrame, reach), 1);
}

function chestAngles(row: Float64Array): [yaw: number, lean: number, bend: number] {
  const yaw =
    (row[channel.facing] as number) + (row[channel.swivel] as number) + (row[channel.twist] as number);
  return [yaw, row[channel.lean] as number, row[channel.bend] as number];
}
