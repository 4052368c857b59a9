import { useMemo, useRef } from 'react';
import { type MirrorKey, mirror } from '#mirror/content/mirror.ts';
import { type CountsLateness, latenessByEights } from '#mirror/rules/lateness-by-eights.ts';
import { cameraMotion, curveRate, dancerMotion, type MotionCurve } from '#mirror/rules/motion-curve.ts';
import { useText } from '#platform/web/queries/copy.ts';
import type { Range } from '#player/rules/range.ts';
import { usePlayer } from '#player/web/use-player.ts';
import type { StoredTake } from './take-store.ts';
import type { TakeDance } from './use-dance-of.ts';
import { useFrame } from './use-frame.ts';

/** The size of the drawing in its own units; the drawing is stretched to fill its place. */
const wide = 600;
const high = 40;

/** Seconds of the take before and after the segment that are compared too, because a person may be early or late. */
const beyond = 0.5;

/**
 * Shows the motion curves of person and dancer above the counts, and the person's lateness in words, where the
 * lateness is certain.
 */
export function Curve({ take, dance }: { take: StoredTake; dance: TakeDance }) {
  const text = useText(mirror);
  const player = usePlayer();
  const now = useRef<SVGLineElement>(null);
  const { start, end } = take.segment;
  const { dancer, person, lateness } = useMemo(() => {
    const range = take.segment;
    const dancer = dancerMotion(dance.poseAt, range);
    const person = cameraMotion(take.seen, { start: range.start - beyond, end: range.end + beyond });
    return {
      dancer,
      person,
      lateness: latenessByEights(dancer, person, range, {
        rate: take.rate,
        countSeconds: dance.countSeconds,
      }),
    };
  }, [take, dance]);

  useFrame(() => {
    const share = Math.min(1, Math.max(0, (player.position() - start) / (end - start)));
    now.current?.setAttribute('transform', `translate(${share * wide} 0)`);
  });

  const counts = [...Array(Math.round((end - start) / dance.countSeconds)).keys()];
  return (
    <figure className="mirror-curve">
      <svg
        viewBox={`0 0 ${wide} ${high}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text('mirror_curve')}
      >
        {counts.map((count) => (
          <line
            key={count}
            className="mirror-curve-count"
            data-first={count % 8 === 0}
            x1={(count * wide) / counts.length}
            x2={(count * wide) / counts.length}
            y1={count % 8 === 0 ? 0 : high * 0.7}
            y2={high}
          />
        ))}
        <path className="mirror-curve-dancer" d={pathOf(dancer, take.segment)} />
        <path className="mirror-curve-you" d={pathOf(person, take.segment)} />
        <line ref={now} className="mirror-curve-now" y2={high} />
      </svg>
      <figcaption>
        <span className="mirror-curve-key">
          <i className="mirror-curve-dancer" /> <span>{text('mirror_curve_dancer')}</span>
          <i className="mirror-curve-you" /> <span>{text('mirror_curve_you')}</span>
        </span>
        <span role="status">
          {lateness.length === 0
            ? text('mirror_time_unknown')
            : lateness.map((one) => text(wordsOf(one), { ...one, count: Math.abs(one.tenths) })).join('. ')}
        </span>
      </figcaption>
    </figure>
  );
}

function wordsOf({ tenths }: CountsLateness): MirrorKey {
  if (tenths === 0) return 'mirror_time_in';
  const when = tenths > 0 ? 'late' : 'early';
  return Math.abs(tenths) === 1 ? `mirror_time_${when}_one` : `mirror_time_${when}`;
}

/**
 * Returns the curve as the `d` of an SVG path, scaled so that strong motion takes the full height (the strongest three
 * in a hundred samples are cut off). Where the motion is unknown, the curve is on the lower edge.
 */
function pathOf({ from, motion }: MotionCurve, { start, end }: Range): string {
  const roots = motion.map((value) => (Number.isNaN(value) ? 0 : Math.sqrt(value)));
  const most = roots.toSorted((a, b) => a - b)[Math.floor(roots.length * 0.97)] || 1;
  const points = roots.flatMap((root, index) => {
    const share = (from + index / curveRate - start) / (end - start);
    const seen = index % 2 === 0 && share >= 0 && share <= 1;
    return seen ? [`${(share * wide).toFixed(1)} ${(high * (1 - Math.min(1, root / most))).toFixed(1)}`] : [];
  });
  return points.length > 0 ? `M${points.join('L')}` : '';
}
