import './dance-strip.css';
import { secondsOf } from '#course/rules/plan/coverage.ts';
import type { LearntCoverage } from '#course/rules/plan/learnt-coverage.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { clockText } from '#player/web/controls/clock-text.ts';

/** Length of the strip divided by the width of a section's mark. */
const markShare = 360;

type DanceStripProps = {
  coverage: LearntCoverage;
  /** Counts at which sections begin. */
  marks?: readonly number[];
};

/**
 * A strip of the whole dance. Stretches that the learner called clean at full speed are bright. Stretches that were
 * clean only at a slower speed, or only played through, are paler.
 */
export function DanceStrip({ coverage, marks = [] }: DanceStripProps) {
  const { counts, clean, slow, length } = coverage;
  const played = slow.reduce((sum, [start, end]) => sum + end - start, 0);
  const text = useText();
  return (
    <figure className="dance-strip">
      <figcaption>
        {text(played > counts ? 'dance_strip_played' : 'dance_strip', {
          time: clockText(secondsOf(coverage, counts)),
          total: clockText(secondsOf(coverage, length)),
          played: clockText(secondsOf(coverage, played)),
        })}
      </figcaption>
      <svg viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path className="dance-strip-slow" d={pathOf(slow)} />
        <path className="dance-strip-clean" d={pathOf(clean)} />
        <path
          className="dance-strip-marks"
          strokeWidth={length / markShare}
          d={marks.map((at) => `M${at} 0V10`).join('')}
        />
      </svg>
    </figure>
  );
}

function pathOf(ranges: LearntCoverage['clean']): string {
  return ranges.map(([start, end]) => `M${start} 0H${end}V10H${start}z`).join('');
}
