import type { Crew } from '#api/crew.ts';
import { useDayText } from '../day/use-day-text.ts';
import { dayOfYearAndTime } from '../day-and-time.ts';

/** `event`: what it is called, and its instant in epoch milliseconds. */
export type SheetProps = { crew: Crew; event: { name: string; at: number | null } };

/** The head of a printed page: what it is, whose, and when. */
export function SheetHead({ title, crew, event }: SheetProps & { title: string }) {
  const text = useDayText();
  return (
    <header className="sheet-head">
      <h1 tabIndex={-1}>{title}</h1>
      <p>
        <strong>{crew.name}</strong>
        {crew.place && <span>{crew.place}</span>}
        {event.at !== null && (
          <span>
            {text('day_print_when', { event: event.name, time: dayOfYearAndTime(event.at, crew.zone) })}
          </span>
        )}
      </p>
    </header>
  );
}
