import { afterEach, expect, test, vi } from 'vitest';
import type { Picture } from './paint/picture.ts';
import { expectPainter, makePainter } from './painter.ts';

afterEach(() => vi.unstubAllGlobals());

const picture = (seconds: number): Picture => ({
  width: 320,
  height: 180,
  seconds,
  grain: 1,
  poses: [],
  seated: false,
  footing: null,
  trails: null,
  safe: { top: 0, bottom: 0 },
  shot: { middle: 0, low: -1.6, tall: 2 },
  side: 'front',
  mirrored: false,
});

/** The picture as it is sent to the worker. */
const packed = (seconds: number) => ({ ...picture(seconds), poses: new Float64Array() });

/** A canvas on which nothing can be drawn. */
class Canvas {
  width = 300;
  height = 150;
  getContext = () => null;
}

class TransferableCanvas extends Canvas {
  transferControlToOffscreen() {
    return new Canvas();
  }
}

/** A stand-in for the worker, whose messages the test sends. */
class StandInWorker extends EventTarget {
  static latest: StandInWorker;
  pictures: unknown[] = [];
  terminate = vi.fn();

  constructor() {
    super();
    StandInWorker.latest = this;
  }

  postMessage(message: object) {
    if ('seconds' in message) this.pictures.push(message);
  }

  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Starts a painter in a browser whose canvases can be handed to a worker; returns the painter and its worker. */
function startHandingOver() {
  vi.stubGlobal('HTMLCanvasElement', TransferableCanvas);
  vi.stubGlobal('window', {});
  vi.stubGlobal('Worker', StandInWorker);
  return { ...start(new TransferableCanvas()), worker: StandInWorker.latest };
}

function start(canvas: Canvas) {
  const painted: number[] = [];
  const element = canvas as unknown as HTMLCanvasElement;
  return { painter: makePainter(element, element, (seconds) => painted.push(seconds)), painted };
}

test('a worker that has started gets the newest picture, and another picture only after it has painted the one before', () => {
  const { painter, painted, worker } = startHandingOver();
  painter.paint(picture(1));
  painter.paint(picture(2));
  expect(worker.pictures).toEqual([]);
  worker.say('ready');
  painter.paint(picture(3));
  painter.paint(picture(4));
  expect(worker.pictures).toEqual([packed(2)]);
  worker.say(2);
  expect(worker.pictures).toEqual([packed(2), packed(4)]);
  expect(painted).toEqual([2]);
});

test('a picture that the worker could not paint does not stop later pictures', () => {
  const { painter, worker } = startHandingOver();
  worker.say('ready');
  painter.paint(picture(1));
  worker.dispatchEvent(new Event('error'));
  painter.paint(picture(2));
  expect(worker.pictures).toEqual([packed(1), packed(2)]);
});

test('the page paints where no worker starts', async () => {
  const { painter, painted, worker } = startHandingOver();
  painter.paint(picture(1));
  worker.dispatchEvent(new Event('error'));
  await vi.dynamicImportSettled();
  expect(painted).toEqual([1]);
});

test('the page paints where canvases cannot be handed to a worker', async () => {
  vi.stubGlobal('HTMLCanvasElement', Canvas);
  const { painter, painted } = start(new Canvas());
  painter.paint(picture(1));
  await vi.dynamicImportSettled();
  expect(painted).toEqual([1]);
  painter.paint(picture(2));
  expect(painted).toEqual([1, 2]);
});

test('the worker ends with its painter', () => {
  const { painter, worker } = startHandingOver();
  painter.destroy();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a worker that was started early serves the next painter at once, and only that painter', () => {
  vi.stubGlobal('HTMLCanvasElement', TransferableCanvas);
  vi.stubGlobal('window', {});
  vi.stubGlobal('Worker', StandInWorker);
  expectPainter();
  const expected = StandInWorker.latest;
  expectPainter();
  expect(StandInWorker.latest).toBe(expected);
  expected.say('ready');
  const { painter } = start(new TransferableCanvas());
  painter.paint(picture(1));
  expect(expected.pictures).toEqual([packed(1)]);
  start(new TransferableCanvas());
  expect(StandInWorker.latest).not.toBe(expected);
});
