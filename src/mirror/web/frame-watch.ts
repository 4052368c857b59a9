// Each frame of a camera's video is looked at, to find when the frame was taken and how much has moved since the frame
// before.

import { motionBetween } from '#mirror/rules/motion-curve.ts';

/**
 * A frame as it was seen. `takenAt` is in milliseconds of performance.now. `motion` is per second since the frame
 * before, and `movedAt` is the middle of that time. `picture` is small and grey.
 */
export type SeenFrame = { takenAt: number; movedAt: number; motion: number; picture: Uint8Array };

/** Size in pixels of the small picture that is compared: large enough to show an arm at the far end of a room. */
export const smallWidth = 64;
const smallHeight = 48;

/** Milliseconds from taking a frame to showing it, for browsers that do not say when a frame was taken. */
const usualDelay = 70;

/**
 * Calls `see` for every frame of `video` after the first, which has no frame before it to compare with; returns the
 * function that stops these calls. In browsers without frame callbacks the video is looked at 30 times a second.
 */
export function watchFrames(video: HTMLVideoElement, see: (frame: SeenFrame) => void): () => void {
  const pictureOf = smallPictures();
  let before: { picture: Uint8Array; takenAt: number } | null = null;
  let watching = true;

  function look(takenAt: number) {
    const picture = pictureOf(video);
    if (!picture) return;
    const passed = before ? takenAt - before.takenAt : 0;
    if (before && passed > 0) {
      const motion = (motionBetween(before.picture, picture) / passed) * 1000;
      see({ takenAt, movedAt: takenAt - passed / 2, motion, picture });
    }
    before = { picture, takenAt };
  }

  if (!('requestVideoFrameCallback' in video)) {
    const timer = setInterval(() => look(performance.now() - usualDelay), 1000 / 30);
    return () => clearInterval(timer);
  }
  const onFrame = (shownAt: number, { captureTime }: VideoFrameCallbackMetadata) => {
    if (!watching) return;
    look(captureTime ?? shownAt - usualDelay);
    video.requestVideoFrameCallback(onFrame);
  };
  video.requestVideoFrameCallback(onFrame);
  return () => {
    watching = false;
  };
}

/** Returns a function that makes small grey pictures of a video; null while the video shows nothing. */
export function smallPictures(): (video: HTMLVideoElement) => Uint8Array | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: smallWidth, height: smallHeight });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!context || video.videoWidth === 0) return null;
    context.drawImage(video, 0, 0, smallWidth, smallHeight);
    return greyOf(context.getImageData(0, 0, smallWidth, smallHeight).data);
  };
}

/** Returns the pixels in grey, one byte each (luma of Rec. 601). */
function greyOf(pixels: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * 4;
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    grey[index] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return grey;
}
