import { useState } from 'react';
import { useNavigate } from 'react-router';
import { crewTexts } from '#crew/content/answers.ts';
import { consentPoints, consentTexts, consentWording } from '#crew/content/consent.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { isMinor } from '#people/rules/age-gate.ts';
import { useSession } from '#people/web/session.ts';
import { useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { CheckField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { paths } from '#subjects/rules/paths.ts';
import { AddressProof } from './address-proof.tsx';

type Props = { code: string; invitation: OutputOf<'readInvitation'> };

/** Says in plain words what joining means, and asks what the leader may see. No choice is ticked beforehand. */
export function ConsentForm({ code, invitation: { name, leader_name: leader, approval, proven } }: Props) {
  const text = useText(crewCopy, crewTexts, consentTexts);
  const navigate = useNavigate();
  const join = useCrewWrite('joinCrew');
  const { user } = useSession();
  const minor = user !== null && isMinor(user.age_group);
  const { errors, check } = useFieldErrors<'guardian'>();
  const [wantsMails, setWantsMails] = useState(false);
  const site_name = text('meta_site_name');

  function submit(form: HTMLFormElement) {
    const ticked = (field: string) => new FormData(form).has(field);
    const guardian = ticked('guardian');
    if (!check(form, 'guardian', minor && !guardian && text('crew.guardian_missing')) || join.isPending)
      return;
    const body = {
      code,
      wording: consentWording,
      guardian,
      shows_name: ticked('shows_name'),
      counts: ticked('counts'),
      mails: ticked('mails'),
    };
    join.mutate(
      { body },
      {
        onSuccess: ({ state }) => {
          const words = text(state === 'in' ? 'crew_joined' : 'crew_joined_waiting', { leader });
          showToast({ kind: 'success', text: words });
          void navigate(crewPaths.home, { replace: true });
        },
      },
    );
  }

  return (
    <>
      <Card as={Form} onSend={submit}>
        <p>{text('consent.lead')}</p>
        <ul className="stack tight points">
          {consentPoints.map((point) => (
            <li key={point}>{text(`consent.points.${point}`, { leader, site_name })}</li>
          ))}
          {approval && <li>{text('crew_join_approval', { leader })}</li>}
        </ul>
        {minor && (
          <Card as="div" look="notice" size="small" className="snug">
            <p>{text('consent.guardian')}</p>
            <CheckField label={text('consent.guardianAgrees')} name="guardian" error={errors.guardian} />
          </Card>
        )}
        <fieldset className="stack tight">
          <legend>{text('crew_join_choices')}</legend>
          <CheckField label={text('consent.showsName', { leader })} name="shows_name" />
          <CheckField label={text('consent.counts')} name="counts" />
          <CheckField
            label={text('consent.mails', { leader })}
            name="mails"
            onChange={({ target }) => setWantsMails(target.checked)}
          />
        </fieldset>
        <ErrorNote>{join.error?.message}</ErrorNote>
        <Button type="submit" size="large" busy={join.isPending}>
          {text('crew_join_button', { name })}
        </Button>
      </Card>
      {wantsMails && !proven && (
        <Card>
          <p>{text('crew_join_proof', { leader })}</p>
          <AddressProof here={paths.crew} />
        </Card>
      )}
    </>
  );
}
