import { useEffect, useRef, useState } from 'react';
import type { Crew, Rehearsal } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { useCrewWrite, useSaveCrewParts } from '#crew/web/crew.ts';
import { newId } from '#crew/web/crew-id.ts';
import { instantAt, wallClock } from '#event/rules/wall-clock.ts';
import { zonePlace } from '#event/rules/zones.ts';
import { ZoneOptions } from '#people/web/zone-options.tsx';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { isVague, timeZone } from '#platform/web/queries/time-zone.ts';
import { arriveAt } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { useRoomPage } from '#subjects/web/switched-on.ts';
import { dayAndTime } from '../day-and-time.ts';

type Names = 'when' | 'minutes' | 'place' | 'zone';
type Props = {
  crew: Crew;
  /** The rehearsal to change; null to plan a new one. */
  rehearsal: Rehearsal | null;
  /** Called when the rehearsal was saved, or the change was cancelled. */
  onEnd: () => void;
};

/** The form of a rehearsal's time, length and place, for a new rehearsal or a planned one. */
export function RehearsalForm({ crew, rehearsal, onEnd }: Props) {
  const hasRooms = useRoomPage()(0) !== null;
  const text = useText(crewCopy);
  const save = useCrewWrite('saveRehearsal');
  const { send: saveCrew, ...crewSave } = useSaveCrewParts(crew);
  // The crew's zone came from a device that hides its zone, so it may be wrong: the leader is asked.
  const asksZone = isVague(crew.zone);
  const [zone, setZone] = useState(asksZone ? '' : crew.zone);
  const { errors, show } = useFieldErrors<Names>();
  const heading = useRef<HTMLHeadingElement>(null);
  // A repeated press sends the same id, so that it does not plan a second rehearsal.
  const [rehearsal_id] = useState(() => rehearsal?.id ?? newId());
  const before = rehearsal ? Date.parse(rehearsal.starts_at) : null;

  useEffect(() => {
    if (rehearsal && heading.current) arriveAt(heading.current);
  }, [rehearsal]);

  function submit(form: HTMLFormElement) {
    const { when, minutes: typed, place } = textsOf<Names>(form);
    const start = zone && instantAt(when, zone);
    const minutes = Number(typed);
    const [shortest, longest] = crewLimits.rehearsalMinutes;
    const wrong: { field: Names; message: string }[] = [];
    if (zone === '') wrong.push({ field: 'zone', message: text('crew_zone_missing') });
    else if (start === null) wrong.push({ field: 'when', message: text('crew_rehearsal_when_wrong') });
    if (!(Number.isInteger(minutes) && minutes >= shortest && minutes <= longest))
      wrong.push({ field: 'minutes', message: text('crew_rehearsal_minutes_wrong') });
    if (!show(form, wrong) || !start || save.isPending || crewSave.isPending) return;
    const starts_at = new Date(start).toISOString();
    const online = hasRooms ? new FormData(form).has('online') : (rehearsal?.online ?? false);
    const body = { starts_at, minutes, place, online };
    const plan = () =>
      save.mutate({ params: { crew_id: crew.id, rehearsal_id }, body }, { onSuccess: onEnd });
    if (zone === crew.zone) plan();
    else void saveCrew({ zone }).then(plan, () => {});
  }

  return (
    <Form className={`stack tight ${rehearsal ? 'apart' : ''}`} onSend={submit}>
      {before !== null && (
        <h3 ref={heading} tabIndex={-1}>
          {text('crew_rehearsal_change_which', { time: dayAndTime(before, crew.zone) })}
        </h3>
      )}
      {asksZone && (
        <SelectField
          label={text('crew_rehearsal_zone')}
          name="zone"
          value={zone}
          onChange={({ target }) => setZone(target.value)}
          hint={text('crew_rehearsal_zone_hint', { zone: zonePlace(crew.zone) })}
          error={errors.zone}
        >
          <option value="">{text('crew_zone_choose')}</option>
          <ZoneOptions first={[...new Set([timeZone(), crew.zone])]} />
        </SelectField>
      )}
      <div className="columns form-row">
        <Field
          label={text('crew_rehearsal_when', { zone: zonePlace(zone || crew.zone) })}
          name="when"
          type="datetime-local"
          defaultValue={before === null ? '' : wallClock(before, crew.zone)}
          error={errors.when}
        />
        <Field
          label={text('crew_rehearsal_minutes')}
          name="minutes"
          inputMode="numeric"
          defaultValue={rehearsal?.minutes ?? 90}
          error={errors.minutes}
        />
      </div>
      <Field
        label={text('crew_rehearsal_place')}
        aside={text('crew_optional')}
        name="place"
        defaultValue={rehearsal?.place ?? ''}
        placeholder={crew.place ?? undefined}
        maxLength={crewLimits.placeMax}
      />
      {hasRooms && (
        <CheckField
          label={text('crew_rehearsal_is_online')}
          name="online"
          defaultChecked={rehearsal?.online ?? false}
        />
      )}
      <ErrorNote>{save.error?.message ?? crewSave.error?.message}</ErrorNote>
      <div className="cluster">
        <Button type="submit" look="bone" busy={save.isPending || crewSave.isPending}>
          {text(rehearsal ? 'crew_save' : 'crew_rehearsal_save')}
        </Button>
        {rehearsal && (
          <Button look="quiet" onClick={onEnd}>
            {text('crew_cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
