import { dancerLines } from './dancer-lines.ts';

/** Seconds of the routine at which each sheet shows the dancer. */
const moments = { flyer: 78.4, certificate: 355.9, tag: 265.9 };
export type Moment = keyof typeof moments;

/** The lines of the dancer, once for all drawings of a page that show this moment. */
export function DancerFigure({ moment }: { moment: Moment }) {
  const { box, lines } = dancerLines(moments[moment]);
  return (
    <svg className="sheet-figure" aria-hidden="true">
      <symbol id={`dancer-${moment}`} viewBox={box}>
        {lines.map(({ d, fill, stroke, width }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the drawing
            key={index}
            d={d}
            fill={fill}
            stroke={stroke}
            strokeWidth={width}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
      </symbol>
    </svg>
  );
}
