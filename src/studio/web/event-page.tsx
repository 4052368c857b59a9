import { countdown } from '#event/rules/countdown.ts';
import { eventText, parseEventDate } from '#event/rules/event-date.ts';
import { instantAt, wallClock, zonePlace, zonesByArea } from '#event/rules/wall-clock.ts';
import { fallbackTexts } from '#platform/content/messages.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { BuiltInNote } from './built-in/built-in-note.tsx';
import { keepDraft, keptDraft } from './kept-drafts.ts';
import { Loaded } from './loaded.tsx';
import { PageHead } from './page-head.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** Name and moment of the next event, and the countdown as visitors will see it. */
export function EventPage() {
  const query = useStudio('readStudioEvent');
  return (
    <>
      <PageHead title="Event">
        When does everybody dance? The countdown on every page follows this date at once.
      </PageHead>
      <Loaded query={query}>{(event) => <EventForm event={event} />}</Loaded>
      <BuiltInNote />
    </>
  );
}

/** What the chosen zone is kept under: it is no edit of the event, so it stays when that is saved. */
const zoneName = 'event zone';

type EventDraft = { name: string; decided: boolean; clock: string; zone: string };

function EventForm({ event }: { event: OutputOf<'readStudioEvent'> }) {
  const draft = useDraft('event', draftOf(event), event.version);
  const save = useSave('saveStudioEvent', draft);
  const { name, decided, clock, zone } = draft.value;
  const edit = (changes: Partial<EventDraft>) => draft.edit({ ...draft.value, ...changes });
  const instant = decided ? instantAt(clock, zone, parseEventDate(event.next_challenge_date)) : null;
  const problem =
    name.trim() === ''
      ? 'The event needs a name.'
      : decided && instant === null
        ? 'Please enter a date and a time.'
        : null;

  return (
    <Form className="card">
      <Field
        label="Name of the event"
        value={name}
        maxLength={studioLimits.eventNameMax}
        onChange={(change) => edit({ name: change.target.value })}
      />
      <CheckField
        label="The date is decided"
        hint="Without a date everybody reads “Date TBD - Stay tuned!” and there is no countdown."
        checked={decided}
        onChange={(change) => edit({ decided: change.target.checked })}
      />
      {decided && (
        <div className="columns form-row">
          <Field
            label="Date and time"
            type="datetime-local"
            value={clock}
            onChange={(change) => edit({ clock: change.target.value })}
          />
          <SelectField
            label="on the clocks of"
            value={zone}
            onChange={(change) => {
              keepDraft(zoneName, { value: change.target.value, version: '' });
              edit({ zone: change.target.value });
            }}
          >
            {[...zonesByArea(['UTC', timeZone()])].map(([area, zones]) => (
              <optgroup key={area} label={area}>
                {zones.map((each) => (
                  <option key={each} value={each}>
                    {zonePlace(each)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
      )}
      <EventPreview name={name} instant={instant} />
      <SaveBar
        draft={draft}
        save={save}
        problem={draft.dirty ? problem : null}
        onSave={() => {
          if (problem !== null) return;
          const next_challenge_date = instant === null ? null : new Date(instant).toISOString();
          void save.send({ challenge_name: name, next_challenge_date });
        }}
      />
    </Form>
  );
}

function EventPreview({ name, instant }: { name: string; instant: number | null }) {
  const { days, hours, minutes, seconds } = countdown(instant, useNow() ?? 0);
  return (
    <section className="stack box studio-box" aria-label="As everybody will see it">
      <p className="card-eyebrow">As everybody will see it</p>
      <p className="card-title">{name}</p>
      <p>{instant === null ? fallbackTexts.dateToBeDecided : eventText(instant)}</p>
      {instant !== null && <p>{`${days} days ${hours} hours ${minutes} minutes ${seconds} seconds`}</p>}
    </section>
  );
}

function draftOf(event: OutputOf<'readStudioEvent'>): EventDraft {
  const instant = parseEventDate(event.next_challenge_date);
  // Of the place that the operator chose last, or of this device.
  const zone = keptDraft(zoneName, timeZone())?.value ?? timeZone();
  return {
    name: event.challenge_name ?? '',
    decided: instant !== null,
    clock: instant === null ? '' : wallClock(instant, zone),
    zone,
  };
}
