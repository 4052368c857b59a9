import { type MakePainter, makePainter } from '#dance/web/painter.ts';

/** The real painter; `see` too hears the seconds of every picture that was painted. */
export function watchedPainter(see: (seconds: number) => void): MakePainter {
  return (scenery, canvas, painted) =>
    makePainter(scenery, canvas, (seconds) => {
      painted?.(seconds);
      see(seconds);
    });
}
