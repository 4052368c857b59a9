import type { OnwardPath } from '#rules/accounts/onward-path.ts';
import { useRequestMagicLink } from '#web/queries/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';

type ProofProps = {
  email: string;
  /** The page that asks for the proof: the link leads back to it. */
  onward: OnwardPath;
  words: { button: string; busy: string; sent: string };
};

/** Mails the signed-in person a link that proves the address to be theirs. */
export function ProofByMail({ email, onward, words }: ProofProps) {
  const request = useRequestMagicLink();
  return (
    <>
      {request.isSuccess ? (
        <p role="status">{words.sent}</p>
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
