import { useState } from 'react';
import type { Membership } from '#api/crew.ts';
import { crewPaths } from '#rules/crew/crew-paths.ts';
import { parseEventDate } from '#rules/event/event-date.ts';
import { fullDate } from '#web/course-ui/date-texts.ts';
import { useSettings } from '#web/queries/copy.ts';
import { useCourse } from '#web/queries/course.ts';
import { useCrewWrite } from '#web/queries/crew.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { LeadOffer } from './lead-offer.tsx';
import { RehearsalItem } from './rehearsal-item.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { useCrewText } from './use-crew-text.ts';

/** Milliseconds around the event in which members may count heads. */
const nearMs = 3 * 86_400_000;
const choiceNames = ['shows_name', 'counts', 'mails'] as const;

/** A crew that one is in: the next rehearsal, what it drills, what the leader may see, and the way out. */
export function MemberCard({ crew }: { crew: Membership }) {
  const text = useCrewText();
  const lessons = useCourse().data ?? [];
  const save = useCrewWrite('saveChoices');
  const leave = useCrewWrite('leaveCrew');
  const [leaving, setLeaving] = useState(false);
  const { id, name, leader_name: leader, state, shows_name, counts, mails } = crew;
  const params = { crew_id: id };
  const chosen = save.isPending ? save.variables.body : undefined;
  const choices = { shows_name, counts, mails, ...chosen };
  const now = useNow() ?? 0;
  const eventAt = parseEventDate(useSettings().next_challenge_date);
  const near = eventAt !== null && Math.abs(now - eventAt) < nearMs;
  const [next, ...later] = crew.rehearsals;
  const dayOf = (day: number) => ({
    day,
    title: lessons.find(({ order_num }) => order_num === day)?.title ?? '',
  });

  return (
    <section className="card" aria-labelledby={`crew-${id}`}>
      <div className="spread">
        <h2 className="card-title" id={`crew-${id}`}>
          {name}
        </h2>
        <span className="quiet">{text('crew_led_by', { leader })}</span>
      </div>
      {crew.leaderless && <p role="status">{text('crew_leaderless')}</p>}
      {state === 'waiting' && <p role="status">{text('crew_member_waiting', { leader })}</p>}
      {crew.offer !== null && <LeadOffer crew={crew} />}
      <div className="columns crew-member">
        <div className="stack tight">
          <h3>{text('crew_next_title')}</h3>
          {next ? (
            <RehearsalItem rehearsal={next} crew={crew} />
          ) : (
            <p className="quiet">{text('crew_next_none')}</p>
          )}
          {later.length > 0 && (
            <ul className="stack tight">
              {later.map((rehearsal) => (
                <li key={rehearsal.id}>
                  <RehearsalItem rehearsal={rehearsal} crew={crew} />
                </li>
              ))}
            </ul>
          )}
          <h3>{text('crew_drills_title')}</h3>
          {crew.drills.length > 0 ? (
            <ul className="crew-days">
              {crew.drills.map((day) => (
                <li key={day}>{text('crew_drills_day', dayOf(day))}</li>
              ))}
            </ul>
          ) : (
            <p className="quiet">{text('crew_drills_none')}</p>
          )}
        </div>
        <div className="stack tight">
          <h3>{text('crew_choices_title', { leader })}</h3>
          <p className="quiet">
            {text('crew_you_are', { leader, name: text('crew_dancer', { number: crew.number }) })}
          </p>
          {choiceNames.map((choice) => (
            <Switch
              key={choice}
              label={text(`crew_${choice}`, { leader })}
              checked={choices[choice]}
              busy={save.isPending}
              onChange={(on) => save.mutate({ params, body: { ...choices, [choice]: on } })}
            />
          ))}
          {save.error && (
            <p className="field-error" role="alert">
              {save.error.message}
            </p>
          )}
          {state === 'in' && near && (
            <ButtonLink look="bone" className="crew-start" to={crewPaths.count(id)}>
              {text('crew_count_link')}
            </ButtonLink>
          )}
          <p className="quiet">{text('crew_until', { date: fullDate(crew.delete_after) })}</p>
          <Button look="quiet" className="crew-start" onClick={() => setLeaving(true)}>
            {text('crew_leave')}
          </Button>
        </div>
      </div>
      <SureDialog
        open={leaving}
        title={text('crew_leave')}
        words={text('crew_leave_sure', { name })}
        yes={text('crew_leave')}
        failure={leave.error}
        onClose={() => setLeaving(false)}
        onYes={() =>
          leave.mutate(
            { params, body: {} },
            { onSuccess: () => showToast({ kind: 'success', text: text('crew_left') }) },
          )
        }
      />
    </section>
  );
}
