// The dancer as a line drawing: a pose of the routine, painted as on the stage, but as SVG lines for paper.

import { roomOf } from '#dance/rules/routine/camera/room.ts';
import type { Pose } from '#dance/rules/routine/pose.ts';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { seenFrom } from '#dance/web/paint/camera.ts';
import { paintFigure } from '#dance/web/paint/figure.ts';
import type { Cloth, Wardrobe } from '#dance/web/paint/palette.ts';
import { type Line, lineBrush } from './line-brush.ts';

/** The second of the routine that each kind of sheet shows. */
const moments = { flyer: 78.4, certificate: 355.9, tag: 265.9 };
export type Moment = keyof typeof moments;

/** The lines of the dancer, which all drawings of this moment on a page use. */
export function DancerFigure({ moment }: { moment: Moment }) {
  const { box, lines } = dancerLines(moments[moment]);
  return (
    <svg className="sheet-figure" aria-hidden="true">
      <symbol id={`dancer-${moment}`} viewBox={box}>
        {lines.map(({ d, fill, stroke, width }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never change their order
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

const ink = '#000000';
const white: Cloth = { shade: '#ffffff', lit: '#ffffff', rim: '#ffffff' };
const light: Cloth = { shade: '#e8e8e8', lit: '#ffffff', rim: '#ffffff' };
const dark: Cloth = { shade: '#222222', lit: '#444444', rim: '#888888' };

const onPaper: Wardrobe = {
  ink,
  skin: light,
  jacket: { shade: '#cccccc', lit: '#eeeeee', rim: '#ffffff' },
  lapel: dark,
  trousers: light,
  shirt: white,
  tie: dark,
  shoe: dark,
  hair: dark,
  bone: '#ffffff',
  eye: '#ffffff',
};

/** Units of the drawing for a metre. */
const zoom = 200;

type Drawing = { box: string; lines: readonly Line[] };

/** Returns the lines of the dancer at `time` seconds of the routine, seen from the front, and the box around them. */
function dancerLines(time: number): Drawing {
  // Both legs are drawn alike: which foot carries the weight matters only to a person who dances along.
  const pose: Pose = { ...poseAt(time), weight_left: 1, weight_right: 1 };
  const { brush, lines } = lineBrush();
  paintFigure(brush, { zoom, x: 0, y: 0 }, seenFrom(pose, 'front', false), onPaper);
  const { left, right, low, high } = roomOf(pose, false);
  const box = [left, -high, right - left, high - low].map((metres) => Math.round(metres * zoom));
  return { box: box.join(' '), lines };
}
