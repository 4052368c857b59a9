import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { leaderParts } from '#subjects/web/dashboard-parts.ts';
import { useParts, usePlaces } from '#subjects/web/switched-on.ts';

/** The things that instructors and coordinators come for, before their own lessons. */
export function LeadFirst() {
  const text = useText();
  const links = usePlaces('teachers');
  const parts = useParts(leaderParts);
  if (links.length + parts.length === 0) return null;
  return (
    <nav className="cluster" aria-label={text('dashboard_lead')}>
      {links.map(({ to }) => (
        <ButtonLink key={to} look="bone" to={to}>
          {text('dashboard_teach')}
        </ButtonLink>
      ))}
      {parts.map(([subject, Part]) => (
        <Part key={subject} />
      ))}
    </nav>
  );
}
