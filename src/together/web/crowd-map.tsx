import { type Area, areaOf, type Crowd, nobody } from '#event/rules/crowd.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { worldDots, worldHeight, worldWidth } from './world-dots.ts';

type CrowdMapProps = { crowd: Crowd | null; dancing: boolean };

/**
 * The map of the people in the room: how many people there are, and the parts of the world that they are in, which are
 * lit.
 */
export function CrowdMap({ crowd, dancing }: CrowdMapProps) {
  const text = useText();
  const { dancing: count, areas } = crowd ?? nobody;
  const shares = Object.entries(areas) as [Area, number][];
  const here = areaOf(timeZone());
  return (
    <section className="stack tight" aria-label={text('together_map')}>
      <svg viewBox={`0 0 ${worldWidth} ${worldHeight}`} className="crowd-world" aria-hidden="true">
        {[...worldDots].map(([area, dots]) => (
          <path key={area} d={dots} data-lit={lightOf(areas[area] ?? 0)} data-here={area === here} />
        ))}
      </svg>
      <p className="crowd-count">
        {count > 0
          ? text(dancing ? 'together_crowd' : 'together_crowd_waiting', {
              count: count.toLocaleString(pageLanguage()),
            })
          : crowd && text('together_crowd_few')}
      </p>
      {shares.length > 0 && (
        <ul className="cluster crowd-areas">
          {shares
            .sort(([, a], [, b]) => b - a)
            .map(([area, dancers]) => (
              <li key={area}>
                {text('together_crowd_area', {
                  area: text(`together_area_${area.toLowerCase() as Lowercase<Area>}`),
                  count: dancers.toLocaleString(pageLanguage()),
                })}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

/** The brightness of a part of the world, 0 to 3. */
function lightOf(count: number): number {
  if (count < 5) return 0;
  if (count < 100) return 1;
  return count < 1000 ? 2 : 3;
}
