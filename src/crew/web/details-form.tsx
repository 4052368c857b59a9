import { useState } from 'react';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { ZoneOptions } from '#people/web/zone-options.tsx';
import { isSame, mergeFields } from '#platform/web/forms/merge.ts';
import { useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';

type Details = { name: string; place: string | null; zone: string; approves: boolean };
type Props = {
  details: Details;
  button: string;
  busy: boolean;
  failure?: Error | null;
  className?: string;
  /** `refuse` shows the server's error at the field that the error names. */
  onSave: (details: Details & { place: string }, refuse: (error: Error) => void) => void;
};

const mergeDetails = mergeFields<Details & { place: string }>();

/** The form of a crew's name, place and zone, and of whether joining needs the leader's approval. */
export function DetailsForm({ details, button, busy, failure = null, className = 'stack', onSave }: Props) {
  const text = useText(crewCopy);
  const { errors, show, refuse } = useFieldErrors<'name' | 'zone'>();
  const { name, zone, approves } = details;
  const stored = { name, place: details.place ?? '', zone, approves };
  const [{ typed, base }, setTyped] = useState({ typed: stored, base: stored });
  // Fields that were not typed in take what another device has saved; otherwise saving would undo that device's change.
  if (!isSame(base, stored)) setTyped({ typed: mergeDetails(typed, base, stored).mine, base: stored });
  const change = (changes: Partial<typeof stored>) => setTyped({ typed: { ...typed, ...changes }, base });

  function submit(form: HTMLFormElement) {
    const wrong: { field: 'name' | 'zone'; message: string }[] = [];
    if (!typed.name.trim()) wrong.push({ field: 'name', message: text('toast.missingInformation') });
    if (!typed.zone) wrong.push({ field: 'zone', message: text('crew_zone_missing') });
    if (!busy && show(form, wrong)) onSave(typed, (error) => void refuse(form, error));
  }

  return (
    <Form className={className} onSend={submit}>
      <Field
        label={text('crew_name')}
        name="name"
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
        maxLength={crewLimits.nameMax}
        required
        error={errors.name}
      />
      <Field
        label={text('crew_place')}
        aside={text('crew_optional')}
        name="place"
        value={typed.place}
        onChange={({ target }) => change({ place: target.value })}
        maxLength={crewLimits.placeMax}
      />
      <SelectField
        label={text('crew_zone')}
        name="zone"
        value={typed.zone}
        onChange={({ target }) => change({ zone: target.value })}
        hint={details.zone === '' && text('crew_zone_vague', { zone: timeZone() })}
        error={errors.zone}
      >
        {details.zone === '' && <option value="">{text('crew_zone_choose')}</option>}
        <ZoneOptions first={[...new Set([details.zone, timeZone(), 'UTC'])].filter(Boolean)} />
      </SelectField>
      <CheckField
        label={text('crew_approves')}
        hint={text('crew_approves_hint')}
        name="approves"
        checked={typed.approves}
        onChange={({ target }) => change({ approves: target.checked })}
      />
      <ErrorNote>{!errors.name && failure?.message}</ErrorNote>
      <Button type="submit" look="bone" busy={busy} className="own-width">
        {button}
      </Button>
    </Form>
  );
}
