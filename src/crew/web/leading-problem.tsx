import { crewCopy } from '#crew/content/crew-copy.ts';
import type { LeadingProblem as Problem } from '#crew/rules/leading.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import type { OnwardPath } from '#subjects/rules/onward-paths.ts';
import { paths } from '#subjects/rules/paths.ts';
import { AddressProof } from './address-proof.tsx';

/** Says why the person may not lead a crew, and what to do about it. `here` is the page that shows the explanation. */
export function LeadingProblem({ problem, here }: { problem: Problem; here: OnwardPath }) {
  const text = useText(crewCopy);
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
