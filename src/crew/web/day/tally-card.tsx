import { dayCopy } from '#crew/content/day-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { countOf } from '#crew/rules/tally.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { dayAndTime } from '../day-and-time.ts';
import { TitledCard } from '../titled-card.tsx';
import type { useAllTallies } from './use-all-tallies.ts';

type Props = { crewId: string } & ReturnType<typeof useAllTallies>;

/**
 * All phones together: gates add up, witnesses are compared, and neither shows a count that the leader leaves out.
 */
export function TallyCard({ crewId, tallies, sum, refetch }: Props) {
  const text = useText(dayCopy);
  const leave = useCrewWrite('leaveOutTally');
  return (
    <TitledCard title={text('day_tally_title')}>
      <p className="quiet">{text('day_tally_text')}</p>
      <p className="quiet">{text('day_tally_others')}</p>
      {tallies.length === 0 ? (
        <p>{text('day_tally_none')}</p>
      ) : (
        <>
          <dl className="stack tight day-counts">
            <dt>{text('day_tally_gates')}</dt>
            <dd className="figure">{sum.gates}</dd>
            {tallies.map((tally) => (
              <div
                key={tally.device_id}
                className="spread"
                data-kind={tally.kind}
                data-left-out={tally.left_out}
              >
                <dt>{tally.label}</dt>
                <dd className="cluster">
                  <span>
                    {tally.updated_at === undefined
                      ? countOf(tally)
                      : text('day_tally_seen', {
                          count: countOf(tally),
                          time: dayAndTime(Date.parse(tally.updated_at), timeZone()),
                        })}
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
                          params: { crew_id: crewId, device_id: tally.device_id },
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
          <ErrorNote>{leave.error?.message}</ErrorNote>
          <p role="status">
            {sum.agree !== null && text(sum.agree ? 'day_tally_agree' : 'day_tally_differ')}
          </p>
        </>
      )}
      <div className="cluster">
        <ButtonLink look="bone" to={crewPaths.count(crewId)}>
          {text('day_tally_this')}
        </ButtonLink>
        <Button look="quiet" onClick={() => void refetch()}>
          {text('day_tally_again')}
        </Button>
      </div>
    </TitledCard>
  );
}
