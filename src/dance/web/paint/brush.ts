// The painters' brush is a canvas's context, on the page or in a worker. The functions below colour its current path.

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function fillPath(ctx: Brush, colour: string | CanvasGradient): void {
  ctx.fillStyle = colour;
  ctx.fill();
}

export function strokePath(ctx: Brush, width: number, colour: string): void {
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke();
}
