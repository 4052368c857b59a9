import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import './day.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { countOf, labelAnew, type TallyKind } from '#crew/rules/tally.ts';
import { useCrews } from '#crew/web/crew.ts';
import { startTally, tap, useDeviceTally } from '#crew/web/crew-tally.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Choice, Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { CrewHeading } from '../crew-heading.tsx';
import { UnknownCrew } from '../unknown-crew.tsx';
import { Counter } from './counter.tsx';

const kinds = ['gate', 'witness'] as const;

/** Moves the focus to the heading. If it went to the large button, a key that is still held down would count heads. */
const toLabel = handFocusOn(() => document.querySelector('main h2'));

/** The page of a phone that counts: one large button, and a line that says whether the number was sent. */
export function CountPage() {
  const text = useText(crewCopy, dayCopy);
  const { crewId = '' } = useParams();
  const { tally, sent, refused, unreached } = useDeviceTally(crewId);
  const crews = useCrews().data;
  const isThis = ({ id }: { id: string }) => id === crewId;
  const leads = crews?.leads.some(isThis) ?? false;
  const [anew, setAnew] = useState(false);
  // Heads that this device has counted are shown even if the crew is gone.
  if (crews && !leads && !crews.member_of.some(isThis) && tally === null) return <UnknownCrew />;
  return (
    <div className="page-narrow stack">
      <Link to={leads ? crewPaths.day(crewId, 'count') : crewPaths.home}>
        {leads ? text('day_print_back') : text('crew_back')}
      </Link>
      <CrewHeading title={text('day_count_title')} />
      {tally === null ? (
        <>
          <StartCount crewId={crewId} />
          <ButtonLink look="quiet" className="own-width" to={crewPaths.tryCounter(crewId)}>
            {text('day_try')}
          </ButtonLink>
        </>
      ) : (
        <>
          <h2 className="card-title">{tally.label}</h2>
          <Counter count={countOf(tally)} onCount={(by) => tap(crewId, by)} />
          <p className="quiet">
            {sent
              ? text('day_count_sent')
              : refused !== null
                ? text('day_count_refused', { message: refused })
                : text(unreached ? 'day_count_waiting' : 'day_count_sending')}
          </p>
          <Button look="quiet" className="own-width" onClick={() => setAnew(true)}>
            {text('day_count_anew')}
          </Button>
          <SureDialog
            open={anew}
            title={text('day_count_anew')}
            words={text('day_count_anew_sure')}
            no={text('crew_cancel')}
            onClose={() => setAnew(false)}
            onYes={() => {
              startTally(crewId, labelAnew(tally.label), tally.kind);
              setAnew(false);
            }}
          />
        </>
      )}
    </div>
  );
}

function StartCount({ crewId }: { crewId: string }) {
  const text = useText(dayCopy);
  const { errors, check } = useFieldErrors<'label'>();
  return (
    <Card
      ref={toLabel}
      as={Form}
      onSend={(form) => {
        const { label, kind } = textsOf<'label' | 'kind'>(form);
        if (check(form, 'label', !label.trim() && text('day_count_who_missing')))
          startTally(crewId, label.trim(), kind as TallyKind);
      }}
    >
      <Field
        label={text('day_count_who')}
        hint={text('day_count_hint')}
        name="label"
        maxLength={crewLimits.labelMax}
        error={errors.label}
      />
      {kinds.map((kind) => (
        <Choice
          key={kind}
          name="kind"
          value={kind}
          label={text(`day_count_kind_${kind}`)}
          defaultChecked={kind === 'gate'}
        />
      ))}
      <Button type="submit" size="large">
        {text('day_count_start')}
      </Button>
    </Card>
  );
}
