import { useEffect, useRef, useState } from 'react';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { ZoneOptions } from '#people/web/zone-options.tsx';
import { toastTexts } from '#platform/content/messages.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { textsOf, useFieldErrors } from '#platform/web/ui/use-field-errors.ts';

type Details = { name: string; place: string | null; zone: string; approves: boolean };
type Props = {
  details: Details;
  button: string;
  busy: boolean;
  failure?: Error | null;
  className?: string;
  onSave: (details: Details & { place: string }) => void;
};

/** The form of a crew's name, place and zone, and of whether its leader says yes to each. */
export function DetailsForm({ details, button, busy, failure = null, className = 'stack', onSave }: Props) {
  const text = useText(crewCopy);
  const { errors, show } = useFieldErrors<'name' | 'zone'>();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(details);
  const [zone, setZone] = useState(details.zone);
  useEffect(() => {
    // The form takes in what another device saved wherever nothing was typed over it: saving would turn it
    // back.
    const before = shown.current;
    shown.current = details;
    const field = (name: keyof Details) => form.current?.elements.namedItem(name) as HTMLInputElement;
    for (const name of ['name', 'place'] as const)
      if (field(name).value === (before[name] ?? '')) field(name).value = details[name] ?? '';
    if (field('approves').checked === before.approves) field('approves').checked = details.approves;
    setZone((chosen) => (chosen === before.zone ? details.zone : chosen));
  }, [details]);
  const refused = failure instanceof ProblemError ? failure.field : undefined;

  function submit(form: HTMLFormElement) {
    const { name, place, zone } = textsOf<'name' | 'place' | 'zone'>(form);
    const wrong: { field: 'name' | 'zone'; message: string }[] = [];
    if (!name.trim()) wrong.push({ field: 'name', message: toastTexts.missingInformation });
    if (!zone) wrong.push({ field: 'zone', message: text('crew_zone_missing') });
    if (busy || !show(form, wrong)) return;
    onSave({ name, place, zone, approves: new FormData(form).has('approves') });
  }

  return (
    <Form ref={form} className={className} onSend={submit}>
      <Field
        label={text('crew_name')}
        name="name"
        defaultValue={details.name}
        maxLength={crewLimits.nameMax}
        required
        error={errors.name ?? (refused === 'name' ? failure?.message : undefined)}
      />
      <Field
        label={text('crew_place')}
        aside={text('crew_optional')}
        name="place"
        defaultValue={details.place ?? ''}
        maxLength={crewLimits.placeMax}
      />
      <SelectField
        label={text('crew_zone')}
        name="zone"
        value={zone}
        onChange={({ target }) => setZone(target.value)}
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
        defaultChecked={details.approves}
      />
      <ErrorNote>{failure && refused !== 'name' && failure.message}</ErrorNote>
      <Button type="submit" look="bone" busy={busy} className="own-width">
        {button}
      </Button>
    </Form>
  );
}
