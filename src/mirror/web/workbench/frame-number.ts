// The number of a frame is painted into its lowest rows, as boxes in two greys, so that a shown frame can be
// identified. The greys are so alike that the mirror takes their change for noise.

const bits = 10;
/** Two boxes, one of each grey, come before the bits as references. */
const boxes = bits + 2;
const [dark, light] = ['#606060', '#6b6b6b'];
/** The share of the height that the boxes take. */
const high = 0.08;

export function paintFrameNumber(context: CanvasRenderingContext2D, number: number): void {
  const { width, height } = context.canvas;
  for (let box = 0; box < boxes; box += 1) {
    const isLight = box < 2 ? box === 1 : (number >> (box - 2)) & 1;
    context.fillStyle = isLight ? light : dark;
    context.fillRect((box * width) / boxes, height * (1 - high), width / boxes, height * high);
  }
}

const canvas = document.createElement('canvas');
const inEach = 8;
const context = Object.assign(canvas, { width: boxes * inEach, height: 4 }).getContext('2d', {
  willReadFrequently: true,
});

/** Returns the number in the frame that `video` shows now; null before the first frame. */
export function readFrameNumber(video: HTMLVideoElement): number | null {
  const { videoWidth, videoHeight } = video;
  if (!context || videoWidth === 0) return null;
  const { width, height } = context.canvas;
  context.drawImage(
    video,
    0,
    videoHeight * (1 - high * 0.8),
    videoWidth,
    videoHeight * high * 0.6,
    0,
    0,
    width,
    height,
  );
  const { data } = context.getImageData(0, 0, width, height);
  const greys = Array.from({ length: boxes }, (_, box) => {
    let sum = 0;
    for (let row = 0; row < height; row += 1)
      for (let column = 2; column < inEach - 2; column += 1)
        sum += data[(row * width + box * inEach + column) * 4 + 1] as number;
    return sum;
  });
  const middle = ((greys[0] as number) + (greys[1] as number)) / 2;
  let number = 0;
  for (let bit = 0; bit < bits; bit += 1) if ((greys[bit + 2] as number) > middle) number |= 1 << bit;
  return number;
}
