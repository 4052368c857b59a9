import { Suspense } from 'react';
import { crewRoot } from '#crew/rules/paths.ts';
import { teaches } from '#people/rules/survey.ts';
import { useSession } from '#people/web/session.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';

/**
 * The only part of the dashboard that reads crews; only people who may lead load it. Until it is loaded, a link to
 * /crew is shown.
 */
const LedCrews = lazyComponent(
  async () => (await import('./led-crews.tsx')).loadLedCrews(),
  ({ none }) => none,
);

/**
 * The link to the person's crews on the dashboard's event card. People who may lead have the link above all cards
 * instead.
 */
export function CrewsOnCard() {
  const text = useText();
  const { user } = useSession();
  if (teaches(user?.role)) return null;
  return (
    <ButtonLink look="bone" size="small" to={crewRoot.crew}>
      {text('nav_crew')}
    </ButtonLink>
  );
}

/** For people who may lead: their crews, or a link to open a crew. */
export function CrewsToLead() {
  const text = useText();
  const crews = (
    <ButtonLink look="bone" to={crewRoot.crew}>
      {text('nav_crew')}
    </ButtonLink>
  );
  return (
    <Suspense fallback={crews}>
      <LedCrews none={crews} />
    </Suspense>
  );
}
