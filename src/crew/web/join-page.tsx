import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { useInvitation } from '#crew/web/crew.ts';
import { dropInvitation } from '#people/web/kept-invitation.ts';
import { useSession } from '#people/web/session.ts';
import { codeInHash } from '#platform/rules/spoken-code.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { ConsentForm } from './consent-form.tsx';
import { CrewCodeForm } from './crew-code-form.tsx';
import { CrewHeading } from './crew-heading.tsx';
import { InvitedPage } from './invited-page.tsx';

/** The page for using a code, by a link, a QR code or typing. Visitors sign up first; signed-in people see the crew. */
export function JoinPage() {
  return useSession().user === null ? <InvitedPage /> : <InvitationPage />;
}

/** Says whose crew it is and what joining means, and then asks for consent. */
function InvitationPage() {
  const text = useText(crewCopy);
  const { hash, key } = useLocation();
  const code = codeInHash(hash);
  const { data, error, mutate, isPending, isIdle } = useInvitation();
  useEffect(dropInvitation, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `key` means: the same code was entered again
  useEffect(() => {
    if (code !== null) mutate(code);
  }, [code, key, mutate]);

  return (
    <div className="page-narrow stack loose">
      <CrewHeading title={text('crew_join_title')} />
      {code !== null && (isPending || isIdle) && <Loading />}
      <ErrorNote>{error?.message}</ErrorNote>
      {code !== null && data ? (
        <>
          <p className="crew-leads-to">
            <span>{text('crew_join_leads_to', { name: data.name, leader: data.leader_name })}</span>
            {data.place && <span className="quiet">{data.place}</span>}
          </p>
          {data.known ? (
            <>
              <p>{text('crew_join_known')}</p>
              <ButtonLink to={crewPaths.home} className="own-width">
                {text('crew_title')}
              </ButtonLink>
            </>
          ) : (
            <ConsentForm code={code} invitation={data} />
          )}
        </>
      ) : (
        <Card>
          <CrewCodeForm />
        </Card>
      )}
    </div>
  );
}
