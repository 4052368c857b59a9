import { useCourse } from '#course/web/queries/course.ts';
import type { Membership } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { RehearsalItem } from './rehearsal-item.tsx';

/** The plans of a crew, for a member: its rehearsals, the next one first, and the lessons that it drills. */
export function ComingUp({ crew }: { crew: Membership }) {
  const text = useText(crewCopy);
  const lessons = useCourse().data ?? [];
  const [next, ...later] = crew.rehearsals;
  const dayOf = (day: number) => ({
    day,
    title: lessons.find(({ order_num }) => order_num === day)?.title ?? '',
  });
  return (
    <div className="stack tight">
      <h3>{text('crew_next_title')}</h3>
      {next ? (
        <RehearsalItem rehearsal={next} crew={crew} />
      ) : (
        <p className="quiet">{text('crew_next_none')}</p>
      )}
      {later.length > 0 && (
        <ul className="stack tight">
          {later.map((rehearsal) => (
            <li key={rehearsal.id}>
              <RehearsalItem rehearsal={rehearsal} crew={crew} />
            </li>
          ))}
        </ul>
      )}
      <h3>{text('crew_drills_title')}</h3>
      {crew.drills.length > 0 ? (
        <ul className="stack tight points">
          {crew.drills.map((day) => (
            <li key={day}>{text('crew_drills_day', dayOf(day))}</li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{text('crew_drills_none')}</p>
      )}
    </div>
  );
}
