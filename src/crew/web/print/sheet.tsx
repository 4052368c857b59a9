import type { ReactNode } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { dayOfYearAndTime } from '../day-and-time.ts';

/** `event` has the name of the event, and its instant in epoch milliseconds. */
export type SheetProps = { crew: Crew; event: { name: string; at: number | null } };

/** A printed page with a heading: the title, the crew and the time. */
export function Sheet({ title, crew, event, children }: SheetProps & { title: string; children: ReactNode }) {
  const text = useText(dayCopy);
  return (
    <article className="sheet">
      <header className="sheet-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="cluster">
          <strong>{crew.name}</strong>
          <span>{text('meta_site_name')}</span>
          {crew.place && <span>{crew.place}</span>}
          {event.at !== null && (
            <span>
              {text('day_print_when', { event: event.name, time: dayOfYearAndTime(event.at, crew.zone) })}
            </span>
          )}
        </p>
      </header>
      {children}
    </article>
  );
}

/** The lines of a form: what each asks for, and its value if known; otherwise there is space to write. */
export function SheetLines({ lines }: { lines: readonly (readonly [asked: string, known?: ReactNode])[] }) {
  return (
    <dl className="sheet-lines">
      {lines.map(([asked, known]) => (
        <div key={asked}>
          <dt>{asked}</dt>
          <dd>{known}</dd>
        </div>
      ))}
    </dl>
  );
}
