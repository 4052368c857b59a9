import { crewPaths } from '#rules/crew/crew-paths.ts';
import { countOf, mergeTallies, sumOf, type Tally } from '#rules/crew/tally.ts';
import { useCrewWrite, useTallies } from '#web/queries/crew.ts';
import { type DeviceTally, useDeviceTally } from '#web/queries/crew-tally.ts';
import { timeZone } from '#web/queries/time-zone.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { dayAndTime } from '../day-and-time.ts';
import { useDayText } from './use-day-text.ts';

type Sent = Tally & { device_id: string; left_out: boolean; updated_at: string };

/** What the phones have counted, this device's own included whether or not it was sent. */
export function useAllTallies(crewId: string) {
  const { data, refetch } = useTallies(crewId);
  const { tally } = useDeviceTally(crewId);
  const tallies = withOwn(data?.tallies ?? [], tally);
  return { tallies, sum: sumOf(tallies), refetch };
}

function withOwn(
  sent: readonly Sent[],
  own: DeviceTally | null,
): (Tally & { device_id: string; left_out?: boolean; updated_at?: string })[] {
  if (own === null) return [...sent];
  const there = sent.some(({ device_id }) => device_id === own.device_id);
  const all = sent.map((each) =>
    each.device_id === own.device_id ? { ...each, ...mergeTallies(each, own) } : each,
  );
  return there ? all : [...all, own];
}

/** All phones together: gates add up, witnesses are compared, and what the leader leaves out is shown in neither. */
export function TallyCard({ crewId }: { crewId: string }) {
  const text = useDayText();
  const { tallies, sum, refetch } = useAllTallies(crewId);
  const leave = useCrewWrite('leaveOutTally');
  return (
    <section className="card" aria-labelledby="day-tally">
      <h2 className="card-title" id="day-tally">
        {text('day_tally_title')}
      </h2>
      <p className="quiet">{text('day_tally_text')}</p>
      <p className="quiet">{text('day_tally_others')}</p>
      {tallies.length === 0 ? (
        <p>{text('day_tally_none')}</p>
      ) : (
        <>
          <dl className="day-counts">
            <dt>{text('day_tally_gates')}</dt>
            <dd className="figure">{sum.gates}</dd>
            {tallies.map((tally) => (
              <div key={tally.device_id} data-kind={tally.kind} data-left-out={tally.left_out}>
                <dt>{tally.label}</dt>
                <dd>
                  {tally.updated_at === undefined
                    ? countOf(tally)
                    : text('day_tally_seen', {
                        count: countOf(tally),
                        time: dayAndTime(Date.parse(tally.updated_at), timeZone()),
                      })}
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
          {leave.error && (
            <p className="field-error" role="alert">
              {leave.error.message}
            </p>
          )}
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
    </section>
  );
}
