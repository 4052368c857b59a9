import { dayCopy } from '#crew/content/day-copy.ts';
import { runOfDay } from '#crew/rules/run-of-day.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { useDoers } from '../day/doers.ts';
import { timeOfDay } from '../day-and-time.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

/** The run of the day with who does what; a line to write names on where none are typed. */
export function RunSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  const { doers } = useDoers(crew.id);
  return (
    <Sheet title={text('day_print_run_sheet')} crew={crew} event={event}>
      {event.at === null ? (
        <p>{text('day_guard_no_date')}</p>
      ) : (
        <ol className="sheet-run">
          {runOfDay(event.at).map(({ point, at }) => (
            <li key={point}>
              <span className="sheet-box" />
              <strong>{timeOfDay(at, crew.zone)}</strong>
              <div>
                <p>{text(`day_run_${point}`)}</p>
                <p className="sheet-doers">
                  <span>{text(`day_who_${point}`)}</span>
                  <span dir="auto">{doers[point]}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
