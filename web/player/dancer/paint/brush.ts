// What the painters draw with: a canvas's context, on the page or in a worker.

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
