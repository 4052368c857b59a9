import { crewCopy } from '#crew/content/crew-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { usePlaces } from '#subjects/web/switched-on.ts';

/** The way for who only teaches, beside the one to open a crew. */
export function NoCrewNeeded() {
  const text = useText(crewCopy);
  return usePlaces('day of the event').map(({ to, label }) => (
    <p key={to}>
      <span>{text('crew_open_unneeded')}</span> <Link to={to}>{text(label)}</Link>
    </p>
  ));
}
