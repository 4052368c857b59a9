import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { TitledCard } from '../titled-card.tsx';

/** The form of a mail to members who asked for mails. The typed message stays until the server has taken it. */
export function MailCard({ crew: { id, mails } }: { crew: Crew }) {
  const text = useText(crewCopy);
  const send = useCrewWrite('mailCrew');
  const { errors, check } = useFieldErrors<'message'>();

  function submit(form: HTMLFormElement) {
    const { message } = textsOf<'message'>(form);
    if (!check(form, 'message', !message.trim() && text('crew_mail_empty')) || send.isPending) return;
    send.mutate(
      { params: { crew_id: id }, body: { message } },
      {
        onSuccess: ({ people }) => {
          showToast({ kind: 'success', text: text('crew_mail_sent', { count: people }) });
          form.reset();
        },
      },
    );
  }

  return (
    <TitledCard title={text('crew_mail_title')}>
      {mails === 0 ? (
        <p>{text('crew_mail_nobody')}</p>
      ) : (
        <Form className="stack tight" onSend={submit}>
          <p>{text('crew_mail_text', { count: mails })}</p>
          <TextField
            label={text('crew_mail_label')}
            name="message"
            rows={4}
            maxLength={crewLimits.messageMax}
            error={errors.message ?? send.error?.message}
          />
          <Button type="submit" look="bone" className="own-width" busy={send.isPending}>
            {text('crew_mail_send')}
          </Button>
        </Form>
      )}
    </TitledCard>
  );
}
