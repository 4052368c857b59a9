import { type MakePainter, makePainter } from '#dance/web/painter.ts';

/** The real painter, which also calls `see` with the second of every painted picture. */
export function watchedPainter(see: (seconds: number) => void): MakePainter {
  return (scenery, canvas, painted) =>
    makePainter(scenery, canvas, (seconds) => {
      painted?.(seconds);
      see(seconds);
    });
}
