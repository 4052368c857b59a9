import { useState } from 'react';
import type { Membership } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { countingTime } from '#crew/rules/run-of-day.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { fullDate } from '#event/web/date-texts.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { useNow } from '#platform/web/ui/use-now.ts';
import { paths } from '#subjects/rules/paths.ts';
import { AddressProof } from './address-proof.tsx';
import { ComingUp } from './coming-up.tsx';
import { LeadOffer } from './lead-offer.tsx';
import { sayGone } from './say-gone.ts';
import { TitledCard } from './titled-card.tsx';

const choiceNames = ['shows_name', 'counts', 'mails'] as const;

/** A member's crew: the next rehearsal, the drills, the choices of what to show, and a button to leave. */
export function MemberCard({ crew }: { crew: Membership }) {
  const text = useText(crewCopy, dayCopy);
  const save = useCrewWrite('saveChoices');
  const leave = useCrewWrite('leaveCrew');
  const [leaving, setLeaving] = useState(false);
  const { id, name, leader_name: leader, state, shows_name, counts, mails } = crew;
  const params = { crew_id: id };
  const chosen = save.isPending ? save.variables.body : {};
  const choices = { shows_name, counts, mails, ...chosen };
  const now = useNow() ?? 0;
  const counting = countingTime(parseEventDate(useSettings().next_challenge_date));

  return (
    <TitledCard title={name} beside={<span className="quiet">{text('crew_led_by', { leader })}</span>}>
      {crew.leaderless && <p role="status">{text('crew_leaderless')}</p>}
      {state === 'waiting' && <p role="status">{text('crew_member_waiting', { leader })}</p>}
      {crew.offer && <LeadOffer crew={crew} offer={crew.offer} />}
      <div className="columns crew-member">
        {state === 'waiting' ? (
          <p className="quiet">{text('crew_member_waiting_for', { leader })}</p>
        ) : (
          <ComingUp crew={crew} />
        )}
        <div className="stack tight">
          <h3>{text('crew_choices_title', { leader })}</h3>
          <p className="quiet">
            {choices.shows_name
              ? text('crew_you_are_named', { leader })
              : text('crew_you_are', { leader, name: text('crew_dancer', { number: crew.number }) })}
          </p>
          {choiceNames.map((choice) => (
            <Switch
              key={choice}
              label={text(`crew_${choice}`, { leader })}
              checked={choices[choice]}
              busy={save.isPending}
              // The call has only this choice: another page may have changed the others, and a name that was hidden
              // there must not be shown again.
              onChange={(on) => save.mutate({ params, body: { [choice]: on } }, { onError: sayGone })}
            />
          ))}
          <ErrorNote>{save.error?.message}</ErrorNote>
          {crew.mails_held && (
            <>
              <p>{text('crew_mails_held')}</p>
              <AddressProof here={paths.crew} />
            </>
          )}
          {state === 'in' && counting && now < counting.from && (
            <p className="quiet">
              <span>
                {text('crew_count_later', { date: fullDate(new Date(counting.from).toISOString()) })}
              </span>{' '}
              <Link to={crewPaths.tryCounter(id)}>{text('day_try')}</Link>
            </p>
          )}
          {state === 'in' && counting && now >= counting.from && now < counting.until && (
            <ButtonLink look="bone" className="own-width" to={crewPaths.count(id)}>
              {text('crew_count_link')}
            </ButtonLink>
          )}
          <p className="quiet">{text('crew_until', { date: fullDate(crew.delete_after) })}</p>
          <Button look="quiet" className="own-width" onClick={() => setLeaving(true)}>
            {text('crew_leave')}
          </Button>
        </div>
      </div>
      <SureDialog
        open={leaving}
        title={text('crew_leave')}
        words={text('crew_leave_sure', { name })}
        no={text('crew_cancel')}
        call={leave}
        onClose={() => setLeaving(false)}
        // The promise is used instead of the call's callbacks: when the crew is left this card is gone, and its
        // callbacks would not be called.
        onYes={() =>
          void leave.mutateAsync({ params, body: {} }).then(
            () => showToast({ kind: 'success', text: text('crew_left') }),
            () => undefined,
          )
        }
      />
    </TitledCard>
  );
}
