import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { useFocus } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckField } from '#platform/web/ui/field.tsx';
import { limits } from '#subjects/rules/limits.ts';
import { TitledCard } from '../titled-card.tsx';
import { SaveNote } from './save-note.tsx';
import { useSaveCrew } from './use-save-crew.ts';

const days = Array.from({ length: limits.lessons }, (_, index) => index + 1);

/** The progress of the crew in tenths of the counted members, and the days that the crew drills. */
export function FocusCard({ crew }: { crew: Crew }) {
  const text = useText(crewCopy);
  const { data } = useFocus(crew.id);
  const save = useSaveCrew(crew);
  const shares = data?.shares ?? null;
  const drills = save.chosen?.drills ?? crew.drills;
  const toggle = (day: number) =>
    drills.includes(day) ? drills.filter((each) => each !== day) : [...drills, day].sort((a, b) => a - b);

  return (
    <TitledCard title={text('crew_focus_title')}>
      {shares === null ? (
        <p>{text('crew_focus_few')}</p>
      ) : (
        <>
          <p className="quiet">{text('crew_focus_text')}</p>
          <ol className="crew-shares">
            {shares.map((count, index) => (
              <li key={days[index]} data-share={count}>
                <span className="only-read-aloud">{text('crew_focus_share', { day: index + 1, count })}</span>
                <span aria-hidden="true" className="crew-share">
                  <span style={{ blockSize: `${count * 10}%` }} />
                </span>
                <span aria-hidden="true">{index + 1}</span>
              </li>
            ))}
          </ol>
          {data && data.drill.length > 0 && (
            <div className="spread">
              <p>{text('crew_focus_drill', { days: data.drill.join(', ') })}</p>
              <Button look="bone" size="small" onClick={() => save.change({ drills: data.drill })}>
                {text('crew_drills_use')}
              </Button>
            </div>
          )}
        </>
      )}
      <fieldset className="stack tight">
        <legend>{text('crew_drills_choose')}</legend>
        <div className="cluster">
          {days.map((day) => (
            <CheckField
              key={day}
              label={day}
              checked={drills.includes(day)}
              disabled={!drills.includes(day) && drills.length >= crewLimits.drills}
              onChange={() => save.change({ drills: toggle(day) })}
            />
          ))}
        </div>
      </fieldset>
      <SaveNote save={save} />
    </TitledCard>
  );
}
