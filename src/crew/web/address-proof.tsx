import { crewCopy } from '#crew/content/crew-copy.ts';
import { ProofByMail } from '#people/web/proof-by-mail.tsx';
import { useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import type { OnwardPath } from '#subjects/rules/onward-paths.ts';

/** Offers to mail a link that proves the person's address; the link leads back to the page `here`. */
export function AddressProof({ here }: { here: OnwardPath }) {
  const text = useText(crewCopy);
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
