import type { OnwardPath } from '#rules/accounts/onward-path.ts';
import { ProofByMail } from '#web/course-ui/proof-by-mail.tsx';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { useSession } from '#web/queries/session.ts';

/** Mails a link that proves the person's address, and leads back to this page, `here`. */
export function AddressProof({ here }: { here: OnwardPath }) {
  const text = useCrewText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="cluster">
      <ProofByMail
        email={user.email}
        onward={here}
        words={{
          button: text('crew_proof_button'),
          busy: text('crew_proof_busy'),
          sent: text('crew_proof_sent', { address: user.email }),
        }}
      />
    </div>
  );
}
