import { useMemo, useRef } from 'react';
import { seen } from '#dance/rules/routine/camera/lens.ts';
import { bones, type Joint } from '#dance/rules/routine/pose.ts';
import { dancerRoom } from '#mirror/rules/dancer-room.ts';
import { usePlayer } from '#player/web/use-player.ts';
import type { StoredTake } from './take-store.ts';
import type { TakeDance } from './use-dance-of.ts';
import { useFrame } from './use-frame.ts';

/**
 * Thickness in metres of the body around the bones that begin at these joints; around all other bones the body is as
 * thick as an arm.
 */
const thick: Partial<Record<Joint, number>> = {
  pelvis: 0.3,
  waist: 0.32,
  head: 0.24,
  hip_left: 0.17,
  hip_right: 0.17,
};
const arm = 0.11;

/** The place where a person usually is, for a film in which no person was found. */
const usualBox = { left: 0.25, right: 0.75, top: 0.1, bottom: 0.95 };

type GhostProps = { take: StoredTake; dance: TakeDance; width: number; height: number };

/** Draws the dancer's outline over a take, in the size and place of the filmed person. */
export function Ghost({ take, dance, width, height }: GhostProps) {
  const player = usePlayer();
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useMemo(() => dancerRoom(dance.poseAt, take.segment), [take, dance]);
  const box = take.box ?? usualBox;
  const zoom = ((box.bottom - box.top) * height) / (room.high - room.low);
  const middle = ((box.left + box.right) / 2) * width - ((room.left + room.right) / 2) * zoom;

  useFrame(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { joints } = dance.poseAt(player.position());
    const spot = (joint: Joint) => {
      const { right, up } = seen(joints[joint]);
      return [middle + right * zoom, box.bottom * height - (up - room.low) * zoom] as const;
    };
    context.clearRect(0, 0, width, height);
    context.lineCap = 'round';
    context.strokeStyle = '#ffd166';
    // The body is drawn, and then a thinner body is erased from it, so that an outline stays.
    for (const [mode, less] of [
      ['source-over', 0],
      ['destination-out', width / 90],
    ] as const) {
      context.globalCompositeOperation = mode;
      for (const [from, to] of bones) {
        context.lineWidth = Math.max(1, (thick[from] ?? arm) * zoom - less);
        context.beginPath();
        context.moveTo(...spot(from));
        context.lineTo(...spot(to));
        context.stroke();
      }
    }
  });

  return <canvas ref={canvas} className="mirror-picture" width={width} height={height} />;
}
