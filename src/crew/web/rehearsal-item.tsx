import type { Rehearsal } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewRoot } from '#crew/rules/paths.ts';
import { eventCalendarFile } from '#event/rules/calendar-file.ts';
import { saveCalendar } from '#event/web/save-calendar.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { useRoomPage } from '#subjects/web/switched-on.ts';
import { dayAndTime } from './day-and-time.ts';

type Props = {
  rehearsal: Rehearsal;
  crew: { name: string; zone: string; place: string | null };
  /** The crew's id; only set for its leader. */
  leads?: string;
};

/** A rehearsal: its time in the crew's and in the reader's zone, its place, a calendar file, and a link to its room. */
export function RehearsalItem({ rehearsal, crew, leads }: Props) {
  const roomPage = useRoomPage();
  const text = useText(crewCopy);
  const { starts_at, minutes, online } = rehearsal;
  const start = Date.parse(starts_at);
  const there = dayAndTime(start, crew.zone);
  const here = dayAndTime(start, timeZone());
  const place = online ? text('crew_rehearsal_online') : (rehearsal.place ?? crew.place);

  const room = online ? roomPage(start) : null;

  function save() {
    saveCalendar('rehearsal.ics', eventCalendarFile, room ?? crewRoot.crew, {
      uid: `rehearsal-${rehearsal.id}@shamble`,
      title: text('crew_rehearsal_title', { name: crew.name }),
      description: place ?? '',
      start,
      minutes,
    });
    showToast({ kind: 'info', text: text('crew_rehearsal_calendar_saved') });
  }

  return (
    <div className="crew-rehearsal">
      <p>
        <time dateTime={starts_at}>{text('crew_rehearsal_there', { time: there, minutes })}</time>
        {here !== there && <span className="quiet">{text('crew_rehearsal_here', { time: here })}</span>}
        {place && <span className="quiet">{place}</span>}
      </p>
      <div className="cluster">
        {room && (
          <ButtonLink look="bone" size="small" to={roomPage(start, leads ? { crew: leads } : {}) ?? room}>
            {text('crew_rehearsal_room')}
          </ButtonLink>
        )}
        <Button look="quiet" size="small" onClick={save}>
          {text('crew_rehearsal_calendar')}
        </Button>
      </div>
    </div>
  );
}
