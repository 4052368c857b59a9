import type { Crew } from '#crew/api/crew.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { dayPointNames, runOfDay } from '#crew/rules/run-of-day.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { timeOfDay } from '../day-and-time.ts';
import { doersMax, useDoers } from './doers.ts';

/** All points of the day with fields for who does what. The run sheet prints these names. */
export function WhoCard({ crew: { id, zone }, eventAt }: { crew: Crew; eventAt: number | null }) {
  const text = useText(dayCopy);
  const { doers, change } = useDoers(id);
  const at = new Map(eventAt === null ? [] : runOfDay(eventAt).map((row) => [row.point, row.at]));
  return (
    <Card name="day-now" as="details" className="day-more day-now">
      <summary>{text('day_who_title')}</summary>
      <div className="stack tight">
        <p className="quiet">{text('day_who_text')}</p>
        {dayPointNames.map((point) => {
          const time = at.get(point);
          return (
            <Field
              key={point}
              label={text(`day_who_${point}`)}
              aside={time === undefined ? undefined : timeOfDay(time, zone)}
              value={doers[point] ?? ''}
              maxLength={doersMax}
              autoComplete="off"
              onChange={({ target }) => change(point, target.value)}
            />
          );
        })}
      </div>
    </Card>
  );
}
