// The film of the dancer, or of noise alone, is painted as JPEG pictures for a browser's false camera.

import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { picturePainter } from '#dance/web/paint/picture.ts';
import { dancerRoom } from '#mirror/rules/dancer-room.ts';
import { paintFrameNumber } from './frame-number.ts';

const size = { width: 320, height: 240 };
const scene = {
  ...size,
  safe: { top: 0, bottom: 0 },
  side: 'front',
  mirrored: true,
  seated: false,
  grain: 1,
  footing: null,
  trails: null,
} as const;

/**
 * Returns frames `first` to `last` as JPEG in base64. The dancer is shown from `start` seconds of the routine on,
 * `rate` frames a second, at `scale` of the picture's height; if `scale` is null, there is no dancer. `noise` is 0 to
 * 1 of the brightness.
 */
export async function paintFilm(
  { start, rate }: { start: number; rate: number },
  [first, last]: [number, number],
  { scale, noise }: { scale: number | null; noise: number },
): Promise<string[]> {
  const layers = [document.createElement('canvas'), document.createElement('canvas')] as const;
  const paint = picturePainter(...layers);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { left, right, low, high } = dancerRoom(poseAt, { start, end: start + 16 });
  const tall = Math.max(high - low, ((right - left) * size.height) / size.width) * 1.05;
  const shot = { middle: (left + right) / 2, low, tall };
  const frames: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const seconds = start + number / rate;
    context.fillStyle = '#665f55';
    context.fillRect(0, 0, size.width, size.height);
    if (scale !== null) {
      paint({ ...scene, shot, seconds, poses: [poseAt(seconds)] });
      const [across, down] = [size.width * scale, size.height * scale];
      for (const layer of layers)
        context.drawImage(layer, (size.width - across) / 2, (size.height - down) / 2, across, down);
    }
    addNoise(context, noise);
    paintFrameNumber(context, number);
    frames.push(canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '');
  }
  return frames;
}

function addNoise(context: CanvasRenderingContext2D, noise: number): void {
  if (noise === 0) return;
  const picture = context.getImageData(0, 0, size.width, size.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const change = (Math.random() - 0.5) * 255 * noise;
    for (let colour = 0; colour < 3; colour += 1)
      picture.data[at + colour] = (picture.data[at + colour] as number) + change;
  }
  context.putImageData(picture, 0, 0);
}
