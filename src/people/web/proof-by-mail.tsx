import { useRedeemMagicLink, useRequestMagicLink } from '#people/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import type { OnwardPath } from '#subjects/rules/onward-paths.ts';
import { MailedCodeForm } from './mailed-code-form.tsx';

type ProofProps = {
  email: string;
  /** The page that asks for the proof; the mailed link leads back to it. */
  onward: OnwardPath;
  words: { button: string; busy: string; sent: string };
};

/** Mails the signed-in person a link that proves their address. The code of the mail can be typed here instead. */
export function ProofByMail({ email, onward, words }: ProofProps) {
  const request = useRequestMagicLink();
  const redeem = useRedeemMagicLink();
  return (
    <>
      {request.isSuccess ? (
        <div className="stack tight">
          <p role="status">{words.sent}</p>
          <MailedCodeForm
            busy={redeem.isPending}
            failure={redeem.error}
            onCode={(code) => redeem.mutate({ code })}
          />
        </div>
      ) : (
        <Button
          busy={request.isPending}
          busyLabel={words.busy}
          onClick={() => request.mutate({ email, onward })}
        >
          {words.button}
        </Button>
      )}
      <ErrorNote>{request.error?.message}</ErrorNote>
    </>
  );
}
