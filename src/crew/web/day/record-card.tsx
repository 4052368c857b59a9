import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { type Evidence, evidence, recordGaps, recordProblem } from '#crew/rules/record.ts';
import { instantAt } from '#event/rules/wall-clock.ts';
import { useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { CheckField, Field, TextField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { dayAndTime } from '../day-and-time.ts';
import { TitledCard } from '../titled-card.tsx';
import { textNames } from './record-draft.ts';
import { type KnownRecord, useKnownRecord, useRecordDraft } from './use-record-draft.ts';

/** `gates` is the sum of heads counted at the gates. */
type Props = { crew: Crew; eventAt: number | null; gates: number };

/**
 * The form of the day record. It is kept on the device while it is typed, and saved by a press on Save. A save without
 * a network has to be pressed again.
 */
export function RecordCard(props: Props) {
  const known = useKnownRecord(props.crew);
  return known && <RecordForm {...props} known={known} />;
}

function RecordForm({ crew, eventAt, gates, known }: Props & { known: KnownRecord }) {
  const text = useText(crewCopy, dayCopy);
  const { fields, read, change, saved, busy, problem, theirs, send } = useRecordDraft(crew, known);
  const { show } = useFieldErrors<'before' | 'after'>();
  const { record, wrong } = read;
  const gaps = recordGaps(record);
  const strange = recordProblem(record, eventAt);
  const time = eventAt === null ? '' : dayAndTime(eventAt, crew.zone);
  const line = (name: 'event_code' | 'started_at' | 'ended_at' | 'before' | 'after' | 'charity') => ({
    name,
    label: text(`day_record_${name}`),
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const countWrong = text('day_record_count_wrong');
  const count = (name: 'before' | 'after') => ({
    ...line(name),
    inputMode: 'numeric' as const,
    error: wrong.includes(name) ? countWrong : undefined,
  });
  /** Returns the other device's value of a field in readable form: a typed date and time become a text. */
  const shown = (typed: string) => {
    const at = instantAt(typed, crew.zone);
    return at === null ? typed : dayAndTime(at, crew.zone);
  };
  const tick = (kind: Evidence) =>
    fields.evidence.includes(kind)
      ? fields.evidence.filter((each) => each !== kind)
      : [...fields.evidence, kind];

  return (
    <TitledCard title={text('day_record_title')}>
      <p className="quiet">{text('day_record_text')}</p>
      <Form
        className="stack tight"
        onSend={(form) => {
          // A wrong field shows its error already while it is typed; `show` moves the focus to it.
          const found = wrong.map((field) => ({ field, message: countWrong }));
          if (show(form, found)) send();
        }}
      >
        <Field {...line('event_code')} maxLength={40} />
        <div className="columns form-row">
          <Field {...line('started_at')} type="datetime-local" />
          <Field {...line('ended_at')} type="datetime-local" />
        </div>
        <ErrorNote>{strange && text(`day_problem_${strange}`, { time })}</ErrorNote>
        <div className="columns form-row day-numbers">
          <Field {...count('before')} />
          <Field {...count('after')} />
        </div>
        {gates > 0 && fields.before === '' && (
          <Button
            look="quiet"
            size="small"
            className="own-width"
            onClick={() => change({ before: String(gates) })}
          >
            {text('day_record_take', { count: gates })}
          </Button>
        )}
        {record.before !== record.after && record.after !== null && (
          <TextField
            label={text('day_record_explanation')}
            rows={2}
            maxLength={1000}
            value={fields.explanation}
            onChange={({ target }) => change({ explanation: target.value })}
          />
        )}
        <Field {...line('charity')} maxLength={200} />
        <details className="day-more">
          <summary>
            {text('day_record_at_hand', { count: fields.evidence.length, total: evidence.length })}
          </summary>
          <fieldset className="stack tight choices">
            <legend className="only-read-aloud">{text('day_record_evidence')}</legend>
            {evidence.map((kind) => (
              <CheckField
                key={kind}
                label={text(`day_evidence_${kind}`)}
                checked={fields.evidence.includes(kind)}
                onChange={() => change({ evidence: tick(kind) })}
              />
            ))}
          </fieldset>
        </details>
        <p className="quiet">
          {gaps.length === 0
            ? text('day_record_whole')
            : text('day_record_gaps', { names: gaps.map((gap) => text(`day_record_${gap}`)).join(', ') })}
        </p>
        <p role="status">{saved ? text('crew_saved') : problem === 'kept' ? text('day_record_kept') : ''}</p>
        <ErrorNote>{problem !== null && problem !== 'kept' && problem}</ErrorNote>
        {theirs && (
          <Card as="div" look="notice" size="small" role="alert">
            <p>{text('day_record_together')}</p>
            <ul>
              {textNames
                .filter((name) => theirs.names.includes(name))
                .map((name) => (
                  <li key={name}>
                    {text('day_record_theirs', {
                      name: text(`day_record_${name}`),
                      message: shown(theirs.fields[name]) || text('day_record_nothing'),
                    })}
                  </li>
                ))}
            </ul>
          </Card>
        )}
        <Button type="submit" look="bone" className="own-width" busy={busy}>
          {text('day_record_save')}
        </Button>
      </Form>
    </TitledCard>
  );
}
