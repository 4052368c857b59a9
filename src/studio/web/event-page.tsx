import './event/event.css';
import { parseEventDate } from '#event/rules/event-date.ts';
import { instantAt } from '#event/rules/wall-clock.ts';
import { momentLanguage } from '#platform/web/fixed-text.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField, Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { studioBuiltInPath } from '#subjects/rules/paths.ts';
import {
  draftOf,
  type EventDraft,
  eventProblem,
  keepZone,
  keptZone,
  mergeEvent,
} from './event/event-draft.ts';
import { EventPreview } from './event/event-preview.tsx';
import { ZoneField, zoneNote } from './event/zone-field.tsx';
import { Loaded } from './loaded.tsx';
import { PageHead } from './page-head.tsx';
import { SaveBar } from './save-bar.tsx';
import { useStudio } from './studio.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** The page for the name and date of the next event, with the countdown that visitors will see. */
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

function EventForm({ event }: { event: OutputOf<'readStudioEvent'> }) {
  const draft = useDraft('event', draftOf(event), event.version, mergeEvent);
  const save = useSave('saveStudioEvent', draft);
  const { name, decided, clock, zone } = draft.value;
  const edit = (changes: Partial<EventDraft>) => draft.edit({ ...draft.value, ...changes });
  const instant = decided ? instantAt(clock, zone, parseEventDate(event.next_challenge_date)) : null;
  const problem = eventProblem(draft.value, instant);
  const errorOf = (field: 'name' | 'clock') =>
    draft.dirty && problem?.field === field ? problem.message : undefined;

  return (
    <Card as={Form}>
      <Field
        label="Name of the event"
        value={name}
        error={errorOf('name')}
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
        <WhenFields
          when={{ clock, zone, instant }}
          error={errorOf('clock')}
          onClock={(clock) => edit({ clock })}
          onZone={(zone) => {
            keepZone(zone);
            edit({ zone });
          }}
        />
      )}
      <EventPreview name={name} instant={problem === null ? instant : null} zone={zone} />
      <SaveBar
        draft={draft}
        save={save}
        problem={draft.dirty ? problem?.message : null}
        onSave={() => {
          if (problem !== null) return;
          const next_challenge_date = instant === null ? null : new Date(instant).toISOString();
          void save.send({ challenge_name: name, next_challenge_date });
        }}
      />
    </Card>
  );
}

type WhenProps = {
  when: { clock: string; zone: string; instant: number | null };
  error: string | undefined;
  onClock: (clock: string) => void;
  onZone: (zone: string) => void;
};

/** The fields for the day and time of the event, and for the zone in which they are meant. */
function WhenFields({ when, error, onClock, onZone }: WhenProps) {
  const now = useNow() ?? pageNow();
  const minute = Math.floor(now / 60_000) * 60_000;
  return (
    <div className="columns form-row">
      <Field
        label="Date and time"
        type="datetime-local"
        value={when.clock}
        error={error}
        onChange={(change) => onClock(change.target.value)}
      />
      <ZoneField
        zone={when.zone}
        own={timeZone()}
        kept={keptZone()}
        minute={minute}
        hint={zoneNote(when, minute, momentLanguage())}
        onZone={onZone}
      />
    </div>
  );
}

/**
 * The link to the list of what is left of the built-in course; shown while something is left and something is the
 * operator's own.
 */
function BuiltInNote() {
  const { data } = useStudio('readStudioBuiltIn');
  if (!data?.own || data.lines.length === 0) return null;
  const things = data.lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="p" look="line" size="small">
      <Link to={studioBuiltInPath}>What is still the built-in course</Link>{' '}
      <span className="quiet">{`${things} ${things === 1 ? 'thing is' : 'things are'} as Shamble ships ${things === 1 ? 'it' : 'them'}.`}</span>
    </Card>
  );
}
