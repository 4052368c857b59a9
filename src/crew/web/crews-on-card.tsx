import { Suspense } from 'react';
import { crewRoot } from '#crew/rules/paths.ts';
import { teaches } from '#people/rules/survey.ts';
import { useSession } from '#people/web/session.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';

/** The only part of the dashboard that asks for crews, so only people who may lead get it. Without it the link stands. */
const LedCrews = lazyComponent(
  async () => (await import('./led-crews.tsx')).loadLedCrews(),
  ({ none }) => none,
);

/** The way to one's crews, on the dashboard's card of the event; who leads has it above all cards. */
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

/** The crews of who may lead, or the way to open one. */
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
