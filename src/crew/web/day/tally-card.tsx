import type { Crew } from '#crew/api/crew.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { countOf } from '#crew/rules/tally.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { timeOfDay } from '../day-and-time.ts';
import { TitledCard } from '../titled-card.tsx';
import type { useAllTallies } from './use-all-tallies.ts';

type Props = { crew: Pick<Crew, 'id' | 'zone'> } & ReturnType<typeof useAllTallies>;

/**
 * The counts of all phones: the sum of the gates and the comparison of the witnesses, without counts that are left out.
 * New numbers appear without a press; silent phones are named.
 */
export function TallyCard({ crew: { id, zone }, tallies, sum, silent, staleSince }: Props) {
  const text = useText(dayCopy);
  const leave = useCrewWrite('leaveOutTally');
  const seenAt = (updated_at: string) => timeOfDay(Date.parse(updated_at), zone);
  const names = silent
    .map(({ label, updated_at }) => text('day_tally_silent_phone', { name: label, time: seenAt(updated_at) }))
    .join(', ');
  return (
    <TitledCard title={text('day_tally_title')}>
      <dl className="stack tight day-counts">
        <div className="day-total">
          <dt>{text('day_tally_gates')}</dt>
          <dd className="figure">{sum.gates}</dd>
        </div>
        {tallies.map((tally) => (
          <div key={tally.device_id} className="spread" data-kind={tally.kind} data-left-out={tally.left_out}>
            <dt>{tally.label}</dt>
            <dd className="cluster">
              <span>
                {tally.updated_at === undefined
                  ? countOf(tally)
                  : text('day_tally_seen', { count: countOf(tally), time: seenAt(tally.updated_at) })}
              </span>
              {tally.left_out && <em>{text('day_tally_left_out')}</em>}
              {tally.left_out !== undefined && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={text(tally.left_out ? 'day_tally_take_which' : 'day_tally_leave_which', {
                    name: tally.label,
                  })}
                  onClick={() =>
                    leave.mutate({
                      params: { crew_id: id, device_id: tally.device_id },
                      body: { left_out: !tally.left_out },
                    })
                  }
                >
                  {text(tally.left_out ? 'day_tally_take' : 'day_tally_leave')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {tallies.length === 0 && <p>{text('day_tally_none')}</p>}
      <ErrorNote>{leave.error?.message}</ErrorNote>
      <p role="status" className="day-agree" data-agree={sum.agree}>
        {sum.agree === false
          ? text(silent.length > 0 ? 'day_tally_differ_silent' : 'day_tally_differ', { names })
          : [sum.agree && text('day_tally_agree'), silent.length > 0 && text('day_tally_silent', { names })]
              .filter(Boolean)
              .join(' ')}
      </p>
      {staleSince !== null && (
        <p className="quiet">{text('day_tally_offline', { time: timeOfDay(staleSince, zone) })}</p>
      )}
      <div className="cluster">
        <ButtonLink look="bone" to={crewPaths.count(id)}>
          {text('day_tally_this')}
        </ButtonLink>
        <ButtonLink look="quiet" to={crewPaths.tryCounter(id)}>
          {text('day_try')}
        </ButtonLink>
      </div>
      <details className="day-more">
        <summary>{text('day_tally_how')}</summary>
        <div className="stack tight quiet">
          <p>{text('day_tally_text')}</p>
          <p>{text('day_tally_others')}</p>
        </div>
      </details>
    </TitledCard>
  );
}
