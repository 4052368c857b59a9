import { Link } from 'react-router';
import type { OnwardPath } from '#rules/accounts/onward-path.ts';
import type { LeadingProblem as Problem } from '#rules/crew/leading.ts';
import { paths } from '#rules/paths.ts';
import { ProofByMail } from '#web/course-ui/proof-by-mail.tsx';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { useSession } from '#web/queries/session.ts';

/** Why the person may not lead a crew, and what they can do about it on this page, `here`. */
export function LeadingProblem({ problem, here }: { problem: Problem; here: OnwardPath }) {
  const text = useCrewText();
  const { user } = useSession();
  return (
    <>
      <p>
        {text(`crew_problem_${problem}`)}{' '}
        {problem === 'role' && <Link to={paths.profile}>{text('crew_problem_role_link')}</Link>}
      </p>
      {problem === 'address' && user && (
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
      )}
    </>
  );
}
