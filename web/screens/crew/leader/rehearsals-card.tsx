import { useState } from 'react';
import type { Crew, Rehearsal } from '#api/crew.ts';
import { crewLimits } from '#rules/crew/crew-limits.ts';
import { instantAt } from '#rules/event/wall-clock.ts';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { useCrewWrite } from '#web/queries/crew.ts';
import { newId } from '#web/queries/crew-id.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { textsOf, useFieldErrors } from '#web/ui/use-field-errors.ts';
import { dayAndTime } from '../day-and-time.ts';
import { RehearsalItem } from '../rehearsal-item.tsx';
import { SureDialog } from '../sure-dialog.tsx';

type Names = 'when' | 'minutes' | 'place';

/** The rehearsals that are planned, and the form for the next. */
export function RehearsalsCard({ crew }: { crew: Crew }) {
  const text = useCrewText();
  const save = useCrewWrite('saveRehearsal');
  const remove = useCrewWrite('removeRehearsal');
  const { errors, show } = useFieldErrors<Names>();
  const [removing, setRemoving] = useState<Rehearsal | null>(null);
  const timeOf = ({ starts_at }: Rehearsal) => dayAndTime(Date.parse(starts_at), crew.zone);
  // A press that was answered too late and is repeated plans the same rehearsal.
  const [rehearsal_id, renew] = useState(newId);

  function submit(form: HTMLFormElement) {
    const { when, minutes: typed, place } = textsOf<Names>(form);
    const start = instantAt(when, crew.zone);
    const minutes = Number(typed);
    const [shortest, longest] = crewLimits.rehearsalMinutes;
    const wrong: { field: Names; message: string }[] = [];
    if (start === null) wrong.push({ field: 'when', message: text('crew_rehearsal_when_wrong') });
    if (!(Number.isInteger(minutes) && minutes >= shortest && minutes <= longest))
      wrong.push({ field: 'minutes', message: text('crew_rehearsal_minutes_wrong') });
    if (!show(form, wrong) || start === null || save.isPending) return;
    const body = {
      starts_at: new Date(start).toISOString(),
      minutes,
      place,
      online: new FormData(form).has('online'),
    };
    save.mutate(
      { params: { crew_id: crew.id, rehearsal_id }, body },
      {
        onSuccess: () => {
          renew(newId());
          form.reset();
        },
      },
    );
  }

  return (
    <section className="card" aria-labelledby="crew-rehearsals">
      <h2 className="card-title" id="crew-rehearsals">
        {text('crew_rehearsals_title')}
      </h2>
      {crew.rehearsals.length === 0 && <p className="quiet">{text('crew_next_none')}</p>}
      <ul className="stack tight">
        {crew.rehearsals.map((rehearsal) => {
          const time = timeOf(rehearsal);
          return (
            <li key={rehearsal.id} className="spread">
              <RehearsalItem rehearsal={rehearsal} crew={crew} leads={crew.id} />
              <Button
                look="quiet"
                size="small"
                aria-label={text('crew_rehearsal_remove_which', { time })}
                onClick={() => setRemoving(rehearsal)}
              >
                {text('crew_rehearsal_remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Form className="stack tight" onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <h3>{text('crew_rehearsal_add')}</h3>
        <div className="columns form-row">
          <Field
            label={text('crew_rehearsal_when', { zone: crew.zone })}
            name="when"
            type="datetime-local"
            error={errors.when}
          />
          <Field
            label={text('crew_rehearsal_minutes')}
            name="minutes"
            inputMode="numeric"
            defaultValue="90"
            error={errors.minutes}
          />
        </div>
        <Field
          label={text('crew_rehearsal_place')}
          aside={text('crew_optional')}
          name="place"
          placeholder={crew.place ?? undefined}
          maxLength={crewLimits.placeMax}
        />
        <CheckField label={text('crew_rehearsal_is_online')} name="online" />
        {save.error && (
          <p className="field-error" role="alert">
            {save.error.message}
          </p>
        )}
        <Button type="submit" look="bone" className="crew-start" busy={save.isPending}>
          {text('crew_rehearsal_save')}
        </Button>
      </Form>
      <SureDialog
        open={removing !== null}
        title={text('crew_rehearsal_remove')}
        words={text('crew_rehearsal_remove_sure', { time: removing ? timeOf(removing) : '' })}
        yes={text('crew_rehearsal_remove')}
        failure={remove.error}
        onClose={() => setRemoving(null)}
        onYes={() =>
          removing &&
          remove.mutate(
            { params: { crew_id: crew.id, rehearsal_id: removing.id }, body: {} },
            { onSuccess: () => setRemoving(null) },
          )
        }
      />
    </section>
  );
}
