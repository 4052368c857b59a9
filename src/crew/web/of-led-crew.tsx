import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { isGone, type LedCrew, useCrew } from '#crew/web/crew.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { CrewHeading } from './crew-heading.tsx';
import { UnknownCrew } from './unknown-crew.tsx';

/** A page of the crew that the address names, for its leader. Another crew is another page: nothing typed goes along. */
export function OfLedCrew({ page: Page }: { page: ComponentType<{ crew: LedCrew }> }) {
  const text = useText(crewCopy);
  const { crewId = '' } = useParams();
  const { data: crew, error, isPending, refetch } = useCrew(crewId);
  if (crew && !isGone(error)) return <Page key={crewId} crew={crew} />;
  if (isPending) return <Loading />;
  if (isGone(error)) return <UnknownCrew />;
  return (
    <div className="page stack loose">
      <div>
        <Link to={crewPaths.home}>{text('crew_back')}</Link>
        <CrewHeading title={text('crew_title')} />
      </div>
      <ErrorState
        {...(error instanceof ProblemError ? { message: error.message } : {})}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
