import { dayCopy } from '#crew/content/day-copy.ts';
import { runOfDay } from '#crew/rules/run-of-day.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeOfDay } from '../day-and-time.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

export function RunSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
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
              <span>{text(`day_run_${point}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
