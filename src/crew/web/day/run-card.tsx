import { daysText } from '#course/web/days-text.ts';
import type { Crew } from '#crew/api/crew.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { dayGuard, pointAt, runOfDay } from '#crew/rules/run-of-day.ts';
import { countdown } from '#event/rules/countdown.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import { useRoomPage } from '#subjects/web/switched-on.ts';
import { dayAndTime, timeOfDay } from '../day-and-time.ts';
import { TitledCard } from '../titled-card.tsx';

type Props = { crew: Pick<Crew, 'id' | 'zone'>; eventAt: number | null };

/**
 * The day: whether it is today, the time to the dance, and the points of the day, on the clocks of the crew.
 */
export function RunCard({ crew: { id, zone }, eventAt }: Props) {
  const roomPage = useRoomPage();
  const text = useText(dayCopy);
  const now = useNow() ?? 0;
  const guard = dayGuard({ now, eventAt, zone });
  const point = eventAt !== null && guard !== 'ahead' ? pointAt(eventAt, now) : null;
  const { days, hours, minutes, seconds } = countdown(eventAt ?? now, now);
  const two = (value: number) => String(value).padStart(2, '0');
  const room = eventAt === null ? null : roomPage(eventAt, { crew: id });
  const left = `${days > 0 ? `${daysText(days)} ` : ''}${hours}:${two(minutes)}:${two(seconds)}`;
  return (
    <TitledCard title={text('day_run_title')}>
      <p className="day-guard" data-guard={guard}>
        {text(`day_guard_${guard}`, { time: eventAt === null ? '' : dayAndTime(eventAt, zone) })}
      </p>
      {eventAt !== null && (
        <>
          {guard !== 'over' && now < eventAt && (
            <p className="figure" role="timer" aria-live="off">
              {text('day_in', { time: left })}
            </p>
          )}
          <ol className="stack tight day-run">
            {runOfDay(eventAt).map((each) => (
              <li key={each.point} aria-current={each.point === point ? 'step' : undefined}>
                <time dateTime={new Date(each.at).toISOString()}>{timeOfDay(each.at, zone)}</time>
                <span>
                  <span>{text(`day_run_${each.point}`)}</span>
                  {each.point === point && (
                    <strong>
                      <Chip>{text('day_run_now')}</Chip>
                    </strong>
                  )}
                </span>
              </li>
            ))}
          </ol>
          {guard !== 'over' && room && (
            <ButtonLink look="bone" to={room} className="own-width">
              {text('day_run_room')}
            </ButtonLink>
          )}
        </>
      )}
    </TitledCard>
  );
}
