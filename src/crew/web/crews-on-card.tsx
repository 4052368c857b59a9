import { Suspense } from 'react';
import { crewRoot } from '#crew/rules/paths.ts';
import { useSession } from '#people/web/session.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';

/** The only part of the dashboard that asks for crews, so only people who may lead get it. Without it the link stands. */
const LedCrews = lazyComponent(
  async () => (await import('./led-crews.tsx')).loadLedCrews(),
  ({ none }) => none,
);

/** The way to one's crews, on the dashboard's card of the event. */
export function CrewsOnCard() {
  const text = useText();
  const role = useSession().user?.role;
  const leads = role === 'instructor' || role === 'coordinator';
  const crews = (
    <ButtonLink look="bone" size="small" to={crewRoot.crew}>
      {text(leads ? 'dashboard_crew_lead' : 'nav_crew')}
    </ButtonLink>
  );
  if (!leads) return crews;
  return (
    <Suspense fallback={crews}>
      <LedCrews none={crews} />
    </Suspense>
  );
}
