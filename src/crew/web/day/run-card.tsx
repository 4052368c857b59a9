import { daysText } from '#course/web/days-text.ts';
import type { Crew } from '#crew/api/crew.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { dayGuard, dueAt, type runOfDay } from '#crew/rules/run-of-day.ts';
import { countdown } from '#event/rules/countdown.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import { useRoomPage } from '#subjects/web/switched-on.ts';
import { dayAndTime, timeOfDay } from '../day-and-time.ts';
import { TitledCard } from '../titled-card.tsx';
import { useDoers } from './doers.ts';

type Props = { crew: Pick<Crew, 'id' | 'zone'>; eventAt: number | null };
type Row = ReturnType<typeof runOfDay>[number];

/**
 * Says whether it is the day. While the event has a date and is not over, it also says the time to the dance, what is
 * due and what comes next, in the crew's zone.
 */
export function RunCard({ crew: { id, zone }, eventAt }: Props) {
  const roomPage = useRoomPage();
  const text = useText(dayCopy);
  const now = useNow() ?? 0;
  const guard = dayGuard({ now, eventAt, zone });
  const { days, hours, minutes, seconds } = countdown(eventAt ?? now, now);
  const two = (value: number) => String(value).padStart(2, '0');
  const room = eventAt === null ? null : roomPage(eventAt, { crew: id });
  const left = `${days > 0 ? `${daysText(days)} ` : ''}${hours}:${two(minutes)}:${two(seconds)}`;
  const run = eventAt === null || guard === 'over' ? null : dueAt(eventAt, now);
  return (
    <TitledCard title={text('day_run_title')}>
      <p className="day-guard" data-guard={guard}>
        {text(`day_guard_${guard}`, { time: eventAt === null ? '' : dayAndTime(eventAt, zone) })}
      </p>
      {run && eventAt !== null && (
        <>
          {now < eventAt && (
            <p className="figure" role="timer" aria-live="off">
              {text('day_in', { time: left })}
            </p>
          )}
          <RunRow
            title={text('day_run_due')}
            row={run.due}
            none={text('day_run_first')}
            crew={{ id, zone }}
          />
          <RunRow
            title={text('day_run_next')}
            row={run.next}
            none={text('day_run_last')}
            crew={{ id, zone }}
          />
          {room && (
            <ButtonLink look="bone" to={room} className="own-width">
              {text('day_run_room')}
            </ButtonLink>
          )}
        </>
      )}
    </TitledCard>
  );
}

type RowProps = { title: string; row: Row | null; none: string; crew: Props['crew'] };

function RunRow({ title, row, none, crew }: RowProps) {
  const { wordsOf } = useDoers(crew.id);
  return (
    <section className="stack tight day-row" data-point={row?.point}>
      <h3>{title}</h3>
      {row === null ? (
        <p className="quiet">{none}</p>
      ) : (
        <>
          <p>
            <time dateTime={new Date(row.at).toISOString()}>{timeOfDay(row.at, crew.zone)}</time>{' '}
            <RowWords point={row.point} />
          </p>
          <p className="day-doers">{wordsOf(row.point)}</p>
        </>
      )}
    </section>
  );
}

function RowWords({ point }: Pick<Row, 'point'>) {
  const text = useText(dayCopy);
  return <span>{text(`day_run_${point}`)}</span>;
}
