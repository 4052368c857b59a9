// The worker paints the dance in its own thread, so that the page's thread stays free for what the person does. The
// worker gets the two canvases, then pictures, and answers each picture once it is painted.

import { unpackPoses } from './paint/packed-pose.ts';
import { type Canvases, type PackedPicture, type Picture, picturePainter } from './paint/picture.ts';

let paint = (_picture: Picture) => {};

addEventListener('message', ({ data }: MessageEvent<Canvases | PackedPicture>) => {
  if ('picture' in data) {
    paint = picturePainter(data.scenery, data.picture);
    return;
  }
  paint({ ...data, poses: unpackPoses(data.poses) });
  postMessage(data.seconds);
});

// The page hands its canvases over only once it knows that the worker runs.
postMessage('ready');
