import { Link } from 'react-router';
import type { OnwardPath } from '#rules/accounts/onward-path.ts';
import type { LeadingProblem as Problem } from '#rules/crew/leading.ts';
import { paths } from '#rules/paths.ts';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { AddressProof } from './address-proof.tsx';

/** Why the person may not lead a crew, and what they can do about it on this page, `here`. */
export function LeadingProblem({ problem, here }: { problem: Problem; here: OnwardPath }) {
  const text = useCrewText();
  return (
    <>
      <p>
        <span>{text(`crew_problem_${problem}`)}</span>{' '}
        {problem === 'role' && <Link to={paths.profile}>{text('crew_problem_role_link')}</Link>}
      </p>
      {problem === 'address' && <AddressProof here={here} />}
    </>
  );
}
