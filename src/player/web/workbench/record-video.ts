// A video for measurements, which the browser itself makes: a square that moves, so that every frame differs.

/**
 * Returns the address of a WebM video of `seconds` seconds with about 60 frames a second. Making the video takes
 * as long as it plays.
 */
export async function recordVideo(seconds: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const ink = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(60), { mimeType: 'video/webm' });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const over = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start(200);
  const began = performance.now();
  await new Promise<void>((resolve) => {
    requestAnimationFrame(function draw(now) {
      if (ink) {
        ink.fillStyle = '#150d24';
        ink.fillRect(0, 0, 320, 180);
        ink.fillStyle = '#ffd166';
        ink.fillRect(((now - began) / 10) % 320, 60, 40, 40);
      }
      if (now - began < seconds * 1000) requestAnimationFrame(draw);
      else resolve();
    });
  });
  recorder.stop();
  await over;
  return URL.createObjectURL(new Blob(pieces, { type: 'video/webm' }));
}
